import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bearingBetween,
  lineThrough,
  orderAlong,
  placeAlong,
  pointAt,
  projectOnto,
  type Point,
} from '../src/index.ts'

const metre = fc.double({ min: -5000, max: 5000, noNaN: true, noDefaultInfinity: true })
const point = fc.record({ x: metre, y: metre })
const points = fc.array(point, { minLength: 1, maxLength: 8 })
const share = fc.double({ min: 0, max: 1, noNaN: true })
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

describe('a point beside a line', () => {
  test('its foot is the nearest point of the line, and the offset is the distance to it', () => {
    fc.assert(
      fc.property(points, point, fc.array(share, { maxLength: 20 }), (corners, hole, shares) => {
        const line = lineThrough(corners)
        const found = projectOnto(line, hole)
        if (!found) throw new Error('no foot')
        expect(Math.abs(found.offset)).toBeCloseTo(apart(found.foot, hole), 6)
        for (const part of shares) {
          const other = pointAt(line, part * line.length)
          if (other) expect(apart(other, hole)).toBeGreaterThanOrEqual(Math.abs(found.offset) - 1e-6)
        }
      }),
    )
  })

  test('its chainage is on the line and gives its foot', () => {
    fc.assert(
      fc.property(points, point, (corners, hole) => {
        const line = lineThrough(corners)
        const found = projectOnto(line, hole)
        expect(found?.chainage).toBeGreaterThanOrEqual(0)
        expect(found?.chainage).toBeLessThanOrEqual(line.length)
        const there = pointAt(line, found?.chainage ?? NaN)
        expect(apart(there ?? hole, found?.foot ?? hole)).toBeLessThan(1e-6)
      }),
    )
  })

  test('along a straight line, a point farther along has the greater chainage', () => {
    fc.assert(
      fc.property(point, point, share, share, metre, metre, (start, end, one, other, left, right) => {
        fc.pre(apart(start, end) > 1)
        const line = lineThrough([start, end])
        const [nx, ny] = [(end.y - start.y) / line.length, -(end.x - start.x) / line.length]
        const beside = (part: number, away: number) => {
          const { x, y } = pointAt(line, part * line.length) ?? start
          return projectOnto(line, { x: x + nx * away, y: y + ny * away })
        }
        const [a, b] = [beside(one, left), beside(other, right)]
        // To a twentieth of a millimetre: a place so near an end counts as the end.
        expect(a?.chainage).toBeCloseTo(one * line.length, 4)
        expect(a?.offset).toBeCloseTo(left, 5)
        if (one < other) expect(a?.chainage ?? 0).toBeLessThanOrEqual((b?.chainage ?? 0) + 1e-6)
      }),
    )
  })

  test('the right of a line is the left of the reversed line', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 2 }), point, (corners, hole) => {
        const line = lineThrough(corners)
        fc.pre(line.length > 1)
        const there = projectOnto(line, hole)
        const back = projectOnto(lineThrough([...corners].reverse()), hole)
        if (!there || !back) throw new Error('no foot')
        fc.pre(Math.abs(there.offset) > 0.1 && !there.beyond)
        expect(back.offset).toBeCloseTo(-there.offset, 1)
        expect(back.chainage).toBeCloseTo(line.length - there.chainage, 1)
      }),
    )
  })

  const corner = lineThrough([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
  ])

  test.each([
    ['right of the first leg', { x: 50, y: -10 }, { chainage: 50, offset: 10, beyond: false }],
    ['left of the first leg', { x: 50, y: 10 }, { chainage: 50, offset: -10, beyond: false }],
    ['outside of the bend', { x: 103, y: -4 }, { chainage: 100, offset: 5, beyond: false }],
    ['before the start', { x: -3, y: 4 }, { chainage: 0, offset: -5, beyond: true }],
    ['past the end', { x: 104, y: 103 }, { chainage: 200, offset: 5, beyond: true }],
    ['square to the end', { x: 90, y: 100 }, { chainage: 200, offset: -10, beyond: false }],
    ['on a corner', { x: 100, y: 0 }, { chainage: 100, offset: 0, beyond: false }],
  ])('%s', (_, hole, expected) => {
    expect(projectOnto(corner, hole)).toMatchObject(expected)
  })
})

