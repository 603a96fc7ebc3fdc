import type { Map as MapLibreMap, MapGeoJSONFeature, PointLike } from 'maplibre-gl'
import { fromFeatureId } from './feature-id.ts'
import type { MapPoint } from './map-point.ts'

const MARKER_LAYERS = ['hole-marker-open', 'hole-marker']

/** Layers in which a hole can be pointed at. */
const PRESSABLE_LAYERS = [...MARKER_LAYERS, 'hole-label', 'hole-label-placed']
/** A finger or a pointer need not hit the pixel. */
const HIT_TOLERANCE_PX = 4

function holesIn(map: MapLibreMap, { x, y }: MapPoint, layers: readonly string[]): MapGeoJSONFeature[] {
  const box: [PointLike, PointLike] = [
    [x - HIT_TOLERANCE_PX, y - HIT_TOLERANCE_PX],
    [x + HIT_TOLERANCE_PX, y + HIT_TOLERANCE_PX],
  ]
  return map.queryRenderedFeatures(box, { layers: layers.filter((layer) => map.getLayer(layer)) })
}

/** Ids of the holes whose marker or name is at a point, uppermost first. */
export const holesAt = (map: MapLibreMap, at: MapPoint): string[] => [
  ...new Set(
    holesIn(map, at, PRESSABLE_LAYERS)
      .map(({ properties }) => fromFeatureId(properties))
      .filter((id) => id !== null),
  ),
]

/** Where the hole stands whose marker is at a point; null: there is none. */
export function holePlaceAt(
  map: MapLibreMap,
  at: MapPoint,
): readonly [longitude: number, latitude: number] | null {
  const geometry = holesIn(map, at, MARKER_LAYERS)[0]?.geometry
  if (geometry?.type !== 'Point') return null
  const [longitude = 0, latitude = 0] = geometry.coordinates
  return [longitude, latitude]
}
