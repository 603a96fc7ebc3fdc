import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl'
import { MAP_FONT } from '../map-fonts.ts'
import { readable, type MapTheme } from '../map-theme.ts'

const state = (name: 'hovered' | 'selected'): ExpressionSpecification => [
  'boolean',
  ['feature-state', name],
  false,
]

/** A ring under the marker of the hole that is pointed at or open. */
export const holeRingLayer = (theme: MapTheme): LayerSpecification => ({
  id: 'hole-ring',
  type: 'circle',
  source: 'holes',
  paint: {
    'circle-radius': ['+', ['/', ['get', 'size'], 2], 5],
    'circle-color': theme.accent,
    'circle-opacity': ['case', state('selected'), 0.28, state('hovered'), 0.16, 0],
    'circle-stroke-color': theme.accent,
    'circle-stroke-width': ['case', state('selected'), 2.5, state('hovered'), 1.5, 0],
  },
})

/** Every marker is drawn, whatever it covers: a hole that is not drawn is a hole that is not known of. */
export const holeMarkerLayer = (): LayerSpecification => ({
  id: 'hole-marker',
  type: 'symbol',
  source: 'holes',
  filter: ['get', 'showMarker'],
  layout: {
    'icon-image': ['get', 'image'],
    'icon-anchor': ['get', 'anchor'],
    'icon-overlap': 'always',
    'icon-padding': 0,
    'symbol-z-order': 'source',
  },
})

const LABEL_TEXT = {
  'text-field': ['get', 'name'],
  'text-font': [MAP_FONT],
  'text-size': ['get', 'labelSize'],
} as const satisfies LayerSpecification['layout']

const labelPaint = (theme: MapTheme) => ({
  'text-color': [
    'case',
    ['has', 'labelColour'],
    readable(['get', 'labelColour'], theme),
    theme.label,
  ] as ExpressionSpecification,
  'text-halo-color': theme.halo,
  'text-halo-width': 1.5,
  // The open hole's name is drawn by a layer of its own.
  'text-opacity': ['case', state('selected'), 0, 1] as ExpressionSpecification,
})

/** Labels whose place is given by bearing and distance from the hole. */
export const holePlacedLabelLayer = (theme: MapTheme, overlay: HoleOverlay): LayerSpecification => ({
  id: 'hole-label-placed',
  minzoom: overlay.labelsFrom,
  type: 'symbol',
  source: 'holes',
  filter: ['all', ['get', 'showLabel'], ['has', 'offset']],
  layout: {
    ...LABEL_TEXT,
    'text-offset': ['array', 'number', 2, ['get', 'offset']],
    'text-anchor': ['get', 'labelAnchor'],
  },
  paint: labelPaint(theme),
})

/** What of the holes' layers changes while the map is open. */
export interface HoleOverlay {
  /** Id of the open hole. */
  readonly open: string | null
  /** Zoom from which names are drawn. */
  readonly labelsFrom: number
}

/** Layers that `labelsFrom` applies to. */
export const LABEL_LAYERS = ['hole-label', 'hole-label-placed']

/** More names than this in one tile are more than MapLibre can place; closer up there are fewer. */
const MANY_HOLES = 5000

export const labelsFrom = (holes: number): number => (holes > MANY_HOLES ? 14 : 0)

export const isOpenHole = (open: string | null): FilterSpecification => ['==', ['get', 'id'], open ?? '']

/** The open hole says its name, whatever is in the way. */
export const holeOpenLabelLayer = (theme: MapTheme, { open }: HoleOverlay): LayerSpecification => ({
  id: 'hole-label-open',
  type: 'symbol',
  source: 'holes',
  filter: isOpenHole(open),
  layout: {
    ...LABEL_TEXT,
    'text-anchor': 'left',
    'text-offset': [1.3, 0],
    'text-overlap': 'always',
  },
  paint: { 'text-color': theme.accent, 'text-halo-color': theme.halo, 'text-halo-width': 2 },
})

/** All others look for room beside their marker, and stay away where there is none. */
export const holeLabelLayer = (theme: MapTheme, overlay: HoleOverlay): LayerSpecification => ({
  id: 'hole-label',
  minzoom: overlay.labelsFrom,
  type: 'symbol',
  source: 'holes',
  filter: ['all', ['get', 'showLabel'], ['!', ['has', 'offset']]],
  layout: {
    ...LABEL_TEXT,
    'text-padding': 1,
    'text-variable-anchor': ['left', 'right', 'top', 'bottom', 'top-left', 'bottom-left'],
    'text-radial-offset': ['/', ['+', ['/', ['get', 'size'], 2], 6], ['get', 'labelSize']],
    'text-justify': 'auto',
  },
  paint: labelPaint(theme),
})
