import { siteExtent } from '../find-outliers.ts'
import { isAtSea } from '../land.ts'
import { loadTransformer, type Transformer } from '../transformer.ts'
import { chooseByEvidence } from '../place-evidence.ts'
import type { Wgs84 } from '../wgs84.ts'
import type { GridOf } from './load-hole-grids.ts'
import type { DoubtContext } from './position-in-doubt.ts'
import {
  agree,
  agreesInOtherDatum,
  isContradictory,
  MAX_CONTRADICTION_M,
  metresApart,
  type ContradictoryStatement,
  type PositionStatement,
} from './position-statement.ts'
import { confirmingCorrection, isConfirmed, restOfSite, type RestOfSite } from './rest-of-site.ts'
import type { SiteCrs } from './site-crs.ts'
import { nameOf, supportOf } from './support-of-grid.ts'
import { suggestAgreement, type Agreement } from './suggest-agreement.ts'

/** The decision on a hole whose latitude and longitude contradict its grid coordinates. */
export interface ContradictionDecision {
  readonly statement: ContradictoryStatement
  readonly position: Wgs84 | null
  /** Why the grid coordinates are used, or why neither is. */
  readonly reason: string
  /** What is probably wrong with the values; null if no usual error explains them. */
  readonly suggestion: Agreement | null
  /** The datum of latitude and longitude explains it. */
  readonly isOfDatum: boolean
}

export interface ContradictionContext {
  readonly crs: SiteCrs
  readonly gridOf: GridOf
  readonly evidenceAt: DoubtContext['evidenceAt']
}

/**
 * Decides for each contradictory statement. The grid coordinates are used if their CRS is known and they lie
 * with the other holes that do not contradict themselves. A wrong digit that explains it contradicts them.
 * Without such holes, other evidence must confirm them. That is latitude and longitude in the other datum or
 * with a usual error corrected, or a place in the text of the project. Otherwise the hole has no position.
 */
export async function resolveContradictions(
  statements: readonly PositionStatement[],
  { crs, gridOf, evidenceAt }: ContradictionContext,
): Promise<ReadonlyMap<PositionStatement, ContradictionDecision>> {
  const contradictory = statements.filter(isContradictory)
  if (contradictory.length === 0) return new Map()
  const otherGrids = crs.source === 'given' ? [] : await loadOtherGrids(crs)
  const rest = restOfSite(statements)
  const isKnown = crs.source !== 'guessed' || statements.some(isConfirmed)
  const isGridAtSea = await isOnlyGridAtSea(contradictory)
  const site: Site = { crs, otherGrids, isKnown, isGridAtSea, rest, evidenceAt }
  return new Map(
    contradictory.map((statement): [PositionStatement, ContradictionDecision] => {
      const isOfDatum = agreesInOtherDatum(statement)
      const suggestion = isOfDatum ? null : suggestAgreement(statement, { rest, gridOf })
      const obstacle = obstacleOf(statement, site, suggestion)
      if (obstacle !== null) {
        const reason = `neither is used, ${obstacle}`
        return [statement, { statement, position: null, reason, suggestion, isOfDatum: false }]
      }
      const { reason, isSuggestion } = supportOf(statement, site)
      const decided = {
        statement,
        position: statement.fromGrid,
        reason: `the grid coordinates are used, ${reason}`,
        isOfDatum,
      }
      return [statement, { ...decided, suggestion: isSuggestion ? null : suggestion }]
    }),
  )
}

interface Site extends Pick<ContradictionContext, 'crs' | 'evidenceAt'> {
  readonly otherGrids: readonly Transformer[]
  readonly isKnown: boolean
  readonly isGridAtSea: boolean
  readonly rest: RestOfSite
}

