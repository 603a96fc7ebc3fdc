import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseMapScale, neededMapScale } from '../../../src/features/map/sheet/map-scale.ts'
import { flowColumns, layOutPlan, type LegendItem } from '../../../src/features/map/sheet/plan-layout.ts'
import { innerSize, sheetSize, orientationOf } from '../../../src/ui/paper/paper-size.ts'
import { ORIENTATIONS, type Orientation } from '../../../src/url-state/print-search.ts'

type Bounds = [west: number, south: number, east: number, north: number]
const HEAD_HEIGHT_PX = 130

const legendOf = (entries: number): LegendItem[] => [
  { height: 22, isHeading: true },
  ...Array.from({ length: entries }, () => ({ height: 20, isHeading: false })),
]

const lay = (extent: Bounds, entries: number, turns: readonly Orientation[] = ORIENTATIONS) =>
  layOutPlan({
    sizes: turns.map((turn) => sheetSize('A4', turn)),
    items: legendOf(entries),
    headOf: () => HEAD_HEIGHT_PX,
    scalesOf: (frame) => ({
      scale: chooseMapScale(null, extent, frame),
      needed: neededMapScale(null, extent, frame),
    }),
  })

/** A kilometre of a road that runs to the north, and one that runs to the east; degrees at latitude 52. */
const NORTHWARDS: Bounds = [-1, 52, -0.999, 52.01]
const EASTWARDS: Bounds = [-1, 52, -0.985, 52.001]

test('a long site is printed along the paper', () => {
  expect(orientationOf(lay(NORTHWARDS, 6).size)).toBe('portrait')
  expect(orientationOf(lay(EASTWARDS, 6).size)).toBe('landscape')
})

const extents = fc
  .tuple(fc.double({ min: 1e-4, max: 0.05, noNaN: true }), fc.double({ min: 1e-4, max: 0.05, noNaN: true }))
  .map(([width, height]): Bounds => [-1, 52, -1 + width, 52 + height])

test('no other orientation has a larger scale', () => {
  fc.assert(
    fc.property(extents, fc.integer({ min: 0, max: 40 }), (extent, entries) => {
      const { scale } = lay(extent, entries)
      for (const turn of ORIENTATIONS) expect(scale).toBeLessThanOrEqual(lay(extent, entries, [turn]).scale)
    }),
  )
})

test('the reader’s orientation is kept', () => {
  for (const turn of ORIENTATIONS) expect(orientationOf(lay(NORTHWARDS, 6, [turn]).size)).toBe(turn)
})

test('the whole legend is on the sheet beside a map of at least 45 % of it, however long it is', () => {
  fc.assert(
    fc.property(extents, fc.integer({ min: 0, max: 600 }), (extent, entries) => {
      const { size, frame, below, legend, columns, zoom } = lay(extent, entries)
      const inner = innerSize(size)
      const [width, height] = [inner.width - 2, inner.height - HEAD_HEIGHT_PX]
      expect(columns.flat()).toEqual(legendOf(entries).map((_, index) => index))
      expect(frame.width * frame.height).toBeGreaterThanOrEqual(0.45 * width * Math.floor(height) - 1)
      const room = below ? width - 212 : legend - 16
      expect(columns.length * 200 * zoom).toBeLessThanOrEqual(room + 1e-6)
      const longest = Math.max(0, ...columns.map((column) => column.length)) * 20 * zoom
      expect(longest).toBeLessThanOrEqual(below ? legend - 16 : height - 108 + 1e-6)
      expect(below ? frame.height + legend : frame.width + legend).toBeLessThanOrEqual(below ? height : width)
    }),
  )
})

test('a heading is never the last entry of a column', () => {
  const items = [
    { height: 20, isHeading: false },
    { height: 22, isHeading: true },
    { height: 20, isHeading: false },
  ]
  expect(flowColumns(items, 50)).toEqual([[0], [1, 2]])
})
