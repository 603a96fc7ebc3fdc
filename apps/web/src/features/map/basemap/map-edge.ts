import type { FeatureCollection } from 'geojson'
import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl'
import { feature } from '../view/feature.ts'
import { MAP_FONT } from '../view/map-fonts.ts'

/** Of the dots that guard the edge, CSS px: how far apart, how far out, and the room around each. */
const [STEP, OUT, ROOM] = [60, 34, 28]

/**
 * Dots just outside the left and right edge of what is in view. Names need room from them, and so are placed
 * on the other side of their marker rather than run out of the map.
 */
export function edgeFeatures(map: MapLibreMap): FeatureCollection {
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  const rows = Array.from({ length: Math.ceil(height / STEP) + 1 }, (_, index) => index * STEP)
  return {
    type: 'FeatureCollection',
    features: [-OUT, width + OUT].flatMap((x) =>
      rows.map((y) => feature({ type: 'Point', coordinates: map.unproject([x, y]).toArray() })),
    ),
  }
}

/** They are not seen, and are there before any name. */
export const edgeLayer = (): LayerSpecification => ({
  id: 'edge',
  type: 'symbol',
  source: 'edge',
  layout: {
    'text-field': '•',
    'text-font': [MAP_FONT],
    'text-size': 12,
    'text-padding': ROOM,
    'text-overlap': 'always',
  },
  paint: { 'text-opacity': 0 },
})