/** Why the grid coordinates of a statement cannot be used; null if they can. */
function obstacleOf(
  statement: ContradictoryStatement,
  site: Site,
  suggestion: Agreement | null,
): string | null {
  const { crs, otherGrids, isKnown, isGridAtSea, rest } = site
  const otherGrid = otherGrids.find((transformer) => agreesIn(transformer, statement))
  const code = crs.code ?? ''
  if (otherGrid !== undefined)
    return (
      `because they agree in ${otherGrid.code}, not in ${code}; to use that, import ` +
      `with --crs ${otherGrid.code}`
    )
  if (!isKnown) return `because ${code} is only assumed; if it is right, import with --crs ${code}`
  if (!rest.isNear(statement, statement.fromGrid)) {
    const other = rest.isWithReliable(statement.stated) ? ', where latitude and longitude lie' : ''
    return `because the grid coordinates lie far from the rest of the site${other}`
  }
  if (isGridAtSea) return 'because the grid coordinates lie in the sea'
  if (hasWrongDigit(statement, site, suggestion))
    return (
      'because latitude and longitude lie nearer to the rest of the site, and agree with the grid ' +
      'coordinates once a digit of these is corrected'
    )
  const isSupported =
    rest.isKnownFromOthers(statement) ||
    agreesInOtherDatum(statement) ||
    confirmingCorrection(statement) !== null
  return isSupported ? null : obstacleInText(statement, site)
}

/** Metres; two positions nearer to each other are often one digit apart by chance. */
const MIN_DIGIT_M = 100

/** Whether a wrong digit of the grid and the rest of the site support latitude and longitude. */
function hasWrongDigit(
  statement: ContradictoryStatement,
  { rest }: Site,
  suggestion: Agreement | null,
): boolean {
  const { stated, fromGrid } = statement
  return (
    suggestion?.isOfGrid === true &&
    (suggestion.metres ?? Infinity) <= MAX_CONTRADICTION_M &&
    metresApart(statement) >= MIN_DIGIT_M &&
    rest.isNearerToReliable(statement, stated, fromGrid)
  )
}

/** Metres from which on a named place must be nearer to one of two positions: a digit counts that much. */
const MIN_DISTINCT_M = 900
/** The named place is this many times nearer to the grid coordinates than to latitude and longitude. */
const MIN_TIMES_NEARER = 2

/** Why the text of the project does not support the grid coordinates; null if it does. */
function obstacleInText(statement: ContradictoryStatement, { evidenceAt }: Site): string | null {
  const { stated, fromGrid } = statement
  const [ofGrid, ofStated] = [evidenceAt(fromGrid), evidenceAt(stated)]
  const named = nameOf(ofStated)
  if (chooseByEvidence([ofGrid, ofStated]) === ofStated)
    return (
      'because the text of the project supports latitude and ' +
      `longitude${named === '' ? '' : ` (${named})`}`
    )
  const [metresToGrid = Infinity, metresToStated = Infinity] = [ofGrid, ofStated].map(
    ({ support: [nearest] }) => nearest?.metres,
  )
  const isDistinct =
    metresApart(statement) < MIN_DISTINCT_M || metresToGrid * MIN_TIMES_NEARER <= metresToStated
  if (ofGrid.support.length > 0 && !isDistinct)
    return (
      `because ${nameOf(ofGrid)}, which the text of the project names, is not clearly ` +
      'nearer to the grid coordinates'
    )
  if (ofGrid.support.length > 0) return null
  return 'because no other hole and no place in the text of the project shows which are right'
}

function agreesIn(transformer: Transformer, { hole, stated }: ContradictoryStatement): boolean {
  const { easting, northing } = hole
  const place = easting === null || northing === null ? null : transformer.toWgs84(easting, northing)
  return place !== null && agree(place, stated)
}

const loadOtherGrids = ({ code, candidates }: SiteCrs): Promise<Transformer[]> =>
  Promise.all(candidates.filter((candidate) => candidate !== code).map(loadTransformer))

/** Whether the middle of the grid positions is in the sea, and that of the stated ones is on land. */
async function isOnlyGridAtSea(statements: readonly ContradictoryStatement[]): Promise<boolean> {
  const isSiteAtSea = async (positions: readonly Wgs84[]) => {
    const middle = siteExtent(positions)?.middle
    return middle !== undefined && isAtSea(middle)
  }
  const [grid, stated] = [statements.map(({ fromGrid }) => fromGrid), statements.map(({ stated }) => stated)]
  return (await isSiteAtSea(grid)) && !(await isSiteAtSea(stated))
}
