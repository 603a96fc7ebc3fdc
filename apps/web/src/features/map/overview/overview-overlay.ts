import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { labelEdgeLayer } from '../basemap/label-edge-layer.ts'
import { markedPlaceLayer } from '../coordinates/marked-place.ts'
import { areaLayers, sketchLayers } from '../layers/area-layers.ts'
import { clusterLayers } from '../layers/cluster-layers.ts'
import {
  ALL_LABELS,
  holeLabelLayer,
  holeOpenLabelLayer,
  holePlacedLabelLayer,
} from '../layers/hole-label-layers.ts'
import {
  selectedHolesLayer,
  holeMarkerLayer,
  holeOpenMarkerLayer,
  holePinLayer,
  holeRingLayer,
} from '../layers/hole-marker-layers.ts'
import { sideLabelLayer } from '../layers/measure-layers.ts'
import { sectionEndLayers, sectionLineLayers } from '../layers/section-layers.ts'
import { shapeLabelLayer, shapeLayers } from '../layers/shape-layers.ts'
import { MAP_FONT } from '../view/map-fonts.ts'
import { FEATURE_ID } from '../view/feature-id.ts'
import { emptySources, NO_FEATURES } from '../view/map-sources.ts'
import type { Overlay } from '../view/map-style.ts'
import type { MapTheme } from '../view/map-theme.ts'
import { hitLayer } from './search-hit-layer.ts'
import { HOLE_TILES, holeTileLayers, holeTileSource, TOUCHABLE_TILE_LAYERS } from './hole-tile-layers.ts'

/** Zoom up to which projects that stand close together are drawn as one. */
export const MAX_CLUSTER_ZOOM = 13

/** Sources of holes and of what belongs to them. They are empty until the map is near enough. */
export const HOLE_SOURCES = [
  'boundaries',
  'shape-labels',
  'area',
  'section',
  'rings',
  'holes',
  'open-hole',
  'marked-place',
] as const

/** Projects as dots and discs, which holes replace. */
export const DOT_LAYERS = [
  'project-cluster',
  'project-marker',
  'project-room',
  'project-cluster-count',
] as const

/** Zoom up to which projects have their names among holes. Nearer, holes and boundaries have theirs. */
export const MAX_PROJECT_NAME_ZOOM = 13

/** Zoom from which projects have spots and names among holes; further out they would cover clusters. */
export const MIN_SPOT_ZOOM = 7

/** Layers in which a project, or holes of a tile can be pressed, uppermost first. */
export const TOUCHABLE = [
  'project-marked',
  ...TOUCHABLE_TILE_LAYERS,
  'project-label',
  'project-spot',
  'project-marker',
  'project-cluster',
]

const NAME = {
  'text-field': ['get', 'name'],
  'text-font': [MAP_FONT],
  'text-size': 12,
  'text-max-width': 14,
  'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
  'text-radial-offset': 1,
  'text-justify': 'auto',
} as const satisfies LayerSpecification['layout']

/** The dots of the list: open in the accent, archived hollow, all else grey. */
const byStatus = (open: string, archived: string, others: string): ExpressionSpecification => [
  'match',
  ['get', 'status'],
  'open',
  open,
  'archived',
  archived,
  others,
]

const clusters = (theme: MapTheme) =>
  clusterLayers(theme, { of: 'project', source: 'projects', largest: { count: 225, radius: 28 } })

/** Where the name of a project belongs, among holes. */
const spotLayer = (theme: MapTheme): LayerSpecification => ({
  id: 'project-spot',
  type: 'circle',
  source: 'projects',
  minzoom: MIN_SPOT_ZOOM,
  maxzoom: MAX_PROJECT_NAME_ZOOM,
  filter: ['!', ['has', 'point_count']],
  paint: {
    'circle-radius': 3,
    'circle-color': theme.halo,
    'circle-stroke-color': theme.label,
    'circle-stroke-width': 1.5,
  },
})

