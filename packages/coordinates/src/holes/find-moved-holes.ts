import type { GridPoint } from '../crs-candidates.ts'
import type { MeasuredSite } from '../find-outliers.ts'
import { gridMends } from '../mend-grid.ts'
import { distanceMetres } from '../wgs84.ts'
import type { DoubtContext, Doubts, FarStatement } from './position-in-doubt.ts'
import type { PlacedStatement } from './position-statement.ts'

/** A site of at least this many other holes shows that one of them is moved. */
const MIN_OTHERS = 5
/** Metres to the other holes: the last digit that is judged counts 1 km. */
const MIN_GAP_M = 700
/** The gap to the other holes is this many times the diagonal of their extent. */
const MIN_TIMES_EXTENT = 2

/** A hole that grid coordinates alone place. */
interface GridHole {
  readonly placed: PlacedStatement
  readonly point: GridPoint
}

/** Metres of a grid. */
interface Extent {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/**
 * Single holes that one wrong digit of their easting or northing moves out of a compact site: with that digit
 * another one, they lie within the extent of the others. `far`: holes that are not compared with.
 */
export function findMovedHoles(
  placed: readonly PlacedStatement[],
  { site, far }: { readonly site: MeasuredSite; readonly far: readonly FarStatement[] },
  { transformer }: DoubtContext,
): Doubts {
  const doubts: Doubts = new Map()
  if (transformer === null) return doubts
  const isFar = new Set(far.map(({ statement }) => statement))
  const holes = placed.flatMap(gridHole)
  const near = holes.filter(({ placed: { statement } }) => !isFar.has(statement))
  const others = holes.filter(({ placed: { statement } }) => isFar.has(statement))
  for (const hole of [...others, ...outermost(near)]) {
    const rest = near.filter((other) => other !== hole)
    const moved = rest.length < MIN_OTHERS ? null : explainMove(hole.point, extentOf(rest))
    if (moved === null) continue
    const { statement, position } = hole.placed
    const metres = distanceMetres(site.middle, position)
    const reason = `${(metres / 1000).toFixed(1)} km from the rest of the site; perhaps ${moved}`
    doubts.set(statement, { ...position, distance: Math.round(metres), reason })
  }
  return doubts
}

function gridHole(placed: PlacedStatement): GridHole[] {
  const { stated, hole, fromGrid } = placed.statement
  const { easting, northing } = hole
  const isOfGrid = stated === null && fromGrid !== null
  return isOfGrid && easting !== null && northing !== null ? [{ placed, point: { easting, northing } }] : []
}

/** The holes farthest west, east, south and north: no other one can be outside the rest. */
function outermost(holes: readonly GridHole[]): GridHole[] {
  const extent = extentOf(holes)
  const isOutermost = ({ point: { easting, northing } }: GridHole) =>
    easting === extent.west ||
    easting === extent.east ||
    northing === extent.south ||
    northing === extent.north
  return holes.filter(isOutermost).slice(0, MAX_OUTERMOST)
}

/** More holes on the edge of an extent are a row. */
const MAX_OUTERMOST = 8

function extentOf(holes: readonly GridHole[]): Extent {
  const extent = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  for (const { point } of holes) {
    extent.west = Math.min(extent.west, point.easting)
    extent.east = Math.max(extent.east, point.easting)
    extent.south = Math.min(extent.south, point.northing)
    extent.north = Math.max(extent.north, point.northing)
  }
  return extent
}

/** The digit that is wrong: `a digit of the easting is wrong (358120 instead of 359120)`; null if none is. */
function explainMove(point: GridPoint, others: Extent): string | null {
  const { west, east, south, north } = others
  const beyond = (value: number, low: number, high: number) => Math.max(low - value, 0, value - high)
  const gap = Math.hypot(beyond(point.easting, west, east), beyond(point.northing, south, north))
  const size = Math.hypot(east - west, north - south)
  if (gap < MIN_GAP_M || gap < size * MIN_TIMES_EXTENT) return null
  const mend = gridMends(point).find(
    ({ point: { easting, northing }, isOneDigit }) =>
      isOneDigit && beyond(easting, west, east) === 0 && beyond(northing, south, north) === 0,
  )
  if (mend === undefined) return null
  const [right, wrong] =
    mend.point.easting === point.easting
      ? [mend.point.northing, point.northing]
      : [mend.point.easting, point.easting]
  return `${mend.error} (${inMetres(right)} instead of ${inMetres(wrong)})`
}

/** To millimetres, without the rest of binary fractions. */
const inMetres = (value: number): string => String(Number(value.toFixed(3)))
