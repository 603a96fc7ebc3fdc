import { expect, test } from 'vitest'
import { segmentsOf } from '../../../src/features/plots/line-segments.ts'
import { holes, placePoints, plotOf, point, row, strata } from './placed-points.ts'

const cone = plotOf('qc')

test('readings of a cone are joined within a test, but not over a metre without readings', () => {
  const push = (test: string, ...depths: number[]) =>
    depths.map((top) => point('BH1', top, 1, { row: row('SCPT', 'BH1', { SCPG_TESN: test }) }))
  const { points } = placePoints([...push('1', 0.2, 0.1, 5), ...push('2', 0.15)], holes, strata, 'depth')
  const traces = segmentsOf(points, cone.traced ?? (() => ''))
  expect(traces.map(([upper, lower]) => [upper.height, lower.height])).toEqual([
    [0.1, 0.1],
    [0.1, 0.2],
    [5, 5],
    [0.15, 0.15],
  ])
})

test('increments of a probe are joined step by step, but not over a gap', () => {
  const steps = [
    [0.1, 0.2],
    [0.2, 0.3],
    [0.5, 0.6],
  ].map(([top = 0, base = 0]) => point('BH1', top, 4, { base, row: row('DPRB', 'BH1', {}) }))
  const { points } = placePoints(steps, holes, strata, 'depth')
  const traces = segmentsOf(points, () => '')
  expect(traces.map(([upper, lower]) => [upper.point.top, lower.point.top])).toEqual([
    [0.1, 0.1],
    [0.1, 0.2],
    [0.5, 0.5],
  ])
})
