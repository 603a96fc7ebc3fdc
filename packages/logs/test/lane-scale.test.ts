import { expect, test } from 'vitest'
import { greatestBeyond, joinPoints, readLog } from '../src/index.ts'
import { rowsOf } from './rows.ts'

const hole = { finalDepth: 10, groundLevel: null }
const tests = (...values: string[]) =>
  rowsOf('ISPT', ...values.map((ISPT_NVAL, at) => ({ ISPT_TOP: `${at + 1}`, ISPT_NVAL })))
const scaleOf = (...values: string[]) => {
  const lane = readLog(hole, { ISPT: tests(...values) }).lanes.find(({ id }) => id === 'penetration')
  if (!lane) throw new Error('no lane')
  return lane
}

test('an impossible reading does not affect the scale of its lane, and is reported with its depth', () => {
  const { from, scaleMax, outside } = scaleOf('8', '1E300', '35')
  expect([from, scaleMax]).toEqual([0, 50])
  expect(outside.map(({ top, value }) => [top, value])).toEqual([[2, 1e300]])
})

test('the greatest possible readings fit the scale of the lane', () => {
  expect(scaleOf('8', '120')).toMatchObject({ from: 0, scaleMax: 150, outside: [] })
})

const cone = (...values: number[]) => {
  const rows = values.map((value, at) => ({ SCPT_DPTH: (at / 20).toFixed(2), SCPT_RES: String(value) }))
  const log = readLog({ ...hole, finalDepth: 100 }, { SCPT: rowsOf('SCPT', ...rows) })
  const lane = log.lanes.find(({ id }) => id === 'cone')
  if (!lane) throw new Error('no lane')
  return lane
}
const READINGS = Array.from({ length: 166 }, (_, at) => 1 + (at % 7) / 2)

test('the last reading of a cone that met rock does not set its scale, and is named at its edge', () => {
  const lane = cone(...READINGS, 18.85, 43.81)
  expect(lane.scaleMax).toBe(20)
  expect(greatestBeyond(joinPoints(lane.marks), lane.scaleMax).map(({ label }) => label)).toEqual(['43.81'])
})

test.each<[string, number[], number]>([
  ['readings that would be little larger without the greatest', [...READINGS, 18.85, 26.63], 30],
  ['a dense layer of several readings', [...READINGS, ...Array<number>(8).fill(40)], 40],
  ['few readings', [1, 2, 3, 43.81], 50],
])('the scale of a cone holds %s', (_, values, end) => {
  const lane = cone(...values)
  expect(lane.scaleMax).toBe(end)
  expect(greatestBeyond(joinPoints(lane.marks), end)).toEqual([])
})
