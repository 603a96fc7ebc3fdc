import type { HoleToPlace, PositionFinding } from './hole-to-place.ts'
import type { PositionInDoubt } from './position-in-doubt.ts'
import { MAX_CONTRADICTION_M, metresApart, type PositionStatement } from './position-statement.ts'
import type { ContradictionDecision } from './resolve-contradictions.ts'

const finding = (names: readonly string[], message: string): PositionFinding[] =>
  names.length === 0 ? [] : [{ rule: 'position', names, message }]

/** Grid coordinates that the CRS has no position for. */
export function describeOutside(statements: readonly PositionStatement[], code: string): PositionFinding[] {
  const outside = statements.filter(
    ({ hole, fromGrid }) => hole.easting !== null && hole.northing !== null && fromGrid === null,
  )
  return finding(
    outside.map(({ hole }) => hole.locaId),
    `grid coordinates lie outside the area of ${code} and are not placed`,
  )
}

/** One finding for holes with the same decision and suggestion. */
export function describeContradictions(decisions: readonly ContradictionDecision[]): PositionFinding[] {
  return [...Map.groupBy(decisions, describeDecision)].flatMap(([message, alike]) =>
    finding(
      alike.map(({ statement }) => `${statement.hole.locaId} (${distanceText(metresApart(statement))})`),
      message,
    ),
  )
}

/** What contradicts what, what was decided, and what is probably wrong. */
export function describeDecision({ reason, suggestion }: ContradictionDecision): string {
  const found = `latitude and longitude lie more than ${MAX_CONTRADICTION_M} m from the grid coordinates`
  return `${found}; ${reason}${suggestion === null ? '' : `. Perhaps ${suggestion}`}`
}

/** Holes that are not on the map, each with its own reason. */
export const describeDoubts = (doubts: ReadonlyMap<PositionStatement, PositionInDoubt>): PositionFinding[] =>
  Array.from(doubts, ([{ hole }, { reason }]) => ({
    rule: 'position',
    names: [hole.locaId],
    message: `position in doubt, not on the map: ${reason}`,
    isHeldBack: true,
  }))

/** Holes that are drawn all the same although another reading of their coordinates fits the text better. */
export const describeTrusted = (doubts: ReadonlyMap<PositionStatement, PositionInDoubt>): PositionFinding[] =>
  [...Map.groupBy(doubts, ([, { reason }]) => reason)].flatMap(([reason, alike]) =>
    finding(
      alike.map(([{ hole }]) => hole.locaId),
      reason,
    ),
  )

export function describeFar(
  far: readonly { readonly hole: HoleToPlace; readonly metres: number }[],
): PositionFinding[] {
  const names = far.map(({ hole, metres }) => `${hole.locaId} (${distanceText(metres)})`)
  return finding(names, 'far from the rest of the site; look for a typing error in the coordinates')
}

const distanceText = (metres: number): string =>
  metres < 1000 ? `${Math.round(metres)} m` : `${(metres / 1000).toFixed(1)} km`
