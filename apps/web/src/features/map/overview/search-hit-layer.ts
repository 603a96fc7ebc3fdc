import type { FeatureCollection } from 'geojson'
import type { LayerSpecification } from 'maplibre-gl'
import type { HoleWithHits } from '../../../data/holes/description-hits.ts'
import { feature } from '../view/geojson-feature.ts'
import type { MapTheme } from '../view/map-theme.ts'

/** Holes with the words that were searched for. */
export const hitFeatures = (holes: readonly HoleWithHits[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: holes.map(({ longitude, latitude }) =>
    feature({ type: 'Point', coordinates: [longitude, latitude] }),
  ),
})

/** Dots above the dots of projects far out; nearer, rings around the markers of holes. */
export const hitLayer = (theme: MapTheme): LayerSpecification => ({
  id: 'hit',
  type: 'circle',
  source: 'hits',
  paint: {
    'circle-radius': ['interpolate', ['linear'], ['zoom'], 5, 3.5, 10, 6, 14, 11],
    'circle-color': theme.highlighted,
    'circle-opacity': ['interpolate', ['linear'], ['zoom'], 9.9, 0.75, 10, 0.15],
    'circle-stroke-color': theme.highlighted,
    'circle-stroke-width': ['interpolate', ['linear'], ['zoom'], 9.9, 0, 10, 2.5],
  },
})
