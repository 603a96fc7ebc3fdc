import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  FAINT_COLOURS,
  SHAPELESS_SYMBOL_COUNT,
  shapelessSymbolOf,
  symbolOf,
  SYMBOL_COUNT,
} from '../../../src/features/plots/plot-symbols.ts'

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

/** Full deficiency, on linear RGB. Machado, Oliveira and Fernandes (2009), table 1. */
const VISIONS: Readonly<Record<string, Matrix>> = {
  trichromacy: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
}
/** CIE 1976 colour difference that is clear in small marks; about 2 is just noticeable. */
const MIN_DIFFERENCE = 15
const MIN_CONTRAST = 3

const tokens = readFileSync(new URL('../../../src/ui/tokens.css', import.meta.url), 'utf8')
const statementsOf = (name: string) => [...tokens.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, 'g'))]
const colourOf = (fill: string) => {
  const [one, ...others] = statementsOf(/--(series-\d)/.exec(fill)?.[1] ?? fill)
  // Stated once: a symbol has the same colour in light and dark.
  expect(others).toEqual([])
  return one?.[1] ?? expect.fail(`no colour ${fill}`)
}

const linear = (colour: string): Triple => {
  const channel = (at: number) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}
const times = ([a, b, c]: Triple, [x, y, z]: Triple) => a * x + b * y + c * z
const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** CIE L*a*b* for daylight D65. */
function labOf(colour: string, [r, g, b]: Matrix): Triple {
  const light = linear(colour)
  const seen: Triple = [clamp(times(r, light)), clamp(times(g, light)), clamp(times(b, light))]
  const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = root(times([0.4124, 0.3576, 0.1805], seen) / 0.95047)
  const y = root(luminance(seen))
  const z = root(times([0.0193, 0.1192, 0.9505], seen) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
const luminance = (light: Triple) => times([0.2126, 0.7152, 0.0722], light)
const contrast = (one: string, other: string) => {
  const [a, b] = [luminance(linear(one)) + 0.05, luminance(linear(other)) + 0.05]
  return Math.max(a, b) / Math.min(a, b)
}

test.each(Object.entries(VISIONS))('symbols of one shape are distinguishable by colour: %s', (_, vision) => {
  const symbols = [
    ...Array.from({ length: SYMBOL_COUNT }, (_, index) => symbolOf(index)),
    ...Array.from({ length: SHAPELESS_SYMBOL_COUNT }, (_, index) => shapelessSymbolOf(index)),
  ]
  const groups = Map.groupBy(symbols, ({ shape, variant }) => `${shape} ${variant ?? ''}`)
  for (const group of groups.values()) {
    const labs = group.map(({ fill }) => labOf(colourOf(fill), vision))
    for (const [index, one] of labs.entries())
      for (const other of labs.slice(index + 1))
        expect(Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)))).toBeGreaterThan(
          MIN_DIFFERENCE,
        )
  }
})

test('lines have enough contrast on a light and a dark sheet, or an edge', () => {
  const [light = '', dark = ''] = statementsOf('sheet').map(([, colour]) => colour)
  for (let index = 0; index < 8; index += 1) {
    const { fill } = shapelessSymbolOf(index)
    expect(contrast(colourOf(fill), dark)).toBeGreaterThan(MIN_CONTRAST)
    expect(contrast(colourOf(fill), light) >= MIN_CONTRAST).toBe(!FAINT_COLOURS.includes(fill))
  }
})
