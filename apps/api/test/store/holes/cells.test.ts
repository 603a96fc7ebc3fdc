import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellOf, coverBox, rangeOfSquare, type Box, type Position } from '../../../src/store/holes/cells.ts'

const longitude = fc.double({ min: -180, max: 180, noNaN: true })
const latitude = fc.double({ min: -90, max: 90, noNaN: true })
const position: fc.Arbitrary<Position> = fc.record({ longitude, latitude })
const box: fc.Arbitrary<Box> = fc
  .tuple(longitude, latitude, longitude, latitude)
  .map(([west, a, east, b]): Box => [west, Math.min(a, b), east, Math.max(a, b)])

const isIn = ([west, south, east, north]: Box, { longitude, latitude }: Position): boolean =>
  latitude >= south &&
  latitude <= north &&
  (west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east)

test('the cells begin in the north-west and end in the south-east', () => {
  expect(cellOf({ longitude: -180, latitude: 90 })).toBe(0)
  expect(cellOf({ longitude: 180, latitude: -90 })).toBe(2 ** 52 - 1)
  expect(cellOf({ longitude: 0, latitude: 0 })).toBe(3 * 2 ** 50)
})

test('a square of the quadtree holds the cells of its positions', () => {
  // Tile 14/8186/5448 of the web maps lies over London.
  const { first, last } = rangeOfSquare({ level: 14, x: 8186, y: 5448 })
  const cell = cellOf({ longitude: -0.1246, latitude: 51.5007 })
  expect(cell).toBeGreaterThanOrEqual(first)
  expect(cell).toBeLessThanOrEqual(last)
  expect(last - first + 1).toBe(4 ** 12)
})

test('every position in a box is in a range that covers it', () => {
  fc.assert(
    fc.property(box, position, ([west, south, east, north], at) => {
      const requested: Box = [west, south, east, north]
      fc.pre(isIn(requested, at))
      const cell = cellOf(at)
      expect(coverBox(requested).some(({ first, last }) => cell >= first && cell <= last)).toBe(true)
    }),
  )
})

test('the ranges are few, in order and apart, and end where they begin for a point', () => {
  fc.assert(
    fc.property(box, (requested) => {
      const ranges = coverBox(requested)
      expect(ranges.length).toBeLessThanOrEqual(16)
      let end = -2
      for (const { first, last } of ranges) {
        expect(first).toBeGreaterThan(end + 1)
        expect(last).toBeGreaterThanOrEqual(first)
        end = last
      }
    }),
  )
  const cell = cellOf({ longitude: -1.5, latitude: 53.1 })
  expect(coverBox([-1.5, 53.1, -1.5, 53.1])).toEqual([{ first: cell, last: cell }])
})

test('the ranges of a town hold little beside it', () => {
  const covered = coverBox([-1.6, 53.3, -1.4, 53.45])
  const cells = covered.reduce((sum, { first, last }) => sum + last - first + 1, 0)
  const width = (0.2 / 360) * 2 ** 26
  const height = (0.15 / 360 / Math.cos((53.37 * Math.PI) / 180)) * 2 ** 26
  expect(cells / (width * height)).toBeLessThan(3)
})
