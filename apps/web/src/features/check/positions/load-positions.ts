import { loadGreatBritain, placeSite, type StatedSite } from '@groundsheet/coordinates'
import { positionFindings } from './position-findings.ts'
import { summariseSite } from './summarise-site.ts'
import { describeSurroundings } from './surroundings.ts'

/** Loads all data that positions are worked out with: definitions, shift grid, coasts and towns. */
export async function loadPositions() {
  return {
    isInGreatBritain: await loadGreatBritain(),
    async placeSite(site: StatedSite) {
      const placed = await placeSite(site)
      const { middle } = placed
      return {
        summary: summariseSite(placed, middle === null ? null : await describeSurroundings(middle)),
        findings: positionFindings(placed),
      }
    },
  }
}
