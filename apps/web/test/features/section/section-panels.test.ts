import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chooseSectionScales,
  countPanels,
  layOutPanels,
  SECTION_SCALES,
} from '../../../src/features/section/sheet/section-panels.ts'
import { layOutSection } from '../../../src/features/section/section-scale.ts'
import { PX_PER_MM } from '../../../src/ui/paper/paper-size.ts'

const ROOM = { width: 270 * PX_PER_MM, height: 130 * PX_PER_MM }
const NO_SCALES = { scale: null, rise: null }
const extent = fc.record({
  length: fc.double({ min: 0, max: 5000, noNaN: true }),
  top: fc.double({ min: 0, max: 300, noNaN: true }),
  base: fc.double({ min: -80, max: -0.1, noNaN: true }),
})

test('lengths and heights are drawn at the stated scales', () => {
  fc.assert(
    fc.property(
      extent,
      fc.constantFrom(...SECTION_SCALES.slice(5, 12)),
      fc.constantFrom(...SECTION_SCALES.slice(5, 9)),
      (all, scale, rise) => {
        for (const { scale: drawn } of layOutPanels(all, ROOM, { scale, rise })) {
          expect((drawn.x(30) - drawn.x(20)) / PX_PER_MM).toBeCloseTo(10_000 / scale, 6)
          expect((drawn.y(20) - drawn.y(30)) / PX_PER_MM).toBeCloseTo(10_000 / rise, 6)
        }
      },
    ),
    { numRuns: 40 },
  )
})

test('without a requested scale, the section fits on one sheet with a whole-number exaggeration', () => {
  fc.assert(
    fc.property(extent, (all) => {
      const scales = chooseSectionScales(all, layOutSection(ROOM.width, ROOM.height), NO_SCALES)
      expect(layOutPanels(all, ROOM, scales)).toHaveLength(1)
      if (scales.rise < scales.scale) expect(Number.isInteger((2 * scales.scale) / scales.rise)).toBe(true)
    }),
  )
})

test('strata fill the drawing where only ×2.5 fits, and whole numbers are preferred otherwise', () => {
  const scalesOf = (length: number, height: number) =>
    chooseSectionScales({ length, top: height, base: 0 }, layOutSection(ROOM.width, ROOM.height), NO_SCALES)
  expect(scalesOf(239, 25)).toEqual({ scale: 1250, rise: 500 })
  expect(scalesOf(239, 18)).toEqual({ scale: 1250, rise: 250 })
  expect(scalesOf(90, 25)).toEqual({ scale: 500, rise: 500 })
})

test('a section uses most of its sheet: 1:300, 1:400 and 1:750 are among the scales', () => {
  const scalesOf = (length: number, height: number) =>
    chooseSectionScales({ length, top: height, base: 0 }, layOutSection(ROOM.width, ROOM.height), NO_SCALES)
  expect(scalesOf(60, 20)).toEqual({ scale: 300, rise: 300 })
  expect(scalesOf(80, 30)).toEqual({ scale: 400, rise: 400 })
  expect(scalesOf(150, 20)).toEqual({ scale: 750, rise: 250 })
})

test('long sections are drawn up to ×100, and use most of the width of their sheet', () => {
  const scalesOf = (length: number, height: number) =>
    chooseSectionScales({ length, top: height, base: 0 }, layOutSection(ROOM.width, ROOM.height), NO_SCALES)
  expect(scalesOf(14_088, 45)).toEqual({ scale: 75_000, rise: 750 })
  expect(scalesOf(8095, 30)).toEqual({ scale: 40_000, rise: 400 })
})

test('a section that is high for its length is drawn to scale, not flattened', () => {
  const scalesOf = (requested: typeof NO_SCALES | { scale: number; rise: null }) =>
    chooseSectionScales(
      { length: 47, top: 26, base: -10 },
      layOutSection(ROOM.width, ROOM.height / 3),
      requested,
    )
  const { scale, rise } = scalesOf(NO_SCALES)
  expect(rise).toBe(scale)
  expect(scalesOf({ scale: 250, rise: null })).toEqual({ scale: 250, rise })
  fc.assert(
    fc.property(extent, fc.integer({ min: 150, max: 900 }), (all, height) => {
      const scales = chooseSectionScales(all, layOutSection(ROOM.width, height), NO_SCALES)
      expect(scales.rise).toBeLessThanOrEqual(scales.scale)
    }),
  )
})

test('any number of sheets is counted without laying them out', () => {
  const scales = { scale: 1, rise: 1 }
  expect(countPanels({ length: 50, top: 1e9, base: -100_000 }, ROOM, scales)).toBeGreaterThan(1e10)
  expect(countPanels({ length: 50, top: 50, base: -1e308 }, ROOM, scales)).toBe(Infinity)
  fc.assert(
    fc.property(extent, (all) => {
      const usual = { scale: 500, rise: 100 }
      expect(countPanels(all, ROOM, usual)).toBe(layOutPanels(all, ROOM, usual).length)
    }),
    { numRuns: 40 },
  )
})

test('a section longer than a sheet continues where the previous sheet ended', () => {
  const all = { length: 100, top: 20, base: 0 }
  const panels = layOutPanels(all, ROOM, { scale: 100, rise: 100 })
  expect(panels.length).toBeGreaterThan(2)
  expect(panels[0]?.from).toBe(0)
  expect(new Set(panels.map(({ to }) => to))).toContain(100)
  const first = panels.filter(({ scale }) => scale.level(scale.plot.y) > 20)
  first.slice(1).forEach(({ from }, index) => expect(from).toBeCloseTo(first[index]?.to ?? NaN, 9))
})
