import type { GridPoint } from '../crs-candidates.ts'
import type { DoubtContext } from './position-in-doubt.ts'
import type { PlacedStatement } from './position-statement.ts'

/** A hole that coordinates in the grid of the project alone place. */
export interface GridHole {
  readonly placed: PlacedStatement
  readonly point: GridPoint
}

/** The least box around points, in metres of a grid. */
export interface Extent {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

export function gridHolesOf(
  placed: readonly PlacedStatement[],
  { transformer, gridOf }: DoubtContext,
): GridHole[] {
  return placed.flatMap((one): GridHole[] => {
    const { stated, hole, fromGrid } = one.statement
    const { easting, northing } = hole
    const isOfGrid = stated === null && fromGrid !== null && gridOf(hole) === transformer
    return isOfGrid && easting !== null && northing !== null
      ? [{ placed: one, point: { easting, northing } }]
      : []
  })
}

const NOWHERE: Extent = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }

const include = (extent: Extent, { easting, northing }: GridPoint): Extent => ({
  west: Math.min(extent.west, easting),
  east: Math.max(extent.east, easting),
  south: Math.min(extent.south, northing),
  north: Math.max(extent.north, northing),
})

/** The extent of the first hole, of the first two, and so on. */
export function growingExtents(holes: readonly GridHole[]): Extent[] {
  let extent = NOWHERE
  return holes.map(({ point }) => (extent = include(extent, point)))
}

export const extentOf = (holes: readonly GridHole[]): Extent => growingExtents(holes).at(-1) ?? NOWHERE

/** Its diagonal in metres. */
export const sizeOf = ({ west, east, south, north }: Extent): number => Math.hypot(east - west, north - south)

export const middleOfExtent = ({ west, east, south, north }: Extent): GridPoint => ({
  easting: (west + east) / 2,
  northing: (south + north) / 2,
})

/** Metres from a point to an extent; 0 within it. */
export function gapTo({ west, east, south, north }: Extent, { easting, northing }: GridPoint): number {
  const beyond = (value: number, low: number, high: number) => Math.max(low - value, 0, value - high)
  return Math.hypot(beyond(easting, west, east), beyond(northing, south, north))
}

export const widen = ({ west, east, south, north }: Extent, metres: number): Extent => ({
  west: west - metres,
  east: east + metres,
  south: south - metres,
  north: north + metres,
})

export const metresBetween = (a: GridPoint, b: GridPoint): number =>
  Math.hypot(a.easting - b.easting, a.northing - b.northing)
