import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineThrough, pointAt, projectOnto, type Point } from '../src/index.ts'
import { metre, point, points } from './section-points.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

describe('offset and chainage of a point beside a line', () => {
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
})

describe('the side of a point beside a line', () => {
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
