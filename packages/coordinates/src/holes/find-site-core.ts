import { median } from '../find-outliers.ts'
import { explainMove, type Move } from './explain-move.ts'
import {
  extentOf,
  gapTo,
  growingExtents,
  metresBetween,
  sizeOf,
  type Extent,
  type GridHole,
} from './grid-holes.ts'

/** Most holes of a site, which lie close together, and those that do not lie with them. */
export interface Core {
  readonly extent: Extent
  readonly outside: readonly { readonly hole: GridHole; readonly move: Move | null }[]
}

/** A core has at least this many holes. */
const MIN_CORE_HOLES = 3
/** Metres from the core that part the other holes from it, if that is also as far as the core is wide. */
const MIN_GAP_M = 300

/** More holes outside are an area of works, and each of them would be compared with each. */
const MAX_OUTSIDE_HOLES = 200

/** Null where no gap parts most holes from the others. */
export function findSiteCore(holes: readonly GridHole[]): Core | null {
  const parted = partSite(holes)
  if (parted === null) return null
  const { extent, outside } = parted
  return { extent, outside: outside.map((hole) => ({ hole, move: explainMove(hole.point, extent) })) }
}

interface PartedSite {
  readonly extent: Extent
  readonly outside: readonly GridHole[]
}

/** As `findSiteCore`, of where the holes lie. */
export function partSite(holes: readonly GridHole[]): PartedSite | null {
  const middle = {
    easting: median(holes.map(({ point }) => point.easting)),
    northing: median(holes.map(({ point }) => point.northing)),
  }
  const ranked = holes.toSorted((a, b) => metresBetween(middle, a.point) - metresBetween(middle, b.point))
  const extents = growingExtents(ranked)
  const first = ranked.findIndex(({ point }, count) => {
    const extent = extents[count - 1]
    if (extent === undefined || count < MIN_CORE_HOLES || count * 2 <= ranked.length) return false
    return gapTo(extent, point) >= Math.max(MIN_GAP_M, sizeOf(extent))
  })
  const extent = extents[first - 1]
  if (extent === undefined) return null
  const outside = ranked.slice(first)
  return outside.length > MAX_OUTSIDE_HOLES ? null : { extent, outside }
}

/** Metres from a hole within which others lie with it, as stated or corrected. */
const MAX_FROM_HOLE_M = 100
/** More holes are not compared each with each. */
const MAX_COMPARED_HOLES = 50
/** Corrected holes beside a hole that make it the core, where no holes lie together as they are stated. */
const MIN_CORRECTED_HOLES = 2

/**
 * Where most holes have an error: the hole beside which most of the others lie, as stated or with a digit
 * corrected. These are more than two thirds, and more than beside any other hole.
 */
export function findCorrectedCore(holes: readonly GridHole[]): Core | null {
  if (holes.length > MAX_COMPARED_HOLES) return null
  const cores = holes.map((hole): Core => {
    const isBeside = (other: GridHole) => metresBetween(hole.point, other.point) <= MAX_FROM_HOLE_M
    const extent = extentOf(holes.filter(isBeside))
    const outside = holes.filter((other) => !isBeside(other))
    return {
      extent,
      // With carries, each hole of a row of works 1 km apart would explain its neighbours.
      outside: outside.map((other) => ({ hole: other, move: explainMove(other.point, extent, false) })),
    }
  })
  const corrected = ({ outside }: Core) => outside.filter(({ move }) => move !== null).length
  const count = (core: Core) => holes.length - core.outside.length + corrected(core)
  const [best] = cores.toSorted((a, b) => count(b) - count(a))
  if (best === undefined || corrected(best) < MIN_CORRECTED_HOLES || count(best) * 3 <= holes.length * 2)
    return null
  const isRival = (core: Core) => core.outside !== best.outside && count(core) === count(best)
  const isOther = ({ extent }: Core) => sizeOf(extentUnion(extent, best.extent)) > 2 * MAX_FROM_HOLE_M
  return cores.some((core) => isRival(core) && isOther(core)) ? null : best
}

const extentUnion = (a: Extent, b: Extent): Extent => ({
  west: Math.min(a.west, b.west),
  east: Math.max(a.east, b.east),
  south: Math.min(a.south, b.south),
  north: Math.max(a.north, b.north),
})
