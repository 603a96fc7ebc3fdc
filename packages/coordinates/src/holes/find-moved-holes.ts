import { distanceText } from '../distance-text.ts'
import type { PositionFinding } from './hole-to-place.ts'
import type { Move } from './explain-move.ts'
import { findSiteCore, findCorrectedCore, type Core } from './find-site-core.ts'
import { gridHolesOf, metresBetween, middleOfExtent, sizeOf, type GridHole } from './grid-holes.ts'
import type { DoubtContext, Doubts } from './position-in-doubt.ts'
import type { PlacedStatement } from './position-statement.ts'

/** Metres from the other holes from which on one is in doubt: the last digit that is judged counts 1 km. */
const MIN_DOUBTFUL_GAP_M = 700
/** The gap to the other holes is this many times the diagonal of their extent. */
const MIN_TIMES_EXTENT = 2
/** Metres; holes outside of a site that are nearer to each other are one place. */
const SAME_PLACE_M = 500
/**
 * Maximum chance that a digit explains a hole by accident. Several holes in one place may be a second area
 * of works, which each further hole makes likelier. A single hole of works that are spread out may be one,
 * too.
 */
const MAX_CHANCE = {
  compact: { one: 0.1, two: 0.03, reported: 0.2 },
  spreadOut: { one: 0.01, two: 0.001, reported: 0.02 },
}

interface MovedHoles {
  readonly doubts: Doubts
  /** Of holes that are drawn all the same. */
  readonly findings: readonly PositionFinding[]
}

interface Moved extends Move {
  readonly hole: GridHole
}

/**
 * Holes that a wrong digit of their easting or northing, or two exchanged ones, moves out of a compact site.
 * Corrected, they lie with most of the others. A place with a hole that no digit explains is a second area of
 * works. Near the site, or where that may be an accident, it is only reported.
 */
export function findMovedHoles(
  placed: readonly PlacedStatement[],
  context: DoubtContext,
  isSpreadOut: boolean,
): MovedHoles {
  const holes = gridHolesOf(placed, context)
  const core = findSiteCore(holes) ?? findCorrectedCore(holes)
  const doubts: Doubts = new Map()
  const findings: PositionFinding[] = []
  if (core === null) return { doubts, findings }
  const limits = isSpreadOut ? MAX_CHANCE.spreadOut : MAX_CHANCE.compact
  const middle = middleOfExtent(core.extent)
  for (const place of movedPlaces(core)) {
    const chance = Math.max(...place.map((one) => one.chance))
    if (chance > limits.reported) continue
    const limit = place.length === 1 ? limits.one : limits.two / (place.length - 1)
    const isHeldBack = chance <= limit && isClearlyOutside(place, core)
    for (const { hole, error } of place) {
      const { statement, position } = hole.placed
      const metres = metresBetween(middle, hole.point)
      const reason = `${distanceText(metres)} from the rest of the site; perhaps ${error}`
      if (isHeldBack) doubts.set(statement, { ...position, distance: Math.round(metres), reason })
      else findings.push(describeDrawn(statement.hole.locaId, reason))
    }
  }
  return { doubts, findings }
}

/** The holes outside of a site by place, where digits explain all of a place. */
function movedPlaces({ outside }: Core): Moved[][] {
  const places: Core['outside'][number][][] = []
  for (const one of outside) {
    const isNear = (place: Core['outside']) =>
      place.some(({ hole }) => metresBetween(hole.point, one.hole.point) <= SAME_PLACE_M)
    const near = places.filter(isNear)
    const others = places.filter((place) => !near.includes(place))
    places.splice(0, places.length, ...others, [...near.flat(), one])
  }
  return places.flatMap((place) => {
    const moved = place.flatMap(({ hole, move }): Moved[] => (move === null ? [] : [{ hole, ...move }]))
    return moved.length < place.length ? [] : [moved]
  })
}

function isClearlyOutside(place: readonly Moved[], { extent }: Core): boolean {
  const gap = Math.min(...place.map((one) => one.gap))
  return gap >= MIN_DOUBTFUL_GAP_M && gap >= MIN_TIMES_EXTENT * sizeOf(extent)
}

const describeDrawn = (name: string, reason: string): PositionFinding => ({
  rule: 'position',
  names: [name],
  holes: [name],
  subject: 'gridCoordinates',
  message: `drawn, but ${reason}`,
})
