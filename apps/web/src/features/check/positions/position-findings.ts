import { describeSite, type PlacedSite } from '@groundsheet/coordinates'
import { importFinding, positionDiagnostics, type RuleFinding } from '@groundsheet/rules'

/** Findings that an import would have on the positions of a file. */
export const positionFindings = (placed: PlacedSite): RuleFinding[] =>
  positionDiagnostics(placed.group, describeSite(placed), placed.lines).map((one) => importFinding(one))
