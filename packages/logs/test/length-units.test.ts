import { expect, test } from 'vitest'
import { addContradictions, metricTables, readLog } from '../src/index.ts'
import { rowsOf } from './rows.ts'

const hole = { finalDepth: 12.192, groundLevel: null }
const tables = {
  GEOL: rowsOf(
    'GEOL',
    { GEOL_TOP: '0.00', GEOL_BASE: '10', GEOL_DESC: 'CLAY' },
    { GEOL_TOP: '10', GEOL_BASE: '40', GEOL_DESC: 'SAND' },
  ),
  ISPT: rowsOf('ISPT', { ISPT_TOP: '1500', ISPT_NVAL: '50', ISPT_SEAT: '10', ISPT_NPEN: '9' }),
}
const unitsOf =
  (units: Readonly<Record<string, string>>) =>
  (_table: string, heading: string): string =>
    units[heading] ?? ''
const unitOf = unitsOf({ GEOL_TOP: 'ft', GEOL_BASE: 'ft', ISPT_TOP: 'mm', ISPT_NPEN: 'in' })
const textsOf = (log: ReturnType<typeof readLog>) =>
  log.findings.flatMap(({ kind, text }) => (kind === 'length-unit' ? [text] : []))

test('depths and penetrations are drawn by the stated unit, and each heading is listed', () => {
  const log = readLog(hole, tables, unitOf)
  const marks = log.lanes.map(({ id, marks }) => [
    id,
    ...marks.map(({ top, base, label }) => [top, base, label]),
  ])
  expect(marks).toEqual([
    ['strata', [0, 3.048, 'CLAY'], [3.048, 12.192, 'SAND']],
    ['penetration', [1.5, 1.5, '50/78.6 mm']],
  ])
  expect(log.extent.to).toBe(12.192)
  expect(textsOf(log)).toEqual([
    'GEOL_TOP in “ft”: read in this unit and converted to m',
    'GEOL_BASE in “ft”: read in this unit and converted to m',
    'ISPT_TOP in “mm”: read in this unit and converted to m',
    'ISPT_NPEN in “in”: read in this unit and converted to mm',
  ])
})

test('stated text is unchanged, and rows in metres are the same objects', () => {
  readLog(hole, tables, unitOf)
  expect(tables.GEOL[1]?.data.GEOL_BASE).toBe('40')
  expect(metricTables(tables, unitsOf({ GEOL_TOP: 'm', ISPT_NPEN: 'mm' })).tables).toBe(tables)
  expect(metricTables(tables, unitOf).unitOf('GEOL', 'GEOL_TOP')).toBe('m')
})

test('rows whose depth is in an unknown unit are not drawn, and the unit is listed', () => {
  const log = readLog(hole, tables, unitsOf({ GEOL_TOP: 'fathom', GEOL_BASE: 'fathom', ISPT_TOP: '%' }))
  expect(log.lanes.map(({ id }) => id)).toEqual(['penetration'])
  expect(textsOf(log)).toEqual([
    'GEOL_TOP in “fathom”, an unknown unit: not read, and not drawn',
    'GEOL_BASE in “fathom”, an unknown unit: not read, and not drawn',
    'ISPT_TOP in “%”, which is not a unit of length: read as m',
  ])
})

test('the unit of the final depth of a hole is listed with its log', () => {
  const known = { data: { LOCA_FDEP: '40', LOCA_GL: '' }, unitOf: () => 'ft', meaningOf: () => null }
  const log = addContradictions(readLog(hole, {}), known)
  expect(textsOf(log)).toEqual(['LOCA_FDEP in “ft”: read in this unit and converted to m'])
})

test('headings with the same unit that are read alike are listed together, with those of the hole', () => {
  const known = {
    data: { LOCA_FDEP: '40', LOCA_GL: '' },
    unitOf: unitsOf({ LOCA_FDEP: 'ft' }),
    meaningOf: () => null,
  }
  expect(textsOf(addContradictions(readLog(hole, tables, unitOf), known))).toEqual([
    'Read in ft and converted to m: GEOL_TOP, GEOL_BASE, LOCA_FDEP',
    'ISPT_TOP in “mm”: read in this unit and converted to m',
    'ISPT_NPEN in “in”: read in this unit and converted to mm',
  ])
  const unknown = unitsOf({ GEOL_TOP: 'fathom', GEOL_BASE: 'fathom' })
  expect(textsOf(addContradictions(readLog(hole, tables, unknown), { ...known, data: {} }))).toEqual([
    'Not read and not drawn, because “fathom” is an unknown unit: GEOL_TOP, GEOL_BASE',
  ])
})
