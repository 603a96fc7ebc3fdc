import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { groundWidth } from '../view/ground-width.ts'
import { MAP_FONT } from '../view/map-fonts.ts'
import type { MapTheme } from '../view/map-theme.ts'
import { markerImageId } from '../markers/marker-image-id.ts'
import { END_LETTER_SIZE_PX } from '../section/section-features.ts'

const IS_LINE: ExpressionSpecification = ['==', ['geometry-type'], 'LineString']

/** The line of a section and the corridor from which holes are shown on it. */
export const sectionLineLayers = (theme: MapTheme): LayerSpecification[] => [
  {
    id: 'section-corridor',
    type: 'line',
    source: 'section',
    filter: IS_LINE,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': theme.accent, 'line-width': groundWidth(['get', 'width']), 'line-opacity': 0.1 },
  },
  {
    id: 'section-halo',
    type: 'line',
    source: 'section',
    filter: IS_LINE,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': theme.halo, 'line-width': 5, 'line-opacity': 0.7 },
  },
  {
    id: 'section-line',
    type: 'line',
    source: 'section',
    filter: IS_LINE,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': theme.accent, 'line-width': 2 },
  },
  {
    id: 'section-direction',
    type: 'symbol',
    source: 'section',
    filter: IS_LINE,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 160,
      'icon-image': markerImageId({ symbol: 'triangle', icon: null, colour: theme.accent, size: 10 }),
      'icon-rotate': 90,
      'icon-rotation-alignment': 'map',
      'icon-overlap': 'always',
      'icon-ignore-placement': true,
    },
  },
]

/** Its ends by letter. */
export const sectionEndLayers = (theme: MapTheme): LayerSpecification[] => [
  {
    id: 'section-end',
    type: 'symbol',
    source: 'section',
    filter: ['has', 'letter'],
    layout: {
      'text-field': ['get', 'letter'],
      'text-font': [MAP_FONT],
      'text-size': END_LETTER_SIZE_PX,
      'text-offset': ['array', 'number', 2, ['get', 'offset']],
      'text-overlap': 'always',
    },
    paint: { 'text-color': theme.accent, 'text-halo-color': theme.halo, 'text-halo-width': 3 },
  },
]
