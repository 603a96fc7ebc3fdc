import type { GridPoint } from '../crs-candidates.ts'
import type { PlaceEvidence } from '../place-evidence.ts'
import { loadTransformer, type Transformer } from '../transformer.ts'
import type { Wgs84 } from '../wgs84.ts'
import { findSwappedSite, GRIDS_OF_THE_ISLANDS } from './find-swapped-site.ts'

/**
 * Another grid in which the text of the project confirms a site once easting and northing are exchanged. Two
 * errors at once are only suggested: they hold back no hole.
 */
export async function suggestSwappedGrid(
  points: readonly GridPoint[],
  transformer: Transformer | null,
  evidenceAt: (position: Wgs84) => PlaceEvidence,
): Promise<string | null> {
  if (transformer === null) return null
  for (const code of GRIDS_OF_THE_ISLANDS.filter((one) => one !== transformer.code)) {
    const found = await findSwappedSite(points, await loadTransformer(code), evidenceAt)
    if (found !== null)
      return `perhaps easting and northing are swapped and in ${found.grid}: ${found.evidence}`
  }
  return null
}
