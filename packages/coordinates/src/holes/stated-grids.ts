import { readStatedGrid } from '../declared-crs.ts'
import type { HoleToPlace } from './hole-to-place.ts'

interface GridTexts {
  /** LOCA_GREF or HOLE_GREF. */
  readonly heading: string
  /** Of a code in that heading, by the ABBR group of the files. */
  readonly meaningOf: (code: string) => string | undefined
  readonly proj: ReadonlyMap<string, string>
}

/** Headings that files add to PROJ for the grid of all holes. */
const PROJECT_HEADINGS = ['PROJ_GRID', 'PROJ_GREF', 'PROJ_CRS']

/**
 * The holes with the grid that they state: as the heading has it, by the meaning of its code, else as PROJ
 * states it.
 */
export async function findStatedGrids<Hole extends HoleToPlace>(
  holes: readonly Hole[],
  { heading, meaningOf, proj }: GridTexts,
): Promise<{ holes: readonly Hole[]; heading: string }> {
  const texts = new Map<string, string>()
  for (const gref of new Set(holes.map((hole) => hole.gref))) {
    const meaning = (await readStatedGrid(gref)) === 'unknown' ? meaningOf(gref) : undefined
    texts.set(gref, meaning ?? gref)
  }
  if ([...texts.keys()].some((gref) => gref !== '')) {
    return { holes: holes.map((hole) => ({ ...hole, gref: texts.get(hole.gref) ?? '' })), heading }
  }
  const stated = PROJECT_HEADINGS.find((name) => (proj.get(name)?.trim() ?? '') !== '')
  if (stated === undefined) return { holes, heading }
  const gref = proj.get(stated)?.trim() ?? ''
  return { holes: holes.map((hole) => ({ ...hole, gref })), heading: stated }
}
