import type { BoundariesGeojson } from '../company-folder/schemas.ts'
import { boundaryId } from '../ids.ts'
import { createOrdinals, type PreparedAnnotation } from './mirror-annotations.ts'
import { completeShapeStyle } from './shape-style.ts'

type Feature = BoundariesGeojson['features'][number]

/** `index`: of the feature in its file. */
export const boundaryName = (properties: Feature['properties'], index: number): string =>
  properties?.name ?? `Boundary ${index + 1}`

export function prepareBoundaries(
  project: string,
  features: BoundariesGeojson['features'],
): PreparedAnnotation[] {
  const ordinalOf = createOrdinals()
  return features.map(({ geometry, properties }, index) => {
    const name = boundaryName(properties, index)
    return {
      id: boundaryId(project, name, ordinalOf(name)),
      name,
      geometry: { type: geometry.type, coordinates: geometry.coordinates },
      visible: properties?.visible ?? true,
      labelVisible: properties?.labelVisible ?? true,
      style: completeShapeStyle(properties?.style),
    }
  })
}
