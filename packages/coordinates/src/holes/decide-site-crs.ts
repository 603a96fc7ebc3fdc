import type { CrsDecision, CrsEvidence } from '../crs-decision.ts'
import { readDeclared, readStatedGrid, type StatedGrid } from '../declared-crs.ts'
import { decideCrs } from '../decide-crs.ts'
import { readPlaceEvidence } from '../place-evidence.ts'
import { findConfirmedCrs } from './find-confirmed-crs.ts'
import { findSwappedSite, gridPointsOf } from './find-swapped-site.ts'
import { withHoleNames } from './hole-names.ts'
import type { HoleToPlace } from './hole-to-place.ts'

/**
 * One CRS for the holes of a project. Without a stated one, latitudes and longitudes that agree with the grid
 * coordinates in one of the candidates decide. A site whose text is evidence of exchanged coordinates has
 * none. Throws as `decideCrs`.
 */
export async function decideSiteCrs(
  holes: readonly HoleToPlace[],
  evidence: Omit<CrsEvidence, 'points' | 'gref' | 'text'>,
): Promise<CrsDecision> {
  const gref = holes.map((hole) => hole.gref)
  const points = (await holesToJudge(holes, evidence)).flatMap(({ easting, northing }) =>
    easting === null || northing === null ? [] : [{ easting, northing }],
  )
  const place = withHoleNames(`${evidence.projectName} | ${evidence.projectLocation}`, holes)
  const text = { place, organisations: evidence.organisations ?? [] }
  const decided = await decideCrs({ ...evidence, points, gref, text })
  const isOpen =
    decided.source === 'guessed' || (decided.source === 'none' && gref.every((text) => text === ''))
  const confirmed = isOpen ? await findConfirmedCrs(holes, decided.candidates) : null
  if (confirmed !== null) return { ...decided, source: 'guessed', ...confirmed }
  const swapped = isOpen ? await findSwappedSite(gridPointsOf(holes), null, readPlaceEvidence(text)) : null
  if (swapped === null) return decided
  const reason =
    'No coordinate system (CRS) is declared; easting and northing look swapped: exchanged, the holes are ' +
    `in ${swapped.grid}, where the text says (${swapped.evidence})`
  return { ...decided, code: null, source: 'none', reason, candidates: [swapped.code] }
}

/** A grid that most holes state is not judged by the coordinates of holes that state another one. */
async function holesToJudge(
  holes: readonly HoleToPlace[],
  { given = null, projectFolder = null }: Pick<CrsEvidence, 'given' | 'projectFolder'>,
): Promise<readonly HoleToPlace[]> {
  const declared = await readDeclared(holes.map((hole) => hole.gref))
  if (given !== null || projectFolder !== null || declared.kind !== 'crs') return holes
  const grids = new Map<string, StatedGrid>()
  for (const gref of new Set(holes.map((hole) => hole.gref))) grids.set(gref, await readStatedGrid(gref))
  const isOther = (grid: StatedGrid) => grid !== null && grid !== declared.code
  return holes.filter(({ gref }) => !isOther(grids.get(gref) ?? null))
}
