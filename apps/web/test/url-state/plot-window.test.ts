import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPlotWindow, parsePlotWindow } from '../../src/url-state/plot-window.ts'

test('a window of a plot survives the address, including dates and permeabilities', () => {
  for (const window of [
    { left: 12.5, right: 37.5, min: 5, max: 15 },
    { left: 1.5e-9, right: 2.5e-7, min: -3.25, max: 4 },
    { left: 1_582_000_000_000, right: 1_585_000_000_000, min: 0, max: 3 },
  ])
    expect(parsePlotWindow(formatPlotWindow(window))).toEqual(window)
})

test.each([undefined, '', '1,2,3', '1,2,3,4,5', '2,1,3,4', '1,2,4,3', '1,2,3,x', '1,,3,4', '1,2,3,1e999'])(
  '%s is not a window',
  (text) => {
    expect(parsePlotWindow(text)).toBeNull()
  },
)

test('any text is a window or none, never an error', () => {
  fc.assert(fc.property(fc.string(), (text) => void parsePlotWindow(text)))
})
