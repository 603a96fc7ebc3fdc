import { expect, test } from 'vitest'
import { thinOutHoles } from '../../../src/features/check/positions/summarise-site.ts'

const grid = (count: number, west: number) =>
  Array.from({ length: count * count }, (_, index) => ({
    longitude: ((west + (index % count) / 1e4 + 540) % 360) - 180,
    latitude: 52 + Math.floor(index / count) / 1e4,
  }))

test('a plan has all of two thousand holes, and of very many one for each part of it', () => {
  const few = grid(40, -1)
  expect(thinOutHoles(few)).toBe(few)
  const many = thinOutHoles(grid(450, -1))
  expect(many.length).toBe(2000)
  const longitudes = many.map(({ longitude }) => longitude)
  expect(Math.max(...longitudes) - Math.min(...longitudes)).toBeGreaterThan(0.04)
})

test('also where the holes lie on both sides of longitude 180', () => {
  expect(thinOutHoles(grid(450, 179.98)).length).toBe(2000)
})
