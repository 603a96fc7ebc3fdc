import { readStatedGrid } from '../declared-crs.ts'
import { loadTransformer, type Transformer } from '../transformer.ts'
import type { HoleToPlace, PositionFinding } from './hole-to-place.ts'
import type { SiteCrs } from './site-crs.ts'

/** The grid of a hole's coordinates; null: it has no place on the map. */
export type GridOf = (hole: HoleToPlace) => Transformer | null

/**
 * The grid of the project for all holes but those that state another one, of which there is a finding. A grid
 * that was named for the project at its import is that of all holes.
 */
export async function loadHoleGrids(
  holes: readonly HoleToPlace[],
  crs: SiteCrs,
  heading: string,
): Promise<{ readonly gridOf: GridOf; readonly findings: readonly PositionFinding[] }> {
  const own = crs.code === null ? null : await loadTransformer(crs.code)
  if (!RESPECTED.includes(crs.source)) return { gridOf: () => own, findings: [] }
  const grids = new Map<string, Transformer | null>()
  const findings: PositionFinding[] = []
  for (const [gref, stating] of Map.groupBy(holes, (hole) => hole.gref)) {
    const grid = await readStatedGrid(gref)
    if (grid === null || grid === own?.code) continue
    const transformer = await loadStated(grid)
    grids.set(gref, transformer)
    if (crs.code === null && transformer === null) continue
    findings.push({
      rule: 'crs',
      names: stating.map(({ locaId }) => locaId),
      holes: stating.map(({ locaId }) => locaId),
      subject: 'grid',
      message: `${heading} says "${gref}", unlike other holes${placeOf(stating, transformer)}`,
    })
  }
  return { gridOf: ({ gref }) => grids.get(gref) ?? (grids.has(gref) ? null : own), findings }
}

/** Sources of a project's grid beside which a hole may state another one. */
const RESPECTED: readonly SiteCrs['source'][] = ['declared', 'none']

/** Nothing of holes that the grid has no place for, which have a finding of their own. */
function placeOf(holes: readonly HoleToPlace[], grid: Transformer | null): string {
  if (grid === null) return '; not placed by grid coordinates'
  const isOutside = holes.every(
    ({ easting, northing }) =>
      easting === null || northing === null || grid.toWgs84(easting, northing) === null,
  )
  return isOutside ? '' : `; placed in ${grid.name} (${grid.code})`
}

/** Null where the grid is not known, or no position can be worked out from it. */
const loadStated = (grid: string): Promise<Transformer | null> =>
  grid === 'local' || grid === 'unknown' ? Promise.resolve(null) : loadTransformer(grid).catch(() => null)
