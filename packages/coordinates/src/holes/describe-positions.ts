import { shortName } from '../crs-candidates.ts'
import { distanceText } from '../distance-text.ts'
import type { HoleToPlace, PositionFinding } from './hole-to-place.ts'
import type { GridOf } from './load-hole-grids.ts'
import type { PositionSubject } from './position-subjects.ts'
import type { PositionInDoubt } from './position-in-doubt.ts'
import { MAX_CONTRADICTION_M, metresApart, type PositionStatement } from './position-statement.ts'
import type { ContradictionDecision } from './resolve-contradictions.ts'
import { describeAgreements, type Agreement } from './suggest-agreement.ts'

interface About {
  readonly holes: readonly HoleToPlace[]
  /** Metres that are stated of each hole. */
  readonly metres?: readonly number[]
  readonly subject: PositionSubject
}

function finding({ holes, metres, subject }: About, message: string): PositionFinding[] {
  if (holes.length === 0) return []
  const own = holes.map(({ locaId }) => locaId)
  const names =
    metres === undefined ? own : own.map((name, place) => `${name} (${distanceText(metres[place] ?? 0)})`)
  return [{ rule: 'position', names, holes: own, subject, message }]
}

/** Latitude and longitude, where a hole states them, are used in place of its grid coordinates. */
const usedBy = (holes: readonly HoleToPlace[]): PositionSubject =>
  holes.every(({ latitude, longitude }) => latitude !== null && longitude !== null)
    ? 'degrees'
    : 'gridCoordinates'

interface OutsideContext {
  readonly gridOf: GridOf
  readonly suggestionFor: (statement: PositionStatement) => string | null
  /** What is probably wrong with those of the whole site. */
  readonly siteError: string | null
}

/** Grid coordinates that their grid has no position for, with the usual error that may explain it. */
export function describeOutside(
  statements: readonly PositionStatement[],
  { gridOf, suggestionFor, siteError }: OutsideContext,
): PositionFinding[] {
  const outside = statements.flatMap((statement) => {
    const { hole, fromGrid } = statement
    const grid = gridOf(hole)
    if (grid === null || hole.easting === null || hole.northing === null || fromGrid !== null) return []
    const area = `${shortName(grid)} (${grid.code})`
    const found = `grid coordinates lie outside the area of ${area} and are not placed`
    const correction = suggestionFor(statement)
    const error = correction === null ? siteError : `perhaps ${correction}`
    return [{ hole, message: error === null ? found : `${found}; ${error}` }]
  })
  return [...Map.groupBy(outside, ({ message }) => message)].flatMap(([message, alike]) =>
    finding({ holes: alike.map(({ hole }) => hole), subject: 'gridCoordinates' }, message),
  )
}

/** One finding for holes with the same decision and error. The datum is that of all, or of none. */
export function describeContradictions(decisions: readonly ContradictionDecision[]): PositionFinding[] {
  const alikeness = ({ reason, suggestion }: ContradictionDecision) =>
    [reason, suggestion?.error, suggestion?.metres === null, agreesOnceCorrected(suggestion)].join('\n')
  return [...Map.groupBy(decisions, alikeness).values()].flatMap((alike) =>
    finding(
      {
        holes: alike.map(({ statement }) => statement.hole),
        metres: alike.map(({ statement }) => metresApart(statement)),
        subject: alike.every(({ isOfDatum }) => isOfDatum) ? 'datum' : 'degrees',
      },
      describeDecisions(alike),
    ),
  )
}

const agreesOnceCorrected = (suggestion: Agreement | null): boolean =>
  (suggestion?.metres ?? Infinity) <= MAX_CONTRADICTION_M

/** What contradicts what in one hole, what was decided, and what is probably wrong. */
export const describeDecision = (decision: ContradictionDecision): string => describeDecisions([decision])

function describeDecisions(alike: readonly ContradictionDecision[]): string {
  const found = `latitude and longitude lie more than ${MAX_CONTRADICTION_M} m from the grid coordinates`
  const error = describeAgreements(alike.flatMap(({ suggestion }) => suggestion ?? []))
  return `${found}; ${alike[0]?.reason ?? ''}${error === '' ? '' : `. Perhaps ${error}`}`
}

/** Holes that are not on the map, those of one reason together. */
export function describeDoubts(doubts: ReadonlyMap<PositionStatement, PositionInDoubt>): PositionFinding[] {
  const alikeness = ([{ hole }, { reason }]: [PositionStatement, PositionInDoubt]) =>
    `${usedBy([hole])}\n${reason}`
  return [...Map.groupBy(doubts, alikeness).values()].flatMap((alike) => {
    const holes = alike.map(([{ hole }]) => hole)
    const message = `position in doubt, not on the map: ${alike[0]?.[1].reason ?? ''}`
    const found = finding({ holes, subject: usedBy(holes) }, message)
    return found.map((one) => ({ ...one, isHeldBack: true }) as const)
  })
}

/** Holes that are drawn all the same although another grid of their coordinates fits the text better. */
export const describeTrusted = (doubts: ReadonlyMap<PositionStatement, PositionInDoubt>): PositionFinding[] =>
  [...Map.groupBy(doubts, ([, { reason }]) => reason)].flatMap(([reason, alike]) => {
    const holes = alike.map(([{ hole }]) => hole)
    return finding({ holes, subject: usedBy(holes) }, reason)
  })

export function describeFar(
  far: readonly { readonly hole: HoleToPlace; readonly metres: number }[],
): PositionFinding[] {
  const holes = far.map(({ hole }) => hole)
  const about = { holes, metres: far.map(({ metres }) => metres), subject: usedBy(holes) }
  return finding(about, 'far from the rest of the site; look for a typing error in the coordinates')
}
