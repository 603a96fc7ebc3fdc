import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxPolygon, intersectsBox, isOnGlobe, readBox, splitBox, type Box } from '../src/bounding-box.ts'
import { geometriesIntersect, type PlanarGeometry } from '../src/intersect.ts'

test.each([
  ['1,2,3,4', [1, 2, 3, 4]],
  [' -1.5 , 2e1,3,+4', [-1.5, 20, 3, 4]],
  ['1,2,-9,3,4,9', [1, 2, 3, 4]],
  ['1,2,9,3,4,-9', null],
  ['1,2,3', null],
  ['1,2,3,4,5', null],
  ['1,2,3,x', null],
  ['1,2,3,', null],
  ['', null],
  ['1,2,3,1e999', null],
])('%j is read as %j', (text, box) => expect(readBox(text)).toEqual(box))

test('a box of the globe is within its degrees, and may cross 180°', () => {
  expect([isOnGlobe([170, -1, -170, 1]), isOnGlobe([0, 1, 1, 0]), isOnGlobe([0, 0, 181, 1])]).toEqual([
    true,
    false,
    false,
  ])
  expect(splitBox([170, -1, -170, 1])).toEqual([
    [170, -1, 180, 1],
    [-180, -1, -170, 1],
  ])
})

const square = (x: number, y: number, size: number): PlanarGeometry => boxPolygon([x, y, x + size, y + size])

const ringOf = (x: number, y: number, size: number) => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
  [x, y],
]

describe('geometries', () => {
  const box: Box = [0, 0, 10, 10]
  const ring = square(0, 0, 10)
  const withHole: PlanarGeometry = {
    type: 'Polygon',
    coordinates: [ringOf(-5, -5, 20), ringOf(-1, -1, 12)],
  }
  test.each<[string, PlanarGeometry, boolean]>([
    ['a point inside', { type: 'Point', coordinates: [5, 5] }, true],
    ['a point on the edge', { type: 'Point', coordinates: [0, 5] }, true],
    ['a point outside', { type: 'Point', coordinates: [11, 5] }, false],
    [
      'a line through it',
      {
        type: 'LineString',
        coordinates: [
          [-5, 5],
          [15, 6],
        ],
      },
      true,
    ],
    [
      'a line past it',
      {
        type: 'LineString',
        coordinates: [
          [-5, 5],
          [5, 20],
        ],
      },
      false,
    ],
    ['a polygon inside', square(4, 4, 1), true],
    ['a polygon around', square(-5, -5, 30), true],
    ['a polygon that touches a corner', square(10, 10, 2), true],
    ['a polygon apart', square(11, 11, 2), false],
    ['a polygon that has it in its hole', withHole, false],
  ])('%s', (_what, geometry, expected) => {
    expect(intersectsBox(geometry, box)).toBe(expected)
    expect(geometriesIntersect(geometry, ring)).toBe(expected)
    expect(geometriesIntersect(ring, geometry)).toBe(expected)
  })

  test('squares meet where their intervals do', () => {
    const place = fc.tuple(
      fc.integer({ min: -20, max: 20 }),
      fc.integer({ min: -20, max: 20 }),
      fc.integer({ min: 1, max: 15 }),
    )
    fc.assert(
      fc.property(place, place, ([x, y, size], [u, v, other]) => {
        const meet = x <= u + other && u <= x + size && y <= v + other && v <= y + size
        expect(geometriesIntersect(square(x, y, size), square(u, v, other))).toBe(meet)
      }),
    )
  })
})
