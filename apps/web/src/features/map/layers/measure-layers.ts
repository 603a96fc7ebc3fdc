import type { LayerSpecification } from 'maplibre-gl'
import { MAP_FONT } from '../view/map-fonts.ts'
import type { MapTheme } from '../view/map-theme.ts'

/** Figures stand along the sides that they belong to. */
export const sideLabelLayer = (theme: MapTheme, source: 'measure' | 'sketch'): LayerSpecification => ({
  id: `${source}-label`,
  type: 'symbol',
  source,
  filter: ['has', 'label'],
  layout: {
    'symbol-placement': 'line-center',
    'text-field': ['get', 'label'],
    'text-font': [MAP_FONT],
    'text-size': 12,
    'text-offset': [0, -0.9],
    'text-max-angle': 180,
    'text-padding': 4,
  },
  paint: { 'text-color': theme.label, 'text-halo-color': theme.halo, 'text-halo-width': 2 },
})

/** What was measured. */
export const measureLayers = (theme: MapTheme): LayerSpecification[] => [
  {
    id: 'measure-fill',
    type: 'fill',
    source: 'measure',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': theme.label, 'fill-opacity': 0.08, 'fill-antialias': false },
  },
  {
    id: 'measure-halo',
    type: 'line',
    source: 'measure',
    filter: ['==', ['geometry-type'], 'LineString'],
    layout: { 'line-cap': 'round' },
    paint: { 'line-color': theme.halo, 'line-width': 4, 'line-opacity': 0.8 },
  },
  {
    id: 'measure-line',
    type: 'line',
    source: 'measure',
    filter: ['==', ['geometry-type'], 'LineString'],
    layout: { 'line-cap': 'round' },
    paint: { 'line-color': theme.label, 'line-width': 1.6 },
  },
  {
    id: 'measure-point',
    type: 'circle',
    source: 'measure',
    filter: ['==', ['geometry-type'], 'Point'],
    paint: {
      'circle-radius': 3,
      'circle-color': theme.halo,
      'circle-stroke-color': theme.label,
      'circle-stroke-width': 1.6,
    },
  },
]
