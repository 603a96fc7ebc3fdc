import type { LayerSpecification } from 'maplibre-gl'
import { MAP_FONT } from '../view/map-fonts.ts'
import type { MapTheme } from '../view/map-theme.ts'

interface Clusters {
  /** Layers are called after it. */
  readonly of: 'hole' | 'project'
  readonly source: string
  /** How many are drawn by the largest disc, and its radius, CSS px. */
  readonly largest: { readonly count: number; readonly radius: number }
}

/**
 * What stands close together as one disc with its number. The number comes apart, as it lies over what lies
 * over discs.
 */
export const clusterLayers = (theme: MapTheme, { of, source, largest }: Clusters) =>
  ({
    discs: {
      id: `${of}-cluster`,
      type: 'circle',
      source,
      filter: ['has', 'point_count'],
      paint: {
        'circle-radius': [
          'interpolate',
          ['linear'],
          ['sqrt', ['get', 'point_count']],
          1,
          10,
          Math.sqrt(largest.count),
          largest.radius,
        ],
        'circle-color': theme.accent,
        'circle-opacity': 0.92,
        'circle-stroke-color': theme.accent,
        'circle-stroke-opacity': 0.25,
        'circle-stroke-width': 4,
      },
    },
    numbers: {
      id: `${of}-cluster-count`,
      type: 'symbol',
      source,
      filter: ['has', 'point_count'],
      layout: {
        'text-field': ['get', 'point_count_abbreviated'],
        'text-font': [MAP_FONT],
        'text-size': 12,
        'text-allow-overlap': true,
      },
      paint: { 'text-color': theme.halo },
    },
  }) as const satisfies Record<string, LayerSpecification>
