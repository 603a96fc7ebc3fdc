import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampWindow, depthTicks, markAt, niceCeiling, panWindow, zoomWindow } from '../src/index.ts'
import { rowsOf } from './rows.ts'

test('ticks are round, ascending, inside, and not too close', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -50, max: 500, noNaN: true }),
      fc.double({ min: 0.5, max: 1000, noNaN: true }),
      fc.integer({ min: 100, max: 2000 }),
      (from, span, length) => {
        const ticks = depthTicks(from, from + span, length, 34)
        ticks.forEach((tick, index) => {
          expect(tick >= from - 1e-6 && tick <= from + span + 1e-6).toBe(true)
          const before = ticks[index - 1]
          if (before !== undefined) expect(((tick - before) / span) * length).toBeGreaterThan(33.9)
        })
      },
    ),
  )
  expect(depthTicks(0, 1, 400, 34)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
})

test('a scale ends on a round number that is not below what it shows', () => {
  expect([206, 50, 0.026, 0, Infinity, 1.6e308].map(niceCeiling)).toEqual([
    300,
    50,
    0.03,
    1,
    1,
    Number.MAX_VALUE,
  ])
})

test('a window stays in its limits after any zoom or pan; zooming keeps the depth under the pointer', () => {
  const limits = { from: -0.5, to: 30 }
  const depth = fc.double({ min: -100, max: 100, noNaN: true })
  fc.assert(
    fc.property(
      depth,
      fc.double({ min: 0.01, max: 80, noNaN: true }),
      depth,
      fc.double({ min: 0.1, max: 10, noNaN: true }),
      (from, span, move, factor) => {
        const window = clampWindow({ from, to: from + span }, limits)
        for (const { from, to } of [
          window,
          panWindow(window, move, limits),
          zoomWindow(window, move, factor, limits),
        ]) {
          expect(from).toBeGreaterThanOrEqual(limits.from - 1e-9)
          expect(to).toBeLessThanOrEqual(limits.to + 1e-9)
          expect(to - from).toBeGreaterThan(0.49)
        }
      },
    ),
  )
  expect(zoomWindow({ from: 10, to: 20 }, 12, 2, limits)).toEqual({ from: 11, to: 16 })
})

test('a hole shorter than the minimum window fills it after any zoom or pan', () => {
  const limits = { from: 0, to: 0.2 }
  expect(clampWindow({ from: -1, to: 5 }, limits)).toEqual(limits)
  expect(zoomWindow(limits, 0.1, 4, limits)).toEqual(limits)
  expect(panWindow(limits, 3, limits)).toEqual(limits)
})

test('the mark at a depth is the narrowest that contains it, else the nearest within reach', () => {
  const [row] = rowsOf('SAMP', {})
  if (!row) throw new Error('no row')
  const mark = (top: number, base: number) => ({ row, top, base, label: '' })
  const [wide, thin, point] = [mark(0, 10), mark(4, 5), mark(12, 12)]
  const lane = { marks: [wide, thin, point] }
  expect(markAt(lane, 4.5, 0.1)).toBe(thin)
  expect(markAt(lane, 2, 0.1)).toBe(wide)
  expect(markAt(lane, 12.05, 0.1)).toBe(point)
  expect(markAt(lane, 11, 0.1)).toBeNull()
})

test('a scale of the widest possible range has few ticks', () => {
  expect(depthTicks(0, 1e308, 76, 22).length).toBeLessThan(6)
})
