import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaOf, crossesItself, legsOf, lengthOf } from '../../../src/features/map/measure/geodesic.ts'

type Point = readonly [longitude: number, latitude: number]

const JFK: Point = [-73.8, 40.6]
const LHR: Point = [-0.5, 51.6]

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const place = fc.tuple(degrees(180), degrees(85))
/** Places of one site, and a little around it. */
const near = fc.tuple(degrees(0.05), degrees(0.05)).map(([x, y]): Point => [-1.4 + x, 53.4 + y])

const distance = (a: Point, b: Point) => lengthOf([a, b])

test('from Kennedy to Heathrow it is 5,551.759 km (the example of GeographicLib)', () => {
  expect(distance(JFK, LHR)).toBeCloseTo(5_551_759.4, 1)
})

test('Flinders Peak to Buninyong is 54,972.271 m at 306° 52′ 05.37″ (GDA94 manual, on GRS80)', () => {
  const flinders: Point = [144 + 25 / 60 + 29.52442 / 3600, -(37 + 57 / 60 + 3.7203 / 3600)]
  const buninyong: Point = [143 + 55 / 60 + 35.38393 / 3600, -(37 + 39 / 60 + 10.15611 / 3600)]
  const [leg] = legsOf([flinders, buninyong], false)
  expect(leg?.length).toBeCloseTo(54_972.271, 2)
  expect(leg?.bearing).toBeCloseTo(306 + 52 / 60 + 5.37 / 3600, 5)
})

test('a degree of the equator is 111,319.491 m; a square degree there 12,308.778 km²', () => {
  expect(distance([0, 0], [1, 0])).toBeCloseTo(111_319.491, 3)
  const square: Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  expect(areaOf(square) / 1e6).toBeCloseTo(12_308.778, 2)
})

test('there and back is equally far', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(distance(a, b)).toBeCloseTo(distance(b, a), 5)
    }),
  )
})

test('a way over a third place is never shorter', () => {
  fc.assert(
    fc.property(place, place, place, (a, b, c) => {
      expect(lengthOf([a, b, c])).toBeGreaterThanOrEqual(distance(a, c) - 1e-6)
    }),
  )
})

test('pieces of a geodesic add up to it', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      const [leg] = legsOf([a, b], false)
      if (!leg) throw new Error('there is no leg')
      expect(lengthOf(leg.path)).toBeCloseTo(leg.length, 4)
    }),
  )
})

test('bearings are 0 to 360 degrees clockwise from north', () => {
  const bearings = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ].map(
    ([x = 0, y = 0]) =>
      legsOf(
        [
          [0, 0],
          [x, y],
        ],
        false,
      )[0]?.bearing,
  )
  expect(bearings).toEqual([0, 90, 180, 270])
})

test('an area is the same whichever corner comes first and whichever way round', () => {
  fc.assert(
    fc.property(near, near, near, (a, b, c) => {
      const area = areaOf([a, b, c])
      expect(areaOf([b, c, a])).toBeCloseTo(area, 2)
      expect(areaOf([c, b, a])).toBeCloseTo(area, 2)
    }),
  )
})

test('a closed line ends at its start', () => {
  expect(legsOf([JFK, LHR, [0, 0]], true)).toHaveLength(3)
  expect(legsOf([JFK, LHR, [0, 0]], false)).toHaveLength(2)
})

test('triangles never cross themselves; a bow tie does', () => {
  fc.assert(fc.property(near, near, near, (a, b, c) => !crossesItself([a, b, c])))
  const [a, b, c, d]: [Point, Point, Point, Point] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  expect(crossesItself([a, b, c, d])).toBe(false)
  expect(crossesItself([a, c, b, d])).toBe(true)
})