describe('a line', () => {
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 3, y: 4 },
  ]
  test('leaves out a point that repeats the one before', () =>
    expect(lineThrough([a, a, b, b])).toEqual({ points: [a, b], chainages: [0, 5], length: 5 }))
  test('may return to an earlier point', () => expect(lineThrough([a, b, a]).length).toBe(10))
  test('of one point has no length, and that point is the foot of every other', () => {
    const line = lineThrough([b, b])
    expect(line.length).toBe(0)
    expect(projectOnto(line, a)).toMatchObject({ foot: b, chainage: 0, offset: 5 })
    expect(pointAt(line, 3)).toEqual(b)
  })
  test('of no points has no feet', () => {
    expect(projectOnto(lineThrough([]), a)).toBeNull()
    expect(pointAt(lineThrough([]), 0)).toBeNull()
  })
  test('of collinear points has the length from end to end', () =>
    expect(lineThrough([a, { x: 1.5, y: 2 }, b]).length).toBeCloseTo(5, 12))
  test('gives its end for chainages beyond it', () => {
    expect(pointAt(lineThrough([a, b]), -1)).toEqual(a)
    expect(pointAt(lineThrough([a, b]), 6)).toEqual(b)
  })
})

describe('holes along a line', () => {
  const line = lineThrough([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ])
  const holes = [
    { of: 'far', point: { x: 80, y: 60 } },
    { of: 'last', point: { x: 90, y: -50 } },
    { of: 'first', point: { x: 10, y: 20 } },
    { of: 'beyond', point: { x: 130, y: 40 } },
  ]
  test('are those within reach, by chainage; the edge is included, and the ends are round', () => {
    const { within, outside } = placeAlong(line, holes, 50)
    expect(within.map(({ of }) => of)).toEqual(['first', 'last', 'beyond'])
    expect(outside).toEqual(['far'])
  })
  test('are all listed as within or beyond any reach', () => {
    fc.assert(
      fc.property(
        points,
        fc.array(point),
        fc.double({ min: 0, max: 9999, noNaN: true }),
        (corners, places, reach) => {
          const { within, outside } = placeAlong(
            lineThrough(corners),
            places.map((place) => ({ of: place, point: place })),
            reach,
          )
          expect(within.length + outside.length).toBe(places.length)
          for (const [index, { chainage }] of within.entries())
            expect(chainage).toBeGreaterThanOrEqual(within[index - 1]?.chainage ?? 0)
        },
      ),
    )
  })
})

describe('the best line', () => {
  test('runs from west to east, or from south to north', () => {
    const row = (dx: number, dy: number) => [3, 1, 2, 0].map((step) => ({ x: step * dx, y: step * dy }))
    for (const [dx, dy] of [
      [10, 0],
      [10, -9],
      [10, 30],
      [0, 10],
      [1, -40],
    ] as const)
      expect(orderAlong(row(dx, dy))).toEqual([3, 1, 2, 0])
  })
  test('contains every point once', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 12 }), (places) => {
        expect(orderAlong(places).sort((a, b) => a - b)).toEqual(places.map((_, index) => index))
      }),
    )
  })
})

test('a bearing is clockwise from north', () => {
  const from = { x: 5, y: 5 }
  const bearing = (dx: number, dy: number) => bearingBetween(from, { x: 5 + dx, y: 5 + dy })
  expect([bearing(0, 1), bearing(1, 0), bearing(0, -1), bearing(-1, -1), bearing(0, 0)]).toEqual([
    0,
    90,
    180,
    225,
    null,
  ])
})
