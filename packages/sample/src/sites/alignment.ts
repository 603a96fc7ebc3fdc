import type { GridPoint } from '../folder/annotations.ts'
import { at } from '../random.ts'

/** Metres from the first vertex to the last, along the line. */
export function lengthOf(line: readonly GridPoint[]): number {
  return legs(line).reduce((sum, { length }) => sum + length, 0)
}

/**
 * The place at a chainage (metres from the start), so far to the left of the line; beyond the ends it stays
 * at the end.
 */
export function placeAlong(line: readonly GridPoint[], chainage: number, left: number): GridPoint {
  let remaining = Math.max(0, chainage)
  const all = legs(line)
  for (const leg of all) {
    if (remaining <= leg.length) return offset(leg, remaining, left)
    remaining -= leg.length
  }
  const last = at(all, all.length - 1)
  return offset(last, last.length, left)
}

/** Metres from a place to the nearest point of the line. */
export function distanceTo(line: readonly GridPoint[], [easting, northing]: GridPoint): number {
  const distances = legs(line).map(({ from, east, north, length }) => {
    const [x, y] = [easting - from[0], northing - from[1]]
    const along = Math.min(length, Math.max(0, x * east + y * north))
    return Math.sqrt((x - along * east) ** 2 + (y - along * north) ** 2)
  })
  return Math.min(...distances)
}

/** The outline of everything within about `reach` metres of the line. */
export function corridor(line: readonly GridPoint[], reach: number): GridPoint[] {
  const length = lengthOf(line)
  const steps = Array.from({ length: 13 }, (_, index) => (length * index) / 12)
  const left = steps.map((chainage) => placeAlong(line, chainage, reach))
  const right = steps.map((chainage) => placeAlong(line, chainage, -reach)).reverse()
  return [...left, placeAlong(line, length, 0), ...right]
}

interface Leg {
  from: GridPoint
  east: number
  north: number
  length: number
}

/** Directions are unit vectors. */
function legs(line: readonly GridPoint[]): Leg[] {
  return line.slice(1).map((to, index) => {
    const from = at(line, index)
    const [east, north] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.sqrt(east * east + north * north)
    return { from, east: east / length, north: north / length, length }
  })
}

function offset({ from, east, north }: Leg, along: number, left: number): GridPoint {
  return [from[0] + east * along - north * left, from[1] + north * along + east * left]
}
