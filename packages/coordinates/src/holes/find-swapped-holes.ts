import type { GridPoint } from '../crs-candidates.ts'
import { distanceText } from '../distance-text.ts'
import { extentOf, gapTo, gridHolesOf, metresBetween, type GridHole } from './grid-holes.ts'
import type { PositionFinding } from './hole-to-place.ts'
import type { DoubtContext } from './position-in-doubt.ts'
import type { PlacedStatement } from './position-statement.ts'

/** Exchanged, a hole lies within so many metres of its nearest neighbour: along a road they are far apart. */
const NEAR_NEIGHBOUR_M = 500
/** As stated, it lies so many metres, and times as far as exchanged, away from the nearest other hole. */
const AWAY = { metres: 300, times: 5 }
/** More holes that would lie on the site are no typing errors, and each would be compared with all. */
const MAX_COMPARED_HOLES = 200

/**
 * Notes on single holes of which exchanged coordinates are beside the others. Where a site lies near the
 * diagonal of its grid, such a hole is not far from it, so it is drawn.
 */
export function findSwappedHoles(
  placed: readonly PlacedStatement[],
  context: DoubtContext,
): PositionFinding[] {
  const holes = gridHolesOf(placed, context)
  if (holes.length <= MIN_OTHERS) return []
  const extent = extentOf(holes)
  const candidates = holes.filter(({ point }) => {
    const swapped = swap(point)
    return metresBetween(point, swapped) >= AWAY.metres && gapTo(extent, swapped) <= NEAR_NEIGHBOUR_M
  })
  if (candidates.length > MAX_COMPARED_HOLES) return []
  return candidates.flatMap((one) => {
    const others = holes.filter((other) => other !== one)
    const stated = metresToNearest(others, one.point)
    const swapped = metresToNearest(others, swap(one.point))
    const isExplained = swapped <= NEAR_NEIGHBOUR_M && stated >= Math.max(AWAY.metres, AWAY.times * swapped)
    return isExplained ? [describe(one, stated, swapped)] : []
  })
}

/** Fewer other holes do not show where a site is. */
const MIN_OTHERS = 3

const swap = ({ easting, northing }: GridPoint): GridPoint => ({ easting: northing, northing: easting })

const metresToNearest = (holes: readonly GridHole[], point: GridPoint): number =>
  holes.reduce((nearest, hole) => Math.min(nearest, metresBetween(hole.point, point)), Infinity)

function describe({ placed }: GridHole, stated: number, swapped: number): PositionFinding {
  const { locaId } = placed.statement.hole
  return {
    rule: 'position',
    names: [locaId],
    holes: [locaId],
    subject: 'gridCoordinates',
    message:
      `${distanceText(stated)} from the nearest other hole, and ${distanceText(swapped)} if easting and ` +
      'northing are exchanged; it is drawn, confirm its coordinates',
    isNote: true,
  }
}
