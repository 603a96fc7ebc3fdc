import type { FeatureCollection } from 'geojson'
import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl'
import { feature } from '../view/geojson-feature.ts'
import { MAP_FONT } from '../view/map-fonts.ts'

/** Distance between the dots at the edge, their distance from it, and the space around each. */
const [DOT_SPACING_PX, EDGE_DISTANCE_PX, DOT_PADDING_PX] = [60, 34, 28]

/**
 * Dots just outside the left and right edge of the view. Labels must not overlap them, so a label near the
 * edge is placed on the other side of its marker and not cut off.
 */
export function labelEdgeFeatures(map: MapLibreMap): FeatureCollection {
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  const rows = Array.from(
    { length: Math.ceil(height / DOT_SPACING_PX) + 1 },
    (_, index) => index * DOT_SPACING_PX,
  )
  return {
    type: 'FeatureCollection',
    features: [-EDGE_DISTANCE_PX, width + EDGE_DISTANCE_PX].flatMap((x) =>
      rows.map((y) => feature({ type: 'Point', coordinates: map.unproject([x, y]).toArray() })),
    ),
  }
}

/** Invisible, and placed before any label. */
export const labelEdgeLayer = (): LayerSpecification => ({
  id: 'edge',
  type: 'symbol',
  source: 'edge',
  layout: {
    'text-field': '•',
    'text-font': [MAP_FONT],
    'text-size': 12,
    'text-padding': DOT_PADDING_PX,
    'text-overlap': 'always',
  },
  paint: { 'text-opacity': 0 },
})
