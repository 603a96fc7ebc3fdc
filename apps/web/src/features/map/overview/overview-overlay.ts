import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { edgeLayer } from '../basemap/map-edge.ts'
import { MAP_FONT } from '../map-fonts.ts'
import { emptySources, NO_FEATURES } from '../map-sources.ts'
import type { Overlay } from '../map-style.ts'
import type { MapTheme } from '../map-theme.ts'

/** Zoom up to which projects that stand close together are drawn as one. */
export const CLUSTERED_TO = 13

/** Layers in which something can be pressed, uppermost first. */
export const TOUCHABLE = ['project-marked', 'project-marker', 'project-cluster']

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

const overviewLayers = (theme: MapTheme): LayerSpecification[] => [
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
  {
    id: 'project-cluster',
    type: 'circle',
    source: 'projects',
    filter: ['has', 'point_count'],
    paint: {
      'circle-radius': ['interpolate', ['linear'], ['sqrt', ['get', 'point_count']], 1, 10, 15, 28],
      'circle-color': theme.accent,
      'circle-opacity': 0.92,
      'circle-stroke-color': theme.accent,
      'circle-stroke-opacity': 0.25,
      'circle-stroke-width': 4,
    },
  },
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
  {
    id: 'project-cluster-count',
    type: 'symbol',
    source: 'projects',
    filter: ['has', 'point_count'],
    layout: {
      'text-field': ['get', 'point_count_abbreviated'],
      'text-font': [MAP_FONT],
      'text-size': 12,
      'text-overlap': 'always',
    },
    paint: { 'text-color': theme.halo },
  },
  {
    id: 'project-marked',
    type: 'circle',
    source: 'marked',
    paint: {
      'circle-radius': 8,
      'circle-color': theme.accent,
      'circle-stroke-color': theme.halo,
      'circle-stroke-width': ['match', ['get', 'mark'], 'selected', 3.5, 2.5],
    },
  },
  {
    id: 'project-marked-label',
    type: 'symbol',
    source: 'marked',
    layout: { ...NAME, 'text-overlap': 'always', 'text-radial-offset': 1.2 },
    paint: { 'text-color': theme.accent, 'text-halo-color': theme.halo, 'text-halo-width': 2 },
  },
  edgeLayer(),
]

/** What the map of all projects draws beside its basemap. */
export function overviewOverlay(): Overlay {
  const { land, graticule, edge } = emptySources()
  return {
    sources: {
      land,
      graticule,
      edge,
      projects: {
        type: 'geojson',
        data: NO_FEATURES,
        promoteId: 'id',
        cluster: true,
        clusterRadius: 42,
        clusterMaxZoom: CLUSTERED_TO,
      },
      marked: { type: 'geojson', data: NO_FEATURES },
    },
    layers: overviewLayers,
  }
}
