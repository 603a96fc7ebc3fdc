import type { CrsDecision, CrsEvidence } from '../crs-decision.ts'
import { decideCrs } from '../decide-crs.ts'
import { findConfirmedCrs } from './find-confirmed-crs.ts'
import type { HoleToPlace } from './hole-to-place.ts'

/**
 * One CRS for the holes of a project. Without a stated one, latitudes and longitudes that agree with the grid
 * coordinates in one of the candidates decide. Throws as `decideCrs`.
 */
export async function decideSiteCrs(
  holes: readonly HoleToPlace[],
  evidence: Omit<CrsEvidence, 'points' | 'gref'>,
): Promise<CrsDecision> {
  const points = holes.flatMap(({ easting, northing }) =>
    easting === null || northing === null ? [] : [{ easting, northing }],
  )
  const gref = holes.map((hole) => hole.gref)
  const decided = await decideCrs({ ...evidence, points, gref })
  const isOpen =
    decided.source === 'guessed' || (decided.source === 'none' && gref.every((text) => text === ''))
  const confirmed = isOpen ? await findConfirmedCrs(holes, decided.candidates) : null
  return confirmed === null ? decided : { ...decided, source: 'guessed', ...confirmed }
}
