import { convex } from '@turf/convex'
import { points } from '@turf/helpers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dropInnerPoints, type PlanePoint } from '../../../src/features/map/shapes/akl-toussaint.ts'
import { hullOf } from '../../../src/features/map/shapes/hull.ts'

const corners: PlanePoint[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]
const vertices = (hull: ReturnType<typeof hullOf>) =>
  new Set(hull?.coordinates[0]?.map((position) => position.join(' ')))

test('a square with holes inside has four corners', () => {
  const inside: PlanePoint[] = [
    [0.5, 0.5],
    [0.2, 0.7],
  ]
  expect(vertices(hullOf([...corners, ...inside]))).toEqual(
    new Set(corners.map((corner) => corner.join(' '))),
  )
})

test.each([
  ['no members', []],
  ['one member', [[0, 50]]],
  [
    'two members',
    [
      [0, 50],
      [1, 51],
    ],
  ],
  [
    'members at one place',
    [
      [0, 50],
      [0, 50],
      [0, 50],
    ],
  ],
  [
    'members in a line',
    [
      [0, 50],
      [0.001, 50.001],
      [0.002, 50.002],
    ],
  ],
  [
    'members almost in a line',
    [
      [0, 50],
      [0.001, 50.0010001],
      [0.002, 50.002],
      [0.003, 50.003],
    ],
  ],
] as [string, [number, number][]][])('%s make no hull', (_, members) => {
  expect(hullOf(members)).toBeNull()
})

test('a group either side of the antimeridian stays small', () => {
  const ring =
    hullOf([
      [179.9, -17],
      [-179.9, -17],
      [180, -16.9],
    ])?.coordinates[0] ?? []
  const longitudes = ring.map(([longitude = NaN]) => longitude)
  expect(Math.max(...longitudes) - Math.min(...longitudes)).toBeLessThan(1)
})

test('dropping inner points never changes the hull', () => {
  const coordinate = fc.integer({ min: -50, max: 50 })
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 80 }), (members) => {
      const hull = (list: readonly PlanePoint[]) =>
        new Set(
          convex(points(list.map(([x, y]) => [x, y])))?.geometry.coordinates[0]?.map((place) =>
            place.join(' '),
          ),
        )
      expect(hull(dropInnerPoints(members))).toEqual(hull(members))
    }),
    { numRuns: 500 },
  )
})

/** A group on a site of two kilometres. */
const group = fc.array(
  fc.tuple(
    fc.double({ min: -1.5, max: -1.47, noNaN: true }),
    fc.double({ min: 53.4, max: 53.42, noNaN: true }),
  ),
  { minLength: 3, maxLength: 60 },
)

function areaOf(ring: readonly (readonly number[])[]): number {
  const [ox = 0, oy = 0] = ring[0] ?? []
  return ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = ox, nextY = oy] = ring[index + 1] ?? []
    return sum + ((x - ox) * (nextY - oy) - (nextX - ox) * (y - oy)) / 2
  }, 0)
}

test('a hull has the area that turf alone finds, and none is left out but a sliver', () => {
  fc.assert(
    fc.property(group, (members) => {
      const alone = convex(points(members))?.geometry.coordinates[0] ?? []
      const ring = hullOf(members)?.coordinates[0]
      if (ring) expect(areaOf(ring)).toBeCloseTo(areaOf(alone), 12)
      else expect(Math.abs(areaOf(alone))).toBeLessThan(0.001 * (0.03 ** 2 + 0.02 ** 2))
    }),
    { numRuns: 3000 },
  )
})

test('a hull is as large at the antimeridian as anywhere else', () => {
  const away = 181.485
  fc.assert(
    fc.property(group, (members) => {
      const moved = members.map(([x, y]): PlanePoint => [x + away > 180 ? x + away - 360 : x + away, y])
      const [here, there] = [members, moved].map((list) => areaOf(hullOf(list)?.coordinates[0] ?? []))
      expect(there).toBeCloseTo(here ?? NaN, 9)
    }),
    { numRuns: 500 },
  )
})

test('most of a crowd is dropped', () => {
  const crowd = Array.from({ length: 10_000 }, (_, index): PlanePoint => {
    const angle = index * 2.399963
    const radius = Math.sqrt(index / 10_000)
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
  expect(dropInnerPoints(crowd).length).toBeLessThan(1500)
})
