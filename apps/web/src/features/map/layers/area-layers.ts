import type { LayerSpecification } from 'maplibre-gl'
import type { MapTheme } from '../view/map-theme.ts'

/** The area that limits the holes of the map. */
export const areaLayers = (theme: MapTheme): LayerSpecification[] => [
  {
    id: 'area-fill',
    type: 'fill',
    source: 'area',
    paint: { 'fill-color': theme.accent, 'fill-opacity': 0.05, 'fill-antialias': false },
  },
  {
    id: 'area-line',
    type: 'line',
    source: 'area',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': theme.accent, 'line-width': 1.6, 'line-dasharray': [3, 2] },
  },
]

/** What is being drawn, above the holes: it may begin at one. */
export const sketchLayers = (theme: MapTheme): LayerSpecification[] => [
  {
    id: 'sketch-fill',
    type: 'fill',
    source: 'sketch',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': theme.accent, 'fill-opacity': 0.1 },
  },
  {
    id: 'sketch-line',
    type: 'line',
    source: 'sketch',
    filter: ['==', ['geometry-type'], 'LineString'],
    paint: { 'line-color': theme.accent, 'line-width': 2 },
  },
  {
    id: 'sketch-corner',
    type: 'circle',
    source: 'sketch',
    filter: ['==', ['geometry-type'], 'Point'],
    paint: {
      'circle-radius': ['case', ['get', 'ending'], 6, 4],
      'circle-color': theme.halo,
      'circle-stroke-color': theme.accent,
      'circle-stroke-width': 2,
    },
  },
]
