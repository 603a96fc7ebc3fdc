import { loadGreatBritain } from '@groundsheet/coordinates'
import { placeSite } from './place-site.ts'

/** Loads all data that positions are worked out with: definitions, shift grid, coasts and towns. */
export async function loadPositions() {
  return { isInGreatBritain: await loadGreatBritain(), placeSite }
}
