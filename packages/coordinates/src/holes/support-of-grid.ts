import type { PlaceEvidence } from '../place-evidence.ts'
import type { DoubtContext } from './position-in-doubt.ts'
import { agreesInOtherDatum, statesOsgb36, type ContradictoryStatement } from './position-statement.ts'
import { areOfOnePlace, confirmingCorrection, MAX_ROUNDING_M, type RestOfSite } from './rest-of-site.ts'

/** What supports the grid coordinates that are used. `isSuggestion`: it names the error of the others. */
export function supportOf(
  statement: ContradictoryStatement,
  { rest, evidenceAt }: { readonly rest: RestOfSite; readonly evidenceAt: DoubtContext['evidenceAt'] },
): { readonly reason: string; readonly isSuggestion: boolean } {
  if (agreesInOtherDatum(statement)) return { reason: agreementInOtherDatum(statement), isSuggestion: true }
  if (rest.isAgreedByOthers(statement))
    return { reason: 'which lie with the rest of the site', isSuggestion: false }
  const error = confirmingCorrection(statement)?.error
  if (error !== undefined)
    return {
      reason: `because they agree with latitude and longitude once corrected (${error})`,
      isSuggestion: true,
    }
  if (rest.isKnownFromOthers(statement)) return { reason: agreementOfAll(statement), isSuggestion: false }
  const named = nameOf(evidenceAt(statement.fromGrid))
  return { reason: `because the text of the project names ${named} near them`, isSuggestion: false }
}

/** Where every hole contradicts itself, there is no rest of the site. */
const agreementOfAll = (statement: ContradictoryStatement): string =>
  areOfOnePlace(statement)
    ? `because every hole contradicts itself, and up to ${MAX_ROUNDING_M} m, as here, are taken for rounding`
    : 'because every hole contradicts itself, and they lie with holes whose two positions are within ' +
      `${MAX_ROUNDING_M} m, or agree once corrected`

/** The error may be that of a program that worked out the grid coordinates, so both causes are named. */
const agreementInOtherDatum = ({ hole }: ContradictoryStatement): string =>
  statesOsgb36(hole)
    ? `because latitude and longitude agree with them in WGS 84, although "${hole.datum ?? ''}" is stated`
    : 'because latitude and longitude agree with them in OSGB36 instead of WGS 84. If they are in WGS ' +
      '84, the grid coordinates were worked out without the change of datum'

/** Without its distance, which differs from hole to hole. */
export const nameOf = ({ support: [nearest] }: PlaceEvidence): string =>
  nearest === undefined ? '' : `${nearest.place.name} (${nearest.place.region})`
