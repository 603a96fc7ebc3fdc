import { describeSite, type PositionFinding } from '@groundsheet/coordinates'
import { positionDiagnostics } from '@groundsheet/rules'
import type { DiagnosticList } from '../diagnostics.ts'
import type { ProjectCrs } from './decide-crs.ts'

interface ProjectPositions {
  /** LOCA or HOLE. */
  readonly group: string
  readonly crs: ProjectCrs & { readonly candidates: readonly string[] }
  readonly findings: readonly PositionFinding[]
  /** Names of holes that have no position, and are not in doubt either. */
  readonly unplaced: readonly string[]
}

/** The findings that `check` has of the same positions. */
export function reportPositions(
  { group, crs, findings, unplaced }: ProjectPositions,
  diagnostics: DiagnosticList,
): void {
  const site = {
    crs: { ...crs, warnings: [] },
    findings: findings.map(withAdvice),
    unplaced,
    isImported: true,
  }
  for (const diagnostic of positionDiagnostics(group, describeSite(site))) diagnostics.add(diagnostic)
}

const withAdvice = (finding: PositionFinding): PositionFinding =>
  finding.isHeldBack === true
    ? { ...finding, message: `${finding.message}; --trust-positions draws it` }
    : finding
