import type { LayerSpecification } from 'maplibre-gl'
import { MAP_FONT } from '../map-fonts.ts'
import type { MapTheme } from '../map-theme.ts'

/** Many holes that stand close together as one disc with their number. There are none unless `holeClusters` says so. */
export const holeClusterLayers = (theme: MapTheme): LayerSpecification[] => [
  {
    id: 'hole-cluster',
    type: 'circle',
    source: 'holes',
    filter: ['has', 'point_count'],
    paint: {
      'circle-radius': ['interpolate', ['linear'], ['sqrt', ['get', 'point_count']], 1, 10, 30, 24],
      'circle-color': theme.accent,
      'circle-opacity': 0.92,
      'circle-stroke-color': theme.accent,
      'circle-stroke-opacity': 0.25,
      'circle-stroke-width': 4,
    },
  },
  {
    id: 'hole-cluster-count',
    type: 'symbol',
    source: 'holes',
    filter: ['has', 'point_count'],
    layout: {
      'text-field': ['get', 'point_count_abbreviated'],
      'text-font': [MAP_FONT],
      'text-size': 12,
      'text-overlap': 'always',
    },
    paint: { 'text-color': theme.halo },
  },
]
