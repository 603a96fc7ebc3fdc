import { checkAgs, parseAgs } from '@groundsheet/ags'
import { expect, test } from 'vitest'
import { writeAgsFile } from '../src/ags/write-ags-file.ts'
import type { ExportSource } from '../src/index.ts'
import { collectText, smallSource, table } from './small-source.ts'

async function write(parts: Partial<ExportSource> = {}) {
  const text = await collectText(writeAgsFile(smallSource(parts)))
  return { text, groups: parseAgs(text).groups, rules: checkAgs(text).diagnostics.map(({ rule }) => rule) }
}

test('a source of nothing but data becomes a file without findings', async () => {
  const { groups, rules } = await write()
  expect(rules).toEqual([])
  expect([...groups.keys()]).toEqual(['LOCA', 'GEOL', 'PROJ', 'TRAN', 'ABBR', 'UNIT', 'TYPE'])
  expect(groups.get('TRAN')?.rows).toEqual([
    ['1', '2026-01-31', 'Northmoor', 'Export', '', '4.1.1', 'Not stated', '|', '+'],
  ])
  expect(groups.get('GEOL')).toMatchObject({
    headings: ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC', 'GEOL_LEG'],
    units: ['', 'm', 'm', '', ''],
    types: ['ID', '2DP', '2DP', 'X', 'PA'],
  })
})

test('every code, unit and type in use is defined, and a code that nobody knows is its own description', async () => {
  const { groups } = await write()
  expect(groups.get('ABBR')?.rows).toEqual([
    ['LOCA_TYPE', 'CP', 'Cable percussion (shell and auger)'],
    ['GEOL_LEG', '101', 'TOPSOIL'],
    ['GEOL_LEG', 'Q1', 'Q1'],
  ])
  expect(groups.get('UNIT')?.rows).toEqual([
    ['m', 'metre'],
    ['yyyy-mm-dd', 'date'],
  ])
  expect(groups.get('TYPE')?.rows.map(([type]) => type)).toEqual(['ID', 'PA', '2DP', 'X', 'DT'])
})

test('what the source defines stays as it is, and only the rest is added', async () => {
  const own = [
    table('ABBR', ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC', 'ABBR_REM'], [['GEOL_LEG', 'Q1', 'Void', 'ours']]),
    table('UNIT', ['UNIT_UNIT', 'UNIT_DESC'], [['m', 'meter']]),
  ]
  const { groups, rules } = await write({ tables: [...own, ...smallSource().tables] })
  expect(groups.get('ABBR')?.rows.slice(0, 2)).toEqual([
    ['GEOL_LEG', 'Q1', 'Void', 'ours'],
    ['LOCA_TYPE', 'CP', 'Cable percussion (shell and auger)', ''],
  ])
  expect(groups.get('UNIT')?.rows[0]).toEqual(['m', 'meter'])
  expect(rules).toEqual([])
})

test('headings and groups of nobody get their DICT, none of them a key', async () => {
  const tables = [
    ...smallSource().tables,
    table('XTRA', ['LOCA_ID::ID', 'XTRA_MINE:m:1DP'], [['BH1', '1.5']]),
  ]
  const { groups, rules } = await write({ tables })
  expect(groups.get('DICT')?.rows.map((row) => row.slice(0, 5))).toEqual([
    ['GROUP', 'XTRA', '', '', ''],
    ['HEADING', 'XTRA', 'LOCA_ID', 'OTHER', 'ID'],
    ['HEADING', 'XTRA', 'XTRA_MINE', 'OTHER', '1DP'],
  ])
  expect(rules).toEqual([])
})

test('several codes in one value are defined one by one', async () => {
  const { groups } = await write({
    tables: [table('LOCA', ['LOCA_ID::ID', 'LOCA_TYPE::PA'], [['BH1', 'CP+RC']])],
  })
  expect(groups.get('ABBR')?.rows.map(([, code]) => code)).toEqual(['CP', 'RC'])
})

test('of several transmissions the last is the file’s, in the edition it states', async () => {
  const headings = ['TRAN_ISNO', 'TRAN_AGS']
  const tran = table('TRAN', headings, [
    ['1', '4.0.3'],
    ['2', '4.0.4'],
  ])
  const { groups } = await write({ tables: [tran, ...smallSource().tables] })
  expect(groups.get('TRAN')?.rows).toEqual([['2', '4.0.4']])
})

test('AGS3 stays as it is, with wrapped lines that read back whole', async () => {
  const rows = [
    ['BH1', '0.00', 'Clay, "stiff", '.repeat(60)],
    ['BH2', '1.00', ''],
  ]
  const project = { ...smallSource().project, edition: 'AGS3' as const }
  const tables = [table('GEOL', ['HOLE_ID::', 'GEOL_TOP:m:', 'GEOL_DESC::'], rows)]
  const { groups, text } = await write({ project, tables })
  expect([...groups.keys()]).toEqual(['GEOL', 'PROJ'])
  expect(groups.get('GEOL')?.rows).toEqual(rows)
  expect(text).toContain('"<CONT>"')
})

test('a long table comes in pieces with one head', async () => {
  const rows = Array.from({ length: 1201 }, (_, index) => [`BH${index}`])
  const { groups, text } = await write({ tables: [table('LOCA', ['LOCA_ID::ID'], rows)] })
  expect(groups.get('LOCA')?.rows).toEqual(rows)
  expect(text.match(/"GROUP","LOCA"/g)).toHaveLength(1)
})
