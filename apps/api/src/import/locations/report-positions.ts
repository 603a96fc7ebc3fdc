import { describeSite, type PositionFinding, type UnplacedHole } from '@groundsheet/coordinates'
import { plural } from '@groundsheet/readings'
import { positionDiagnostics } from '@groundsheet/rules'
import type { DiagnosticList } from '../diagnostics.ts'
import type { ProjectCrs } from './decide-crs.ts'

interface ProjectPositions {
  /** LOCA or HOLE. */
  readonly group: string
  readonly crs: ProjectCrs & { readonly candidates: readonly string[] }
  readonly findings: readonly PositionFinding[]
  /** Holes that have no position, and are not in doubt either. */
  readonly unplaced: readonly UnplacedHole[]
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
    group,
  }
  for (const diagnostic of positionDiagnostics(group, describeSite(site))) diagnostics.add(diagnostic)
}

/** For readers of the viewer, and for who imports. */
const notDrawn = (holes: number): string =>
  plural(
    holes,
    'it is not drawn until whoever imports it confirms the position (--trust-positions)',
    'they are not drawn until whoever imports them confirms the positions (--trust-positions)',
  )

const withAdvice = (finding: PositionFinding): PositionFinding =>
  finding.isHeldBack === true
    ? { ...finding, message: `${finding.message}; ${notDrawn(finding.holes.length)}` }
    : finding
