import { expect, test } from 'vitest'
import { boundsOfDrawn, withinDrawn } from '../../src/data/holes/holes-near-path.ts'

const at = (longitude: number, latitude: number) => ({ longitude, latitude })

/** Degrees of latitude of so many metres. */
const north = (metres: number) => metres / 111_250

test('holes within the distance of a line are found on both sides of it and beyond its ends', () => {
  const line = {
    kind: 'line',
    metres: 250,
    isSection: false,
    points: [
      [-1, 52],
      [-0.9, 52],
    ],
  } as const
  const isWithin = withinDrawn(line)
  expect(isWithin(at(-0.95, 52 + north(249)))).toBe(true)
  expect(isWithin(at(-0.95, 52 - north(249)))).toBe(true)
  expect(isWithin(at(-0.95, 52 + north(252)))).toBe(false)
  // A degree of longitude is about 68.7 km here.
  expect(isWithin(at(-1 - 0.0036, 52))).toBe(true)
  expect(isWithin(at(-1 - 0.0037, 52))).toBe(false)
})

test('the rectangle that is read holds every place within the distance of a line', () => {
  const line = {
    kind: 'line',
    metres: 250,
    isSection: false,
    points: [
      [-1, 60],
      [-0.9, 60.1],
    ],
  } as const
  const [west, south, east, top] = boundsOfDrawn(line)
  const isWithin = withinDrawn(line)
  for (const bearing of [0, 45, 90, 135, 180, 225, 270, 315]) {
    const [x, y] = [Math.sin((bearing * Math.PI) / 180), Math.cos((bearing * Math.PI) / 180)]
    for (const [longitude, latitude] of line.points) {
      const place = at(
        longitude + (x * north(249)) / Math.cos((60 * Math.PI) / 180),
        latitude + y * north(249),
      )
      if (!isWithin(place)) continue
      expect(place.longitude).toBeGreaterThan(west)
      expect(place.longitude).toBeLessThan(east)
      expect(place.latitude).toBeGreaterThan(south)
      expect(place.latitude).toBeLessThan(top)
    }
  }
})

test('an area holds the places inside it, also where it crosses the antimeridian', () => {
  const square = {
    kind: 'area',
    points: [
      [-1, 52],
      [-0.9, 52],
      [-0.9, 52.1],
      [-1, 52.1],
    ],
  } as const
  expect(withinDrawn(square)(at(-0.95, 52.05))).toBe(true)
  expect(withinDrawn(square)(at(-0.85, 52.05))).toBe(false)
  const across = {
    kind: 'area',
    points: [
      [179, -17],
      [181, -17],
      [181, -16],
      [179, -16],
    ],
  } as const
  expect(withinDrawn(across)(at(-179.5, -16.5))).toBe(true)
  expect(withinDrawn(across)(at(-178.5, -16.5))).toBe(false)
})

test('at the equator, where degrees of latitude are shortest, the rectangle holds all places', () => {
  const line = {
    kind: 'line',
    metres: 50_000,
    isSection: false,
    points: [
      [9, 0],
      [9.1, 0],
    ],
  } as const
  const place = at(9.05, 49_900 / 110_574.4)
  expect(withinDrawn(line)(place)).toBe(true)
  const [, , , top] = boundsOfDrawn(line)
  expect(place.latitude).toBeLessThan(top)
})
