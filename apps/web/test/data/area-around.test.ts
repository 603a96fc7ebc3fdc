import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaAround, type Area } from '../../src/data/holes/area-around.ts'

/** A view of a map: its west is within -180 to 180, its east may exceed 180. */
const view = fc
  .record({
    west: fc.double({ min: -180, max: 180, noNaN: true }),
    south: fc.double({ min: -85, max: 80, noNaN: true }),
    width: fc.double({ min: 1e-4, max: 100, noNaN: true }),
    height: fc.double({ min: 1e-4, max: 5, noNaN: true }),
  })
  .map(({ west, south, width, height }): Area => [west, south, west + width, south + height])

/** Degrees. */
const ROUNDING_DEG = 1e-9

const contains = ([west, south, east, north]: Area, longitude: number, latitude: number) => {
  const x = ((((longitude + 180) % 360) + 360) % 360) - 180
  const [left, right] = [x >= west - ROUNDING_DEG, x <= east + ROUNDING_DEG]
  const isAcross = west <= east ? left && right : left || right
  return (
    (isAcross || (x === -180 && east === 180)) &&
    latitude >= south - ROUNDING_DEG &&
    latitude <= north + ROUNDING_DEG
  )
}

test('the area is on the globe and holds every corner and the middle of the view', () => {
  fc.assert(
    fc.property(view, (seen) => {
      const area = areaAround(seen)
      const [west, south, east, north] = seen
      expect(area.every((degrees, index) => Math.abs(degrees) <= (index % 2 === 0 ? 180 : 90))).toBe(true)
      for (const longitude of [west, (west + east) / 2, east])
        for (const latitude of [south, north]) expect(contains(area, longitude, latitude)).toBe(true)
    }),
  )
})

test('it is at most three times as wide as the view', () => {
  fc.assert(
    fc.property(view, (seen) => {
      const [west, , east] = areaAround(seen)
      const width = east > west ? east - west : east - west + 360
      expect(width).toBeLessThanOrEqual(3 * (seen[2] - seen[0]) + 1e-9)
    }),
  )
})

test('a small movement of the map requests the same area', () => {
  expect(areaAround([-1.62, 53.31, -1.22, 53.55])).toEqual(areaAround([-1.625, 53.305, -1.225, 53.545]))
})

test('a view across the antimeridian has a west that exceeds the east', () => {
  const [west, , east] = areaAround([179.9, -17.1, 180.1, -16.9])
  expect(west).toBeGreaterThan(179)
  expect(east).toBeLessThan(-179)
})

test('a view of the whole globe requests all of it', () => {
  expect(areaAround([-200, -90, 220, 90])).toEqual([-180, -90, 180, 90])
})
