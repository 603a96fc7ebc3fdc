import type { ExportSource, ExportTable } from '@groundsheet/formats'
import { expect, test } from 'vitest'
import { joinSources } from '../../src/data/export/join-sources.ts'
import { exportStrings } from '../../src/ui/strings/export-strings.ts'

const OWN = ['PROJECT_ID', 'PROJECT_NAME', 'PROJECT_GRID']

const table = (unit: string, rows: readonly (readonly string[])[]): ExportTable => ({
  group: 'ISPT',
  name: 'Standard penetration tests',
  headings: [
    { heading: 'LOCA_ID', name: null, unit: '', type: 'ID' },
    { heading: 'ISPT_TOP', name: null, unit, type: '2DP' },
  ],
  rows: () => rows,
})

const source = (reference: string, tables: readonly ExportTable[], codes = new Map<string, string>()) =>
  ({
    project: {
      reference,
      name: `Site ${reference}`,
      company: 'Northmoor',
      client: 'Council',
      edition: 'AGS4',
      updatedAt: `2026-01-0${reference}T00:00:00.000Z`,
    },
    tables,
    holes: () => [],
    boundaries: [],
    groups: [],
    codes: () => codes,
  }) satisfies ExportSource

async function written(joined: ExportSource) {
  const [only] = joined.tables
  if (!only) throw new Error('no table')
  return { headings: only.headings.map(({ heading }) => heading), rows: await Array.fromAsync(only.rows()) }
}

test('rows of one table of several projects follow each other, each with its project and grid', async () => {
  const joined = joinSources(
    [
      { grid: 'EPSG:27700', source: source('1', [table('m', [['BH1', '1.00']])]) },
      { grid: null, source: source('2', [table('m', [['BH1', '2.00']])]) },
    ],
    '2 holes',
    exportStrings.joined,
  )
  expect(await written(joined)).toEqual({
    headings: [...OWN, 'LOCA_ID', 'ISPT_TOP'],
    rows: [
      ['1', 'Site 1', 'EPSG:27700', 'BH1', '1.00'],
      ['2', 'Site 2', '', 'BH1', '2.00'],
    ],
  })
  expect(joined.project).toMatchObject({
    name: '2 holes',
    client: null,
    updatedAt: '2026-01-02T00:00:00.000Z',
  })
})

test('a heading with different units is a column for each unit', async () => {
  const joined = joinSources(
    [
      { grid: null, source: source('1', [table('m', [['BH1', '1.00']])]) },
      { grid: null, source: source('2', [table('ft', [['BH1', '6.56']])]) },
    ],
    '2 holes',
    exportStrings.joined,
  )
  expect(await written(joined)).toEqual({
    headings: [...OWN, 'LOCA_ID', 'ISPT_TOP (m)', 'ISPT_TOP (ft)'],
    rows: [
      ['1', 'Site 1', '', 'BH1', '1.00', ''],
      ['2', 'Site 2', '', 'BH1', '', '6.56'],
    ],
  })
})

test('a code has a meaning where all projects that state one agree', () => {
  const joined = joinSources(
    [
      {
        grid: null,
        source: source(
          '1',
          [],
          new Map([
            ['101', 'Topsoil'],
            ['102', 'Made ground'],
          ]),
        ),
      },
      {
        grid: null,
        source: source(
          '2',
          [],
          new Map([
            ['101', 'Peat'],
            ['103', 'Clay'],
          ]),
        ),
      },
    ],
    '2 holes',
    exportStrings.joined,
  )
  expect([...joined.codes('GEOL_LEG')]).toEqual([
    ['102', 'Made ground'],
    ['103', 'Clay'],
  ])
})
