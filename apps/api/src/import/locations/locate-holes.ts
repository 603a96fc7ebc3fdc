import { placeHoles, type HolePlacement, type PositionFinding } from '@groundsheet/coordinates'
import { someOf, type DiagnosticList } from '../diagnostics.ts'
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
  for (const { rule, names, message } of findings)
    diagnostics.add({ rule, severity: 'warning', message: describeHoles({ names, message }) })
  return placed.map(({ hole, position, inDoubt, contradiction }) => ({
    ...hole,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    positionInDoubt: inDoubt,
    contradiction,
  }))
}

const describeHoles = ({ names, message }: Pick<PositionFinding, 'names' | 'message'>): string =>
  names.length === 0 ? message : `${someOf(names)}: ${message}`
