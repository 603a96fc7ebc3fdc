import type { GridPoint } from '../crs-candidates.ts'
import { distanceText } from '../distance-text.ts'
import { median } from '../find-outliers.ts'
import { METRES_PER_DEGREE, distanceMetres, radians, type Wgs84 } from '../wgs84.ts'
import { partSite } from './find-site-core.ts'
import { gapTo, sizeOf, type GridHole } from './grid-holes.ts'
import type { HoleToPlace, PositionFinding } from './hole-to-place.ts'
import type { PlacedStatement } from './position-statement.ts'

/**
 * A hole is reported that lies alone, this many metres and times the diagonal of the others away from them.
 * Fewer others have no extent.
 */
const LONE = { metres: 300, times: 2, others: 5 }
/** More holes than this, and than this share, are other works rather than errors. */
const MAX_LONE = { holes: 1, share: 0.1 }

/** What is said of holes already. */
interface Described {
  readonly far: readonly PlacedStatement[]
  readonly findings: readonly PositionFinding[]
}

/**
 * Notes on single holes that lie off a site and that have no other finding. No limit separates errors
 * from holes that were drilled there, so they are drawn.
 */
export function findLoneHoles(
  placed: readonly PlacedStatement[],
  { far, findings }: Described,
): PositionFinding[] {
  const parted = partSite(onPlane(placed))
  if (parted === null) return []
  const { extent, outside } = parted
  const size = sizeOf(extent)
  const isTooFew = placed.length - outside.length < LONE.others
  if (isTooFew || outside.length > Math.max(MAX_LONE.holes, placed.length * MAX_LONE.share)) return []
  const described = new Set(findings.flatMap(({ holes }) => holes))
  const isDescribed = ({ locaId }: HoleToPlace) =>
    described.has(locaId) || far.some(({ statement: { hole } }) => hole.locaId === locaId)
  return outside.flatMap(({ placed: one, point }) => {
    if (isDescribed(one.statement.hole) || gapTo(extent, point) < Math.max(LONE.metres, LONE.times * size))
      return []
    const { name, metres } = nearestTo(one, placed)
    return metres < LONE.metres ? [] : [describeLone(one, { name, metres, size })]
  })
}

interface Nearest {
  readonly name: string
  readonly metres: number
}

function nearestTo(own: PlacedStatement, all: readonly PlacedStatement[]): Nearest {
  const others = all.filter((one) => one !== own)
  return others.reduce<Nearest>(
    (best, { statement, position }) => {
      const metres = distanceMetres(own.position, position)
      return metres < best.metres ? { name: statement.hole.locaId, metres } : best
    },
    { name: '', metres: Infinity },
  )
}

function describeLone(
  { statement: { hole, stated } }: PlacedStatement,
  { name, metres, size }: Nearest & { readonly size: number },
): PositionFinding {
  const { locaId } = hole
  return {
    rule: 'position',
    names: [locaId],
    holes: [locaId],
    subject: stated === null ? 'gridCoordinates' : 'degrees',
    message:
      `${distanceText(metres)} from ${name}, the nearest other hole, where the others lie within ` +
      `${distanceText(size)}; it is drawn, confirm its coordinates`,
    isNote: true,
  }
}

/** Metres on a plane at the middle of the holes, which is enough for a compact site. */
function onPlane(placed: readonly PlacedStatement[]): GridHole[] {
  const latitude = median(placed.map(({ position }) => position.latitude))
  const scale = METRES_PER_DEGREE * Math.cos(radians(latitude))
  const pointOf = ({ longitude, latitude: north }: Wgs84): GridPoint => ({
    easting: longitude * scale,
    northing: north * METRES_PER_DEGREE,
  })
  return placed.map((one) => ({ placed: one, point: pointOf(one.position) }))
}
