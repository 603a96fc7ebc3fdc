import type { FeatureCollection } from 'geojson'
import type { LayerSpecification } from 'maplibre-gl'
import { feature } from '../view/feature.ts'
import { groundWidth, widthAtZoomNought } from '../view/ground-width.ts'
import type { MapTheme } from '../view/map-theme.ts'
import type { Place } from '@groundsheet/sections'

/** Where somebody is, as their device knows it. */
export interface OwnPlace extends Place {
  /** Metres within which they are. */
  readonly accuracy: number
}

export const ownPlaceFeatures = (place: OwnPlace | null): FeatureCollection => ({
  type: 'FeatureCollection',
  features: place
    ? [
        feature(
          { type: 'Point', coordinates: [place.longitude, place.latitude] },
          { width: widthAtZoomNought(place.accuracy, place.latitude) },
        ),
      ]
    : [],
})

/** A dot, and around it how well the place is known. */
export const ownPlaceLayers = (theme: MapTheme): LayerSpecification[] => [
  {
    id: 'own-place-accuracy',
    type: 'circle',
    source: 'own-place',
    paint: {
      'circle-radius': groundWidth(['get', 'width']),
      'circle-color': theme.own,
      'circle-opacity': 0.12,
      'circle-stroke-color': theme.own,
      'circle-stroke-opacity': 0.5,
      'circle-stroke-width': 1,
    },
  },
  {
    id: 'own-place',
    type: 'circle',
    source: 'own-place',
    paint: {
      'circle-radius': 6,
      'circle-color': theme.own,
      'circle-stroke-color': theme.halo,
      'circle-stroke-width': 2.5,
    },
  },
]
