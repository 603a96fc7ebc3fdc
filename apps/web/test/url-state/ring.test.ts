import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInside } from '../../src/data/holes/inside-ring.ts'
import { formatRing, parseRing } from '../../src/url-state/ring.ts'

const SQUARE = [
  [-1.5, 53.4],
  [-1.4, 53.4],
  [-1.4, 53.5],
  [-1.5, 53.5],
] as const

test('an area is written with as few digits as needed, and parsed back', () => {
  expect(formatRing(SQUARE)).toBe('-1.5,53.4;-1.4,53.4;-1.4,53.5;-1.5,53.5')
  expect(parseRing(formatRing(SQUARE))).toEqual(SQUARE)
})

test('any area survives the address to within about a metre', () => {
  const corner = fc.tuple(
    fc.integer({ min: -1800000, max: 1800000 }),
    fc.integer({ min: -900000, max: 900000 }),
  )
  fc.assert(
    fc.property(fc.uniqueArray(corner, { minLength: 3, maxLength: 40, selector: String }), (corners) => {
      const ring = corners.map(([x, y]) => [x / 10000, y / 10000] as const)
      expect(parseRing(formatRing(ring))).toEqual(ring)
    }),
  )
})

test.each([
  undefined,
  '',
  '1,2;3,4',
  '1,2;3,4;1,2',
  '1,2;3,4;5',
  '1,2;3,4;5,6,7',
  '1,2;3,4;,6',
  '1,2;3,4;181,6',
  '1,2;3,4;5,91',
  '1,2;3,4;5,NaN',
  Array.from({ length: 201 }, (_, index) => `${index / 10},0`).join(';'),
])('%s is not an area', (text) => {
  expect(parseRing(text)).toBeNull()
})

test('a hole is inside an area, or on its edge, or outside', () => {
  expect(isInside({ longitude: -1.45, latitude: 53.45 }, SQUARE)).toBe(true)
  expect(isInside({ longitude: -1.5, latitude: 53.45 }, SQUARE)).toBe(true)
  expect(isInside({ longitude: -1.51, latitude: 53.45 }, SQUARE)).toBe(false)
})

test('the notch of a concave area is outside it', () => {
  const bent = [
    [0, 0],
    [4, 0],
    [4, 4],
    [2, 1],
    [0, 4],
  ] as const
  expect(isInside({ longitude: 2, latitude: 2 }, bent)).toBe(false)
  expect(isInside({ longitude: 1, latitude: 1 }, bent)).toBe(true)
})
