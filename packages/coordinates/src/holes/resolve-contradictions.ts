import { liesWithin, siteExtent } from '../find-outliers.ts'
import { isAtSea } from '../land.ts'
import { suggestMend } from '../mend-position.ts'
import { loadTransformer, type Transformer } from '../transformer.ts'
import { distanceMetres, type Wgs84 } from '../wgs84.ts'
import type { CrsDecision } from '../crs-decision.ts'
import {
  agree,
  isContradictory,
  type ContradictoryStatement,
  type PositionStatement,
} from './position-statement.ts'

/** The decision on a hole whose latitude and longitude contradict its grid coordinates. */
export interface ContradictionDecision {
  readonly statement: ContradictoryStatement
  readonly position: Wgs84 | null
  /** Why the grid coordinates are used, or why neither is. */
  readonly reason: string
  /** What is probably wrong with the values; null if no usual error explains them. */
  readonly suggestion: string | null
}

/** The CRS of a project as it was decided. */
export interface SiteCrs extends Readonly<Pick<CrsDecision, 'code' | 'source'>> {
  /** The codes that the coordinates would fit. */
  readonly candidates: readonly string[]
}

/**
 * Decides for each contradictory statement. The grid coordinates are used if their CRS is known and they lie
 * with the rest of the site; otherwise the hole has no position.
 */
export async function resolveContradictions(
  statements: readonly PositionStatement[],
  crs: SiteCrs,
): Promise<ReadonlyMap<PositionStatement, ContradictionDecision>> {
  const contradictory = statements.filter(isContradictory)
  if (contradictory.length === 0) return new Map()
  const rivals = crs.source === 'given' ? [] : await loadRivals(crs)
  const isNearSite = nearSite(statements)
  const isKnown = crs.source !== 'guessed' || statements.some(isConfirmed)
  const isGridAtSea = await isOnlyGridAtSea(contradictory)
  return new Map(
    contradictory.map((statement): [PositionStatement, ContradictionDecision] => {
      const suggestion = suggestionFor(statement, isNearSite)
      const obstacle = obstacleOf(statement, { crs, rivals, isKnown, isGridAtSea, isNearSite })
      if (obstacle !== null) return [statement, { statement, position: null, reason: obstacle, suggestion }]
      const rest = statements.length > 1 ? ', which lie with the rest of the site' : ''
      const reason = `the grid coordinates are used${rest}`
      return [statement, { statement, position: statement.fromGrid, reason, suggestion }]
    }),
  )
}

interface Site {
  readonly crs: SiteCrs
  readonly rivals: readonly Transformer[]
  readonly isKnown: boolean
  readonly isGridAtSea: boolean
  readonly isNearSite: NearSite
}

/** Why the grid coordinates of a statement cannot be used; null if they can. */
function obstacleOf(statement: ContradictoryStatement, site: Site): string | null {
  const { crs, rivals, isKnown, isGridAtSea, isNearSite } = site
  const rival = rivals.find((transformer) => agreesIn(transformer, statement))
  const code = crs.code ?? ''
  if (rival !== undefined)
    return `neither is used, because they agree in ${rival.code}, not in ${code}; to use that, import with --crs ${rival.code}`
  if (!isKnown)
    return `neither is used, because ${code} is only assumed; if it is right, import with --crs ${code}`
  if (!isNearSite(statement, statement.fromGrid))
    return 'neither is used, because the grid coordinates lie far from the rest of the site'
  if (isGridAtSea) return 'neither is used, because the grid coordinates lie in the sea'
  return null
}

function agreesIn(transformer: Transformer, { hole, stated }: ContradictoryStatement): boolean {
  const { easting, northing } = hole
  const place = easting === null || northing === null ? null : transformer.toWgs84(easting, northing)
  return place !== null && agree(place, stated)
}

const loadRivals = ({ code, candidates }: SiteCrs): Promise<Transformer[]> =>
  Promise.all(candidates.filter((candidate) => candidate !== code).map(loadTransformer))

/** Whether latitude and longitude, as stated or with a usual error corrected, confirm the CRS of the grid. */
function isConfirmed({ stated, fromGrid }: PositionStatement): boolean {
  if (stated === null || fromGrid === null) return false
  return agree(stated, fromGrid) || suggestMend(stated, (position) => isNear(position, fromGrid)) !== null
}

/** Metres; degrees are often rounded to the second, which is 31 m of latitude. */
const MAX_MENDED_DISTANCE_M = 100

const isNear = (a: Wgs84, b: Wgs84): boolean => distanceMetres(a, b) <= MAX_MENDED_DISTANCE_M

/** Whether the middle of the grid positions is in the sea, and that of the stated ones is on land. */
async function isOnlyGridAtSea(statements: readonly ContradictoryStatement[]): Promise<boolean> {
  const isSiteAtSea = async (positions: readonly Wgs84[]) => {
    const middle = siteExtent(positions)?.middle
    return middle !== undefined && isAtSea(middle)
  }
  const [grid, stated] = [statements.map(({ fromGrid }) => fromGrid), statements.map(({ stated }) => stated)]
  return (await isSiteAtSea(grid)) && !(await isSiteAtSea(stated))
}

type NearSite = (statement: PositionStatement, position: Wgs84) => boolean

/** Of fewer than three holes, each is compared with the others only. */
function nearSite(statements: readonly PositionStatement[]): NearSite {
  const positions = statements.flatMap((statement) => {
    const position = isContradictory(statement)
      ? statement.fromGrid
      : (statement.stated ?? statement.fromGrid)
    return position === null ? [] : [{ statement, position }]
  })
  const extentOf = (held: typeof positions) => siteExtent(held.map(({ position }) => position))
  const shared = positions.length < 3 ? null : extentOf(positions)
  return (statement, position) => {
    const extent = shared ?? extentOf(positions.filter((held) => held.statement !== statement))
    return extent === null || liesWithin(extent, position)
  }
}

function suggestionFor(statement: ContradictoryStatement, isNearSite: NearSite): string | null {
  const { stated, fromGrid, fromSwappedGrid } = statement
  if (fromSwappedGrid !== null && agree(stated, fromSwappedGrid))
    return 'easting and northing are swapped: corrected, they would agree'
  const mend = suggestMend(stated, (position) => isNear(position, fromGrid))
  if (mend !== null) return `${mend.error}: corrected, they would agree`
  if (isNearSite(statement, stated)) return null
  const onSite = suggestMend(stated, (position) => isNearSite(statement, position))
  return onSite === null ? null : `${onSite.error}: corrected, they would lie with the rest of the site`
}
