import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { MAP_FONT } from '../view/map-fonts.ts'
import { readable, type MapTheme } from '../view/map-theme.ts'
import { LABEL_SIZE_PX } from '../markers/hole-features.ts'

/** What of the holes' layers changes while the map is open. */
export interface HoleOverlay {
  /** Zoom from which names are drawn. */
  readonly labelsFrom: number
  /** Whether names are drawn at all. */
  readonly labels: boolean
}

/** All names at all zooms: the state of a new map. */
export const ALL_LABELS: HoleOverlay = { labelsFrom: 0, labels: true }

/** Layers that `labels` and `labelsFrom` apply to. */
export const LABEL_LAYERS = ['hole-label', 'hole-label-placed']

/** More names than this in one tile are more than MapLibre can place; closer up there are fewer. */
const MAX_HOLES_WITH_ALL_LABELS = 5000

export const labelsFrom = (holes: number): number => (holes > MAX_HOLES_WITH_ALL_LABELS ? 15 : 0)

export const visibility = (shown: boolean) => (shown ? 'visible' : 'none')

const LABEL_SIZE: ExpressionSpecification = ['coalesce', ['get', 'labelSize'], LABEL_SIZE_PX]

/** Not so a cluster. */
const IS_NAMED: ExpressionSpecification = ['all', ['has', 'name'], ['!', ['has', 'unnamed']]]

const LABEL_TEXT = {
  'text-field': ['get', 'name'],
  'text-font': [MAP_FONT],
  'text-size': LABEL_SIZE,
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
  'text-opacity': ['case', ['boolean', ['feature-state', 'open'], false], 0, 1] as ExpressionSpecification,
})

/** Labels whose place is given by bearing and distance from the hole. */
export const holePlacedLabelLayer = (theme: MapTheme, overlay: HoleOverlay): LayerSpecification => ({
  id: 'hole-label-placed',
  minzoom: overlay.labelsFrom,
  type: 'symbol',
  source: 'holes',
  filter: ['all', IS_NAMED, ['has', 'offset']],
  layout: {
    ...LABEL_TEXT,
    visibility: visibility(overlay.labels),
    'text-offset': ['array', 'number', 2, ['get', 'offset']],
    'text-anchor': ['get', 'labelAnchor'],
  },
  paint: labelPaint(theme),
})

/** The name of the open hole is always drawn, whatever it covers. */
export const holeOpenLabelLayer = (theme: MapTheme): LayerSpecification => ({
  id: 'hole-label-open',
  type: 'symbol',
  source: 'open-hole',
  layout: {
    ...LABEL_TEXT,
    'text-variable-anchor': ['left'],
    // Outside the rings of a hole that is open and selected.
    'text-radial-offset': ['/', ['+', ['/', ['get', 'size'], 2], 13], LABEL_SIZE],
    'text-justify': 'auto',
    'text-overlap': 'always',
  },
  paint: { 'text-color': theme.accent, 'text-halo-color': theme.halo, 'text-halo-width': 2 },
})

/** All others are placed where there is room beside their marker, and left out where there is none. */
export const holeLabelLayer = (theme: MapTheme, overlay: HoleOverlay): LayerSpecification => ({
  id: 'hole-label',
  minzoom: overlay.labelsFrom,
  type: 'symbol',
  source: 'holes',
  filter: ['all', IS_NAMED, ['!', ['has', 'offset']]],
  layout: {
    ...LABEL_TEXT,
    visibility: visibility(overlay.labels),
    'text-padding': 1,
    'text-variable-anchor': ['left', 'right', 'top', 'bottom', 'top-left', 'bottom-left'],
    'text-radial-offset': ['/', ['+', ['/', ['get', 'size'], 2], 6], LABEL_SIZE],
    // Not justified by side: there would be three copies of each name, all of them gone through in each
    // frame.
  },
  paint: labelPaint(theme),
})
