import { loadTransformer, readStatedGrid, type Transformer } from '@groundsheet/coordinates'
import { someOf, type DiagnosticList } from '../diagnostics.ts'
import type { CrsOfSite } from './settle-claims.ts'
import type { SurveyedHole } from './survey-holes.ts'

/** The grid of a hole's coordinates; null: it has no place on the map. */
export type GridOf = (hole: SurveyedHole) => Transformer | null

/**
 * The grid of the project for all holes but those that state another one, which is reported. A grid that was named for the
 * project at its import is that of all holes.
 */
export async function loadHoleGrids(
  holes: readonly SurveyedHole[],
  crs: CrsOfSite,
  heading: string,
  diagnostics: DiagnosticList,
): Promise<GridOf> {
  const own = crs.code === null ? null : await loadTransformer(crs.code)
  if (!RESPECTED.includes(crs.source)) return () => own
  const grids = new Map<string, Transformer | null>()
  for (const [gref, stating] of Map.groupBy(holes, (hole) => hole.gref)) {
    const grid = await readStatedGrid(gref)
    if (grid === null || grid === own?.code) continue
    const transformer = await loadStated(grid)
    grids.set(gref, transformer)
    if (crs.code === null && transformer === null) continue
    const names = someOf(stating.map(({ locaId }) => locaId))
    const place = transformer === null ? 'not placed by grid coordinates' : placedIn(transformer)
    const message = `${names}: ${heading} says "${gref}", unlike other holes; ${place}`
    diagnostics.add({ rule: 'crs', severity: 'warning', message })
  }
  return ({ gref }) => grids.get(gref) ?? (grids.has(gref) ? null : own)
}

/** Sources of a project's grid beside which a hole may state another one. */
const RESPECTED: readonly CrsOfSite['source'][] = ['declared', 'none']

const placedIn = ({ name, code }: Transformer): string => `placed in ${name} (${code})`

/** Null where the grid is not known, or no position can be worked out from it. */
const loadStated = (grid: string): Promise<Transformer | null> =>
  grid === 'local' || grid === 'unknown' ? Promise.resolve(null) : loadTransformer(grid).catch(() => null)
