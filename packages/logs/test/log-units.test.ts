import { expect, test } from 'vitest'
import { FOOT_TABLES, readFootTable, readLog } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { findings, hole, laneOf } from './units-log.ts'

test('a heading of AGS 3 takes precedence over a user heading with an AGS 4 name', () => {
  const HDIA = rowsOf(
    'HDIA',
    { HDIA_HDEP: '19.950', HDIA_HOLE: '200', HDIA_TDEP: '9.000', HDIA_DPTH: '0.000' },
    { HDIA_HDEP: '9.000', HDIA_HOLE: '250', HDIA_TDEP: '0.000', HDIA_DPTH: '0.000' },
  )
  const CDIA = rowsOf('CDIA', { CDIA_CDEP: '9.000', CDIA_HOLE: '250', CDIA_DPTH: '0.000', CDIA_DIAM: '0' })
  expect(findings(readLog(hole, { HDIA, CDIA }))).toEqual([
    ['hole', 0, 9, 250],
    ['hole', 9, 19.95, 200],
    ['casing', 0, 9, 250],
  ])
  const definition = FOOT_TABLES.find(({ id }) => id === 'diameters')
  const table = definition && readFootTable(definition, { HDIA })
  expect(table?.rows.map((cells) => cells.map(({ value }) => value))).toEqual([
    ['250', '0.000', '9.000'],
    ['200', '9.000', '19.950'],
  ])
})

const cone = { STCN: rowsOf('STCN', { STCN_DPTH: '1', STCN_RES: '2.5', STCN_FRES: '120' }) }

test('side friction of AGS 3, which is in kN/m², is converted to MPa', () => {
  const log = readLog(hole, cone)
  expect(laneOf(log, 'cone')?.marks[0]).toMatchObject({ value: 2.5, label: '2.5' })
  expect(laneOf(log, 'friction')?.marks[0]).toMatchObject({ value: 0.12, label: '0.12' })
})

test.each([
  ['MPa', 120],
  ['MN/m^2', 120],
  ['kN/m²', 0.12],
  ['kg/cm2', 11.768],
])('a file that states %s for side friction is believed', (unit, value) => {
  const log = readLog(hole, cone, (_, heading) => (heading === 'STCN_FRES' ? unit : ''))
  expect(laneOf(log, 'friction')?.marks[0]?.value).toBeCloseTo(value, 3)
  expect(log.findings.filter(({ kind }) => kind === 'unit')).toEqual([])
})

test('values in a unit that cannot be converted are reported once and not drawn', () => {
  const log = readLog(hole, cone, (_, heading) => (heading === 'STCN_FRES' ? 'furlong' : ''))
  expect(laneOf(log, 'friction')).toBeUndefined()
  expect(log.findings.map(({ kind, text }) => [kind, text])).toEqual([['unit', 'STCN_FRES in “furlong”']])
})

test('u2 is read in kPa, and a negative one lowers the left end of its scale', () => {
  const log = readLog(hole, {
    SCPT: rowsOf('SCPT', { SCPT_DPTH: '1', SCPT_PWP2: '0.12' }, { SCPT_DPTH: '2', SCPT_PWP2: '-0.03' }),
  })
  const lane = laneOf(log, 'pore-pressure')
  expect(lane?.marks.map(({ value }) => value)).toEqual([120, -30])
  expect(lane?.from).toBeLessThanOrEqual(-30)
  expect(laneOf(log, 'cone')).toBeUndefined()
})
