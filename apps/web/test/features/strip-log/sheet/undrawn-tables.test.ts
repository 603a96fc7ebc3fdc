import { readLog, type Tables } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { createGlossary } from '../../../../src/data/tables/glossary.ts'
import { readSource } from '../../../../src/features/strip-log/sheet/read-log-source.ts'
import { SHEET_LAYOUTS } from '../../../../src/features/strip-log/sheet/sheet-layouts.ts'
import { sheetSize } from '../../../../src/ui/paper/paper-size.ts'
import { row } from './rows.ts'
import { partOf } from '../../../../../../test/part-of.ts'

const definition = (table: string, ...headings: string[]) => ({
  table,
  name: table,
  parent: 'LOCA',
  keys: [],
  headings: headings.map((heading) => ({ heading, name: null, unit: '', type: null })),
})
const glossary = createGlossary({
  tables: [
    definition('DCPT', 'LOCA_ID', 'DCPG_DPTH', 'DCPT_CBLO', 'DCPT_PEN'),
    definition('DISC', 'LOCA_ID', 'DISC_TOP', 'DISC_DIP'),
    definition('ICBR', 'LOCA_ID', 'ICBR_DPTH', 'ICBR_ICBR'),
    definition('FILE', 'LOCA_ID', 'FILE_NAME'),
  ],
  codes: {},
})

/** Texts printed for a hole with 27 rows of a dynamic cone penetrometer and these tables. */
function printed(tables: Tables) {
  const rowCounts = { DCPT: 27, FILE: 2, ICBR: tables.ICBR?.length ?? 0, DISC: tables.DISC?.length ?? 0 }
  const hole = {
    ...{ table: 'LOCA', data: {}, finalDepth: 1.2, groundLevel: null, easting: null, northing: null },
    tables: Object.entries(rowCounts).map(([code, rows]) => ({ code, rows, name: code })),
  }
  const known = { hole, project: null, glossary, tables, signOff: {} }
  const log = readLog({ finalDepth: 1.2, groundLevel: null }, tables)
  return readSource(partOf(known), log, SHEET_LAYOUTS.probe, sheetSize('A4', 'portrait'))
}

test('a hole without other columns lists the tables not drawn, and its in situ tests are printed', () => {
  const { remarks, tests } = printed({ ICBR: [row('ICBR', { ICBR_DPTH: '0.09', ICBR_ICBR: '4.80' })] })
  expect(remarks).toContainEqual(expect.stringMatching(/DCPT.*: 27 rows are not drawn/))
  expect(remarks.join()).not.toMatch(/FILE|ICBR/)
  expect(tests.map(({ result }) => result)).toEqual(['4.80 %'])
  expect(SHEET_LAYOUTS.probe.columns).toContain('tests')
})

test('a hole with a drawn column does not list the tables not drawn', () => {
  const GEOL = [row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '1.2', GEOL_DESC: 'CLAY' })]
  expect(printed({ GEOL }).remarks.join()).not.toContain('not drawn')
})

test('rows of a dynamic cone penetrometer without penetrations are a table in order of depth', () => {
  const DCPT = ['1.20', '0.40'].map((DCPG_DPTH, index) =>
    row('DCPT', { LOCA_ID: 'DCP1', DCPG_DPTH, DCPT_CBLO: String(index), DCPT_PEN: '' }),
  )
  const { tables, remarks } = printed({ DCPT })
  expect(tables.map(({ id, columns }) => [id, columns.map((column) => column.id)])).toEqual([
    ['DCPT', ['DCPG_DPTH', 'DCPT_CBLO']],
  ])
  expect(tables[0]?.rows.map((cells) => cells.map(({ value }) => value))).toEqual([
    ['0.40', '1'],
    ['1.20', '0'],
  ])
  expect(remarks.join()).not.toContain('not drawn')
})

test('a wide table is printed in parts that all state depths; a very long one is listed as not drawn', () => {
  const values = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`DCPT_V${index}`, 'x']))
  const wide = row('DCPT', { DCPG_DPTH: '0.40', ...values })
  expect(printed({ DCPT: [wide] }).tables.map(({ columns }) => columns.map(({ id }) => id))).toEqual([
    ['DCPG_DPTH', ...Object.keys(values).slice(0, 8)],
    ['DCPG_DPTH', ...Object.keys(values).slice(8)],
  ])
  const long = printed({ DCPT: Array.from({ length: 201 }, () => wide) })
  expect(long.tables).toEqual([])
  expect(long.remarks.join()).toContain('27 rows are not drawn')
})

test('discontinuities without other columns are a table, or are listed as not drawn where too many', () => {
  const joints = (count: number) => ({
    DISC: Array.from({ length: count }, (_, at) => row('DISC', { DISC_TOP: `${at}.5`, DISC_DIP: '70' })),
  })
  const [some, many] = [printed(joints(48)), printed(joints(49))]
  expect(some.tables.map(({ id }) => id)).toEqual(['discontinuities'])
  expect(some.remarks.join()).not.toContain('DISC')
  expect(many.tables).toEqual([])
  expect(many.remarks.join()).toMatch(/DISC.*: 49 rows are not drawn/)
})
