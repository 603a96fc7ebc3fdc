import { findGrid, isWithin, loadToDegrees } from '../../../data/map/national-grids.ts'
import { readPlace, type SiteGrid } from './read-place.ts'
import type { FoundPlace } from './rank-found-places.ts'

/** The place that `text` names, in degrees; null where it names none, or lies outside its grid. */
export async function findPlace(text: string, site: SiteGrid): Promise<FoundPlace | null> {
  const read = readPlace(text, site)
  if (read === null || 'latitude' in read) return read
  const grid = findGrid(read.code)
  if (!grid || !isWithin(grid, read)) return null
  const toDegrees = await loadToDegrees(grid)
  return toDegrees(read)
}