const overviewLayers = (theme: MapTheme): LayerSpecification[] => [
  ...shapeLayers('boundaries', theme).map(hide),
  ...areaLayers(theme).map(hide),
  ...sectionLineLayers(theme).map(hide),
  hide(markedPlaceLayer(theme)),
  hide(holeRingLayer(theme)),
  hide(selectedHolesLayer(theme)),
  hide(holeLabelLayer(theme, ALL_LABELS)),
  hide(holePlacedLabelLayer(theme, ALL_LABELS)),
  hide(holeMarkerLayer()),
  hide(holeOpenMarkerLayer()),
  hide(holePinLayer()),
  hide(shapeLabelLayer(theme)),
  {
    id: 'project-label',
    type: 'symbol',
    source: 'projects',
    filter: ['!', ['has', 'point_count']],
    layout: { ...NAME, 'text-padding': 2 },
    paint: {
      'text-color': theme.label,
      'text-halo-color': theme.halo,
      'text-halo-width': 1.5,
      'text-opacity': ['case', ['boolean', ['feature-state', 'marked'], false], 0, 1],
    },
  },
  hide(spotLayer(theme)),
  clusters(theme).discs,
  {
    id: 'project-marker',
    type: 'circle',
    source: 'projects',
    filter: ['!', ['has', 'point_count']],
    paint: {
      'circle-radius': 5.5,
      'circle-color': byStatus(theme.accent, theme.halo, theme.gridLabel),
      'circle-stroke-color': byStatus(theme.halo, theme.gridLabel, theme.halo),
      // A hollow dot is as large as a full one with its halo.
      'circle-stroke-width': ['match', ['get', 'status'], 'archived', 2.5, 1.5],
    },
  },
  {
    // Circles take no room from names; an unseen dot of the same size does.
    id: 'project-room',
    type: 'symbol',
    source: 'projects',
    filter: ['!', ['has', 'point_count']],
    layout: { 'text-field': '•', 'text-font': [MAP_FONT], 'text-size': 10, 'text-overlap': 'always' },
    paint: { 'text-opacity': 0 },
  },
  clusters(theme).numbers,
  ...holeTileLayers(theme).map(hide),
  hide(hitLayer(theme)),
  ...sketchLayers(theme).map(hide),
  hide(sideLabelLayer(theme, 'sketch')),
  {
    id: 'project-marked',
    type: 'circle',
    source: 'marked',
    paint: {
      'circle-radius': 8,
      'circle-color': theme.accent,
      'circle-stroke-color': theme.halo,
      'circle-stroke-width': ['match', ['get', 'mark'], 'open', 3.5, 2.5],
    },
  },
  {
    id: 'project-marked-label',
    type: 'symbol',
    source: 'marked',
    layout: { ...NAME, 'text-overlap': 'always', 'text-radial-offset': 1.2 },
    paint: { 'text-color': theme.accent, 'text-halo-color': theme.halo, 'text-halo-width': 2 },
  },
  hide(holeOpenLabelLayer(theme)),
  ...sectionEndLayers(theme).map(hide),
  labelEdgeLayer(),
]

/** A layer that draws nothing still costs a pass over the whole canvas. */
const hide = (layer: LayerSpecification) =>
  ({ ...layer, layout: { ...layer.layout, visibility: 'none' } }) as LayerSpecification

/** What the map of all projects draws beside its basemap. */
export function overviewOverlay(): Overlay {
  const empty = emptySources()
  const { land, towns, graticule, edge } = empty
  return {
    sources: {
      land,
      towns,
      graticule,
      edge,
      ...Object.fromEntries(HOLE_SOURCES.map((name) => [name, empty[name]])),
      [HOLE_TILES]: holeTileSource,
      projects: {
        type: 'geojson',
        data: NO_FEATURES,
        promoteId: FEATURE_ID,
        cluster: true,
        clusterRadius: 42,
        clusterMaxZoom: MAX_CLUSTER_ZOOM,
      },
      marked: { type: 'geojson', data: NO_FEATURES },
      sketch: empty.sketch,
      hits: { type: 'geojson', data: NO_FEATURES },
    },
    layers: overviewLayers,
  }
}
