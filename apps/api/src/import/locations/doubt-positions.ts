import { isAtSea, liesWithin, suggestMend, type MeasuredSite, type Wgs84 } from '@groundsheet/coordinates'
import type { PositionClaim } from './position-claims.ts'

/** A claim, and the position that was chosen for its hole. */
export interface PlacedClaim {
  readonly claim: PositionClaim
  readonly position: Wgs84
}

/** One that is far from the rest of the site. `metres`: from its middle. */
export interface FarClaim extends PlacedClaim {
  readonly metres: number
}

/** A position that is probably a typing error. */
export interface PositionInDoubt extends Wgs84 {
  /** Metres from the middle of the site. */
  readonly distance: number
  readonly reason: string
}

/** Metres from the middle of the site beyond which a hole is not taken for a part of it. */
const MIN_DOUBTFUL_M = 50_000

/**
 * The positions that are too far from the rest of the site to be believed. Many holes close together are a second site,
 * unless they lie in the sea. `holes`: number of all that are placed.
 */
export async function doubtPositions(
  far: readonly FarClaim[],
  { site, holes }: { readonly site: MeasuredSite; readonly holes: number },
): Promise<ReadonlyMap<PositionClaim, PositionInDoubt>> {
  const doubtful = far.filter(({ metres }) => metres >= MIN_DOUBTFUL_M)
  if (doubtful.length === 0) return new Map()
  const secondSite = await findSecondSite(doubtful, holes, site.middle)
  const isOnSite = (position: Wgs84) => liesWithin(site, position)
  return new Map(
    doubtful
      .filter(({ position }) => !secondSite.has(position))
      .map(({ claim, position, metres }) => {
        const advice = adviceFor(claim, isOnSite)
        const reason = `${Math.round(metres / 1000)} km from the rest of the site; ${advice}`
        return [claim, { ...position, distance: Math.round(metres), reason }]
      }),
  )
}

function adviceFor(
  { stated, fromGrid, fromSwappedGrid }: PositionClaim,
  isOnSite: (p: Wgs84) => boolean,
): string {
  const isSwapped = fromGrid !== null && fromSwappedGrid !== null && isOnSite(fromSwappedGrid)
  if (isSwapped) return 'perhaps easting and northing are swapped'
  const mend = stated === null ? null : suggestMend(stated, isOnSite)
  if (mend !== null) return `perhaps ${mend.error}`
  return 'look for a typing error in the coordinates'
}

/** A second site has at least this many holes close together, and at least this share of all holes. */
const MIN_SECOND_SITE = { holes: 3, share: 0.1 }

/** Degrees, about 5 km: holes in neighbouring cells of this size are close together. */
const CELL_DEGREES = 0.05

async function findSecondSite(
  far: readonly PlacedClaim[],
  holes: number,
  middle: Wgs84,
): Promise<ReadonlySet<Wgs84>> {
  const cells = Map.groupBy(
    far.map(({ position }) => position),
    (position) => cellAt(position),
  )
  const needed = Math.max(MIN_SECOND_SITE.holes, MIN_SECOND_SITE.share * holes)
  const isOffshore = await isAtSea(middle)
  const found = new Set<Wgs84>()
  for (const positions of cells.values()) {
    const [first] = positions
    if (first === undefined || countAround(first, cells) < needed) continue
    if (!isOffshore && (await isAtSea(first))) continue
    for (const position of positions) found.add(position)
  }
  return found
}

const cellAt = ({ latitude, longitude }: Wgs84, north = 0, east = 0): string =>
  `${Math.floor(latitude / CELL_DEGREES) + north} ${Math.floor(longitude / CELL_DEGREES) + east}`

const NEIGHBOURS = [-1, 0, 1]

function countAround(position: Wgs84, cells: ReadonlyMap<string, readonly Wgs84[]>): number {
  const around = NEIGHBOURS.flatMap((north) => NEIGHBOURS.map((east) => cellAt(position, north, east)))
  return around.reduce((count, cell) => count + (cells.get(cell)?.length ?? 0), 0)
}
