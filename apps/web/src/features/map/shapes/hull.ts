import { convex } from '@turf/convex'
import { multiPoint } from '@turf/helpers'
import type { Polygon, Position } from 'geojson'
import { dropInnerPoints } from './akl-toussaint.ts'

/** A hull thinner than this share of its length squared is a line, not an area. */
const MIN_AREA_TO_LENGTH_SQUARED_RATIO = 0.001

/**
 * The outline of a group: the convex hull of its members' positions (longitude, latitude).
 * Null for fewer than three, and for members that stand in a line.
 */
export function hullOf(positions: readonly (readonly [number, number])[]): Polygon | null {
  if (positions.length < 3) return null
  const candidates = dropInnerPoints(unwrap(positions))
  const hull = convex(multiPoint(candidates.map(([x, y]) => [x, y])))
  const ring = hull?.geometry.coordinates[0]
  if (!ring || isTooThin(ring)) return null
  return { type: 'Polygon', coordinates: [ring] }
}

/**
 * Members either side of the antimeridian are put on one side of it; else the hull would go round the world.
 */
function unwrap(positions: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const [west, east] = extremes(positions, 0)
  return east - west <= 180 ? positions : positions.map(([x, y]) => [x < 0 ? x + 360 : x, y] as const)
}

function extremes(
  positions: readonly (readonly [number, number])[],
  axis: 0 | 1,
): [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity]
  for (const position of positions) {
    const value = position[axis]
    if (value < least) least = value
    if (value > most) most = value
  }
  return [least, most]
}

/** Degrees of longitude are shortened as they are on the ground, so that a line is a line at any latitude. */
function isTooThin(ring: readonly Position[]): boolean {
  const shrink = Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180)
  const plane = ring.map(([x = 0, y = 0]) => [x * shrink, y] as const)
  return Math.abs(ringArea(plane)) < MIN_AREA_TO_LENGTH_SQUARED_RATIO * longestSquared(plane)
}

function ringArea(ring: readonly (readonly [number, number])[]): number {
  let sum = 0
  const [ox, oy] = ring[0] ?? [0, 0]
  for (const [index, [x, y]] of ring.entries()) {
    const [nx, ny] = ring[index + 1] ?? [ox, oy]
    sum += (x - ox) * (ny - oy) - (nx - ox) * (y - oy)
  }
  return sum / 2
}

/** Square of the diagonal of the box around the ring: the square of its length, near enough. */
function longestSquared(ring: readonly (readonly [number, number])[]): number {
  const [west, east] = extremes(ring, 0)
  const [south, north] = extremes(ring, 1)
  return (east - west) ** 2 + (north - south) ** 2
}
