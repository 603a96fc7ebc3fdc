import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestPoint } from '../../../src/features/plots/nearest-point.ts'
import { isVisible, makeFrame, spotOf } from '../../../src/features/plots/plot-frame.ts'
import { isAxisUpwards, limitsOf } from '../../../src/features/plots/plot-limits.ts'
import { stepPoint } from '../../../src/features/plots/step-point.ts'
import { holes, measured, placed, placePoints, point, spt, strata } from './placed-points.ts'

const size = { width: 500, height: 300 }
/** Frame of the whole plot. */
const frameOf = (subject: Parameters<typeof limitsOf>[0]) =>
  makeFrame({ limits: limitsOf(subject), window: null, upwards: isAxisUpwards(subject) }, size)

test('every point is inside the frame, and depths start at ground level', () => {
  const some = fc.array(
    fc.record({
      top: fc.double({ min: 0, max: 80, noNaN: true }),
      value: fc.double({ min: 0, max: 400, noNaN: true }),
    }),
    { minLength: 1, maxLength: 50 },
  )
  fc.assert(
    fc.property(
      some,
      fc.constantFrom('depth', 'level'),
      fc.constantFrom('all', 'most'),
      (values, axis, fit) => {
        const read = values.map(({ top, value }) => point('BH1', top, value))
        const { points } = placePoints(read, holes, strata, axis)
        const frame = frameOf({ plot: spt, points, axis, fit })
        for (const one of points) {
          const { x, y, beyond } = spotOf(frame, one)
          expect(x).toBeGreaterThanOrEqual(frame.left)
          expect(x).toBeLessThanOrEqual(frame.right)
          expect(y).toBeGreaterThanOrEqual(frame.top - 1e-6)
          expect(y).toBeLessThanOrEqual(frame.bottom + 1e-6)
          if (fit === 'all') expect(beyond).toBe(false)
        }
        if (axis === 'depth') expect(frame.y(0)).toBe(frame.top)
      },
    ),
  )
})

test('a zoomed plot shows only points inside its window, and draws none at its edge', () => {
  const limits = limitsOf({ plot: spt, points: placed, axis: 'depth', fit: 'all' })
  const window = { left: 10, right: 30, min: 2, max: 6 }
  const frame = makeFrame({ limits, window, upwards: false }, size)
  expect([frame.x(10), frame.x(30), frame.y(2), frame.y(6)]).toEqual([
    frame.left,
    frame.right,
    frame.top,
    frame.bottom,
  ])
  expect(frame.valueAt(frame.x(17))).toBeCloseTo(17)
  expect(frame.heightAt(frame.y(3.3))).toBeCloseTo(3.3)
  const { points } = placePoints([point('BH1', 3, 45)], holes, strata, 'depth')
  const spots = points.map((one) => spotOf(frame, one))
  expect(spots.map(({ x, y, beyond }) => [beyond, isVisible(frame, x, y)])).toEqual([[false, false]])
})

test('levels increase upwards, depths downwards', () => {
  const depths = frameOf({ plot: spt, points: placed, axis: 'depth', fit: 'all' })
  const { points } = placePoints(measured, holes, strata, 'level')
  const levels = frameOf({ plot: spt, points, axis: 'level', fit: 'all' })
  expect(depths.y(5)).toBeGreaterThan(depths.y(1))
  expect(levels.y(5)).toBeLessThan(levels.y(1))
})

test('the nearest point within the distance is found; of two equally near, the one drawn on top', () => {
  const spots = Float32Array.from([10, 10, 50, 10, 50, 10])
  expect(nearestPoint(spots, 12, 12, 5)).toBe(0)
  expect(nearestPoint(spots, 49, 10, 5)).toBe(2)
  expect(nearestPoint(spots, 30, 10, 5)).toBeNull()
  expect(nearestPoint(new Float32Array(), 0, 0, 100)).toBeNull()
})

test('arrow keys select points in order of depth and stop at the ends', () => {
  const first = stepPoint(placed, null, 'ArrowDown')
  expect(first?.height).toBe(1)
  expect(stepPoint(placed, first, 'ArrowDown')?.height).toBe(2)
  expect(stepPoint(placed, first, 'ArrowUp')?.height).toBe(1)
  expect(stepPoint(placed, first, 'End')?.height).toBe(10)
  expect(stepPoint(placed, first, 'PageDown')?.height).toBe(10)
  expect(stepPoint(placed, first, 'x')).toBeNull()
  expect(stepPoint([], null, 'End')).toBeNull()
})
