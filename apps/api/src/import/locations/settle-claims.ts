import {
  distanceMetres,
  isAtSea,
  liesWithin,
  loadTransformer,
  siteExtent,
  suggestMend,
  type Transformer,
  type Wgs84,
} from '@groundsheet/coordinates'
import type { ProjectCrs } from './decide-crs.ts'
import { agree, isContradictory, type ContradictoryClaim, type PositionClaim } from './position-claims.ts'

/** The decision on a hole whose latitude and longitude contradict its grid coordinates. */
export interface Settlement {
  readonly claim: ContradictoryClaim
  readonly position: Wgs84 | null
  /** Why the grid coordinates are used, or why neither is. */
  readonly reason: string
  /** What is probably wrong with the values; null if no usual error explains them. */
  readonly suggestion: string | null
}

export type CrsOfSite = ProjectCrs & { readonly candidates: readonly string[] }

/**
 * Decides for each contradictory claim. The grid coordinates are used if their CRS is known and they lie with the rest
 * of the site; otherwise the hole has no position.
 */
export async function settleClaims(
  claims: readonly PositionClaim[],
  crs: CrsOfSite,
): Promise<ReadonlyMap<PositionClaim, Settlement>> {
  const contradictory = claims.filter(isContradictory)
  if (contradictory.length === 0) return new Map()
  const rivals = crs.source === 'given' ? [] : await loadRivals(crs)
  const isNearSite = nearSite(claims)
  const isKnown = crs.source !== 'guessed' || claims.some(isConfirmed)
  const isGridAtSea = await isOnlyGridAtSea(contradictory)
  return new Map(
    contradictory.map((claim): [PositionClaim, Settlement] => {
      const suggestion = suggestionFor(claim, isNearSite)
      const obstacle = obstacleOf(claim, { crs, rivals, isKnown, isGridAtSea, isNearSite })
      if (obstacle !== null) return [claim, { claim, position: null, reason: obstacle, suggestion }]
      const rest = claims.length > 1 ? ', which lie with the rest of the site' : ''
      const reason = `the grid coordinates are used${rest}`
      return [claim, { claim, position: claim.fromGrid, reason, suggestion }]
    }),
  )
}

interface Site {
  readonly crs: CrsOfSite
  readonly rivals: readonly Transformer[]
  readonly isKnown: boolean
  readonly isGridAtSea: boolean
  readonly isNearSite: NearSite
}

/** Why the grid coordinates of a claim cannot be used; null if they can. */
function obstacleOf(claim: ContradictoryClaim, site: Site): string | null {
  const { crs, rivals, isKnown, isGridAtSea, isNearSite } = site
  const rival = rivals.find((transformer) => agreesIn(transformer, claim))
  const code = crs.code ?? ''
  if (rival !== undefined)
    return `neither is used, because they agree in ${rival.code}, not in ${code}; to use that, import with --crs ${rival.code}`
  if (!isKnown)
    return `neither is used, because ${code} is only assumed; if it is right, import with --crs ${code}`
  if (!isNearSite(claim, claim.fromGrid))
    return 'neither is used, because the grid coordinates lie far from the rest of the site'
  if (isGridAtSea) return 'neither is used, because the grid coordinates lie in the sea'
  return null
}

function agreesIn(transformer: Transformer, { hole, stated }: ContradictoryClaim): boolean {
  const { easting, northing } = hole
  const place = easting === null || northing === null ? null : transformer.toWgs84(easting, northing)
  return place !== null && agree(place, stated)
}

const loadRivals = ({ code, candidates }: CrsOfSite): Promise<Transformer[]> =>
  Promise.all(candidates.filter((candidate) => candidate !== code).map(loadTransformer))

/** Whether latitude and longitude, as stated or with a usual error corrected, confirm the CRS of the grid. */
function isConfirmed({ stated, fromGrid }: PositionClaim): boolean {
  if (stated === null || fromGrid === null) return false
  return agree(stated, fromGrid) || suggestMend(stated, (position) => isNear(position, fromGrid)) !== null
}

/** Metres; degrees are often rounded to the second, which is 31 m of latitude. */
const MAX_MENDED_DISTANCE_M = 100

const isNear = (a: Wgs84, b: Wgs84): boolean => distanceMetres(a, b) <= MAX_MENDED_DISTANCE_M

/** Whether the middle of the grid positions is in the sea, and that of the stated ones is on land. */
async function isOnlyGridAtSea(claims: readonly ContradictoryClaim[]): Promise<boolean> {
  const isSiteAtSea = async (positions: readonly Wgs84[]) => {
    const middle = siteExtent(positions)?.middle
    return middle !== undefined && isAtSea(middle)
  }
  const [grid, stated] = [claims.map(({ fromGrid }) => fromGrid), claims.map(({ stated }) => stated)]
  return (await isSiteAtSea(grid)) && !(await isSiteAtSea(stated))
}

type NearSite = (claim: PositionClaim, position: Wgs84) => boolean

/** Of fewer than three holes, each is compared with the others only. */
function nearSite(claims: readonly PositionClaim[]): NearSite {
  const positions = claims.flatMap((claim) => {
    const position = isContradictory(claim) ? claim.fromGrid : (claim.stated ?? claim.fromGrid)
    return position === null ? [] : [{ claim, position }]
  })
  const extentOf = (held: typeof positions) => siteExtent(held.map(({ position }) => position))
  const shared = positions.length < 3 ? null : extentOf(positions)
  return (claim, position) => {
    const extent = shared ?? extentOf(positions.filter((held) => held.claim !== claim))
    return extent === null || liesWithin(extent, position)
  }
}

function suggestionFor(claim: ContradictoryClaim, isNearSite: NearSite): string | null {
  const { stated, fromGrid, fromSwappedGrid } = claim
  if (fromSwappedGrid !== null && agree(stated, fromSwappedGrid))
    return 'easting and northing are swapped: corrected, they would agree'
  const mend = suggestMend(stated, (position) => isNear(position, fromGrid))
  if (mend !== null) return `${mend.error}: corrected, they would agree`
  if (isNearSite(claim, stated)) return null
  const onSite = suggestMend(stated, (position) => isNearSite(claim, position))
  return onSite === null ? null : `${onSite.error}: corrected, they would lie with the rest of the site`
}
