import { expect, test } from 'vitest'
import { valueTicks } from '../../../src/features/strip-log/lanes/value-ticks.ts'

const WIDTH_PX = 83
const ticksOf = (from: number, scaleMax: number) =>
  valueTicks({
    lane: { id: 'friction', kind: 'curves', marks: [], from, scaleMax, outside: [] },
    width: WIDTH_PX,
  })

test('a scale of sleeve friction has at least three figures, each on a line', () => {
  expect(ticksOf(0, 0.8)).toEqual([0, 0.4, 0.8])
  expect(ticksOf(-0.2, 0.8)).toEqual([0, 0.4, 0.8])
  for (const end of [0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.5])
    expect(ticksOf(0, end).length, String(end)).toBeGreaterThanOrEqual(3)
})
