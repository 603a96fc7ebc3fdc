import type { FeatureCollection } from 'geojson'
import type { LayerSpecification } from 'maplibre-gl'
import { feature } from '../view/geojson-feature.ts'
import type { MapTheme } from '../view/map-theme.ts'
import type { Place } from '@groundsheet/sections'

/** A place that something outside the map points at, such as the pointer on a section. */
export const markedPlaceFeatures = (place: Place | null): FeatureCollection => ({
  type: 'FeatureCollection',
  features: place ? [feature({ type: 'Point', coordinates: [place.longitude, place.latitude] })] : [],
})

export const markedPlaceLayer = (theme: MapTheme): LayerSpecification => ({
  id: 'marked-place',
  type: 'circle',
  source: 'marked-place',
  paint: {
    'circle-radius': 6,
    'circle-color': theme.accent,
    'circle-stroke-color': theme.halo,
    'circle-stroke-width': 2.5,
  },
})
