import { placeHoles, type HolePlacement, type PositionFinding } from '@groundsheet/coordinates'
import { someOf } from '@groundsheet/rules'
import type { DiagnosticList } from '../diagnostics.ts'
import type { SurveyedHole } from './survey-holes.ts'

/** A hole with its position. Latitude and longitude are null where it is not on the map. */
export interface PlacedHole extends SurveyedHole {
  readonly positionInDoubt: HolePlacement<SurveyedHole>['inDoubt']
  readonly contradiction: HolePlacement<SurveyedHole>['contradiction']
}

/** Places the holes of a project, and reports what their positions leave to be said. */
export async function locateHoles(
  holes: readonly SurveyedHole[],
  options: Parameters<typeof placeHoles>[1],
  diagnostics: DiagnosticList,
): Promise<PlacedHole[]> {
  const { holes: placed, findings } = await placeHoles(holes, options)
  for (const finding of findings)
    diagnostics.add({ rule: finding.rule, severity: 'warning', message: describeHoles(finding) })
  return placed.map(({ hole, position, inDoubt, contradiction }) => ({
    ...hole,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    positionInDoubt: inDoubt,
    contradiction,
  }))
}

function describeHoles({ names, message, isHeldBack }: PositionFinding): string {
  const advice = isHeldBack === true ? '; --trust-positions draws it' : ''
  return `${names.length === 0 ? '' : `${someOf(names)}: `}${message}${advice}`
}
