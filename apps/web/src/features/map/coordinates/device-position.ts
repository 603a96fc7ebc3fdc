import type { FeatureCollection } from 'geojson'
import type { LayerSpecification } from 'maplibre-gl'
import { feature } from '../view/geojson-feature.ts'
import { groundWidth, widthAtZoomZero } from '../view/ground-width.ts'
import type { MapTheme } from '../view/map-theme.ts'
import type { Place } from '@groundsheet/sections'

/** The position that the device states. */
export interface DevicePosition extends Place {
  /** Metres within which they are. */
  readonly accuracy: number
}

export const devicePositionFeatures = (place: DevicePosition | null): FeatureCollection => ({
  type: 'FeatureCollection',
  features: place
    ? [
        feature(
          { type: 'Point', coordinates: [place.longitude, place.latitude] },
          { width: widthAtZoomZero(place.accuracy, place.latitude) },
        ),
      ]
    : [],
})

/** A dot, and around it how well the place is known. */
export const devicePositionLayers = (theme: MapTheme): LayerSpecification[] => [
  {
    id: 'device-position-accuracy',
    type: 'circle',
    source: 'device-position',
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
    id: 'device-position',
    type: 'circle',
    source: 'device-position',
    paint: {
      'circle-radius': 6,
      'circle-color': theme.own,
      'circle-stroke-color': theme.halo,
      'circle-stroke-width': 2.5,
    },
  },
]
