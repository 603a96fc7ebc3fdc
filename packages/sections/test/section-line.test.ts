import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bearingBetween, lineThrough, orderAlong, placeAlong, pointAt, projectOnto } from '../src/index.ts'
import { point, points } from './section-points.ts'

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
