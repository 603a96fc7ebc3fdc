import { someOf, type DiagnosticList } from '../diagnostics.ts'
import type { PositionInDoubt } from './position-doubts.ts'
import { MAX_CONTRADICTION_M, metresApart, type PositionClaim } from './position-claims.ts'
import type { Settlement } from './settle-claims.ts'
import type { SurveyedHole } from './survey-holes.ts'

function report(diagnostics: DiagnosticList, names: readonly string[], message: string): void {
  if (names.length === 0) return
  diagnostics.add({ rule: 'position', severity: 'warning', message: `${someOf(names)}: ${message}` })
}

/** Grid coordinates that the CRS has no position for. */
export function reportOutside(
  claims: readonly PositionClaim[],
  code: string,
  diagnostics: DiagnosticList,
): void {
  const outside = claims.filter(
    ({ hole, fromGrid }) => hole.easting !== null && hole.northing !== null && fromGrid === null,
  )
  const message = `grid coordinates lie outside the area of ${code} and are not placed`
  report(
    diagnostics,
    outside.map(({ hole }) => hole.locaId),
    message,
  )
}

/** One finding for holes with the same decision and suggestion. */
export function reportSettlements(settlements: readonly Settlement[], diagnostics: DiagnosticList): void {
  const found = `latitude and longitude lie more than ${MAX_CONTRADICTION_M} m from the grid coordinates`
  const messageOf = ({ reason, suggestion }: Settlement) =>
    `${found}; ${reason}${suggestion === null ? '' : `. Perhaps ${suggestion}`}`
  for (const [message, alike] of Map.groupBy(settlements, messageOf))
    report(
      diagnostics,
      alike.map(({ claim }) => `${claim.hole.locaId} (${distanceText(metresApart(claim))})`),
      message,
    )
}

/** Holes that are not on the map, each with its own reason. */
export function reportDoubts(
  doubts: ReadonlyMap<PositionClaim, PositionInDoubt>,
  diagnostics: DiagnosticList,
): void {
  for (const [{ hole }, { reason }] of doubts) {
    const message = `position in doubt, not on the map: ${reason}; --trust-positions draws it`
    report(diagnostics, [hole.locaId], message)
  }
}

export function reportFar(
  far: readonly { readonly hole: SurveyedHole; readonly metres: number }[],
  diagnostics: DiagnosticList,
): void {
  const names = far.map(({ hole, metres }) => `${hole.locaId} (${distanceText(metres)})`)
  report(diagnostics, names, 'far from the rest of the site; look for a typing error in the coordinates')
}

const distanceText = (metres: number): string =>
  metres < 1000 ? `${Math.round(metres)} m` : `${(metres / 1000).toFixed(1)} km`
