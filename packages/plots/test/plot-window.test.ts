import fc from 'fast-check'
import { expect, test } from 'vitest'
import { panPlot, valueAt, zoomPlot, type PlotLimits } from '../src/plot-window.ts'
import { placeOn } from '../src/value-scale.ts'

const linear: PlotLimits = { values: { kind: 'linear', from: 0, to: 50 }, heights: { from: 0, to: 20 } }
const log: PlotLimits = { values: { kind: 'log', from: 1e-9, to: 1e-5 }, heights: { from: -5, to: 15 } }

test('zooming by 2 about the middle shows the middle half of both scales', () => {
  expect(zoomPlot(null, { value: 25, height: 10 }, 2, linear)).toEqual({
    left: 12.5,
    right: 37.5,
    min: 5,
    max: 15,
  })
})

test('a logarithmic scale is halved in its powers of ten', () => {
  const { left = 0, right = 0 } = zoomPlot(null, { value: 1e-7, height: 5 }, 2, log) ?? {}
  expect([Math.log10(left), Math.log10(right)].map((power) => Math.round(power * 1000) / 1000)).toEqual([
    -8, -6,
  ])
})

test('zoomed out it is the whole plot again, which cannot be panned', () => {
  const window = zoomPlot(null, { value: 10, height: 3 }, 3, linear)
  expect(zoomPlot(window, { value: 40, height: 19 }, 0.2, linear)).toBeNull()
  expect(panPlot(null, 0.5, 0.5, linear)).toBeNull()
})

test('an impossible window is the whole plot', () => {
  expect(panPlot({ left: -1, right: -0.5, min: 0, max: 5 }, 0, 0, log)).toBeNull()
})

const limits = fc.constantFrom(linear, log)
const share = fc.double({ min: 0, max: 1, noNaN: true })
const step = fc.record({
  factor: fc.double({ min: 0.2, max: 8, noNaN: true }),
  along: fc.double({ min: -3, max: 3, noNaN: true }),
  x: share,
  y: share,
})

test('after any zoom or pan the window is inside the plot and not empty', () => {
  fc.assert(
    fc.property(limits, fc.array(step, { maxLength: 12 }), (limit, steps) => {
      const { values, heights } = limit
      let window = null
      for (const { factor, along, x, y } of steps) {
        const about = { value: valueAt(values, x), height: heights.from + y * (heights.to - heights.from) }
        window = panPlot(zoomPlot(window, about, factor, limit), along, -along, limit)
        if (window === null) continue
        const [left, right] = [placeOn(values, window.left), placeOn(values, window.right)]
        expect(left).toBeGreaterThanOrEqual(-1e-9)
        expect(right).toBeLessThanOrEqual(1 + 1e-9)
        expect(right - left).toBeGreaterThan(0.004)
        expect(window.min).toBeGreaterThanOrEqual(heights.from - 1e-9)
        expect(window.max).toBeLessThanOrEqual(heights.to + 1e-9)
        expect(window.max).toBeGreaterThan(window.min)
      }
    }),
  )
})

test('the centre of a zoom stays in place, away from the ends', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.3, max: 0.7, noNaN: true }), (at) => {
      const about = { value: valueAt(linear.values, at), height: 20 * at }
      const window = zoomPlot(null, about, 1.5, linear)
      if (!window) throw new Error('not enlarged')
      expect((about.value - window.left) / (window.right - window.left)).toBeCloseTo(at, 6)
      expect((about.height - window.min) / (window.max - window.min)).toBeCloseTo(at, 6)
    }),
  )
})
