import type { FeatureCollection } from 'geojson'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { feature, toPosition } from '../view/feature.ts'
import { legsOf } from './geodesic.ts'
import type { Measure } from './measure.ts'

/** What was measured as it stays on the map: each leg with its length, and the points. */
export function measureFeatures(measure: Measure | null): FeatureCollection {
  if (!measure) return { type: 'FeatureCollection', features: [] }
  const { path, closed } = measure
  const legs = legsOf(path, closed)
  const outline = legs.flatMap((leg) => leg.path.slice(0, -1)).map(toPosition)
  return {
    type: 'FeatureCollection',
    features: [
      ...(closed ? [feature({ type: 'Polygon', coordinates: [[...outline, ...outline.slice(0, 1)]] })] : []),
      ...legs.map(({ path, length }) =>
        feature(
          { type: 'LineString', coordinates: path.map(toPosition) },
          { label: mapStrings.measure.length(length) },
        ),
      ),
      ...path.map((point) => feature({ type: 'Point', coordinates: toPosition(point) })),
    ],
  }
}
