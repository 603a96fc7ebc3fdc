import type { LocationGroup } from '@groundsheet/contract'
import type { Feature, FeatureCollection, Point } from 'geojson'
import type { PlacedHole } from './hole-features.ts'
import { markerImageId } from './marker-image-id.ts'

/**
 * How far the symbol of a group extends beyond the marker on it, CSS px; that of a second group beyond the
 * first.
 */
const GROUP_MARGIN_PX = 5

/** The symbols of the groups under the markers of their members; larger ones first, so that all are seen. */
export function groupMarkerFeatures(
  groups: readonly LocationGroup[],
  holes: ReadonlyMap<string, PlacedHole>,
): FeatureCollection<Point> {
  const stacked = new Map<string, number>()
  const features = groups
    .filter(({ showMarkers }) => showMarkers)
    .flatMap((group) =>
      [...new Set(group.locationIds)].flatMap((id) => {
        const hole = holes.get(id)
        if (!hole?.style.showMarker) return []
        const level = (stacked.get(id) ?? 0) + 1
        stacked.set(id, level)
        return [{ level, feature: groupMarker(group, hole, level) }]
      }),
    )
  return {
    type: 'FeatureCollection',
    features: features.sort((a, b) => b.level - a.level).map(({ feature }) => feature),
  }
}

function groupMarker(
  { markerSymbol, style }: LocationGroup,
  { position, style: { markerSize } }: PlacedHole,
  level: number,
): Feature<Point> {
  const look = {
    symbol: markerSymbol,
    icon: null,
    colour: style.strokeColor,
    size: markerSize + 2 * GROUP_MARGIN_PX * level,
  }
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [position.longitude, position.latitude] },
    properties: { image: markerImageId(look) },
  }
}
