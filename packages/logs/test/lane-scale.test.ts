import { expect, test } from 'vitest'
import { readLog } from '../src/index.ts'
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
