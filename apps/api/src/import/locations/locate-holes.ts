import { placeHoles, type HolePlacement, type PositionFinding } from '@groundsheet/coordinates'
import type { SurveyedHole } from './survey-holes.ts'

/** A hole with its position. Latitude and longitude are null where it is not on the map. */
export interface PlacedHole extends SurveyedHole {
  readonly positionInDoubt: HolePlacement<SurveyedHole>['inDoubt']
  readonly contradiction: HolePlacement<SurveyedHole>['contradiction']
}

/** Places the holes of a project. `findings`: what their positions leave to be said. */
export async function locateHoles(
  holes: readonly SurveyedHole[],
  options: Parameters<typeof placeHoles>[1],
): Promise<{ holes: PlacedHole[]; findings: readonly PositionFinding[] }> {
  const { holes: placed, findings } = await placeHoles(holes, options)
  return {
    findings,
    holes: placed.map(({ hole, position, inDoubt, contradiction }) => ({
      ...hole,
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
      positionInDoubt: inDoubt,
      contradiction,
    })),
  }
}
