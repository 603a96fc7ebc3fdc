import type { ExpressionSpecification, LayerSpecification, VectorSourceSpecification } from 'maplibre-gl'
import { MAP_FONT } from '../view/map-fonts.ts'
import type { MapTheme } from '../view/map-theme.ts'
import { NO_TILES } from './tile-protocol.ts'

export const HOLE_TILES = 'hole-tiles'

/** Closer, tiles of this zoom are enlarged. */
const LAST_TILE_ZOOM = 16

export const holeTileSource: VectorSourceSpecification = {
  type: 'vector',
  tiles: NO_TILES,
  maxzoom: LAST_TILE_ZOOM,
}

const OF_TILES = { source: HOLE_TILES, 'source-layer': 'holes' } as const

const COUNT: ExpressionSpecification = ['get', 'count']

/** `870`, `12k`. */
const COUNT_TEXT: ExpressionSpecification = [
  'case',
  ['<', COUNT, 1000],
  ['to-string', COUNT],
  ['concat', ['to-string', ['round', ['/', COUNT, 1000]]], 'k'],
]

/** Discs reach their largest radius at so many holes. */
const MANY_HOLES = 10_000

/** Layers in which a cluster or a hole can be pressed, uppermost first. */
export const TOUCHABLE_TILE_LAYERS = ['hole-tile-cluster', 'hole-tile-dot'] as const

export const HOLE_TILE_LAYERS = [...TOUCHABLE_TILE_LAYERS, 'hole-tile-count'] as const

/** Holes of all projects far out: clusters with their counts, and holes that stand alone. */
export const holeTileLayers = (theme: MapTheme): LayerSpecification[] => [
  {
    id: 'hole-tile-dot',
    type: 'circle',
    ...OF_TILES,
    filter: ['!', ['has', 'count']],
    paint: {
      'circle-radius': 4,
      'circle-color': theme.accent,
      'circle-stroke-color': theme.halo,
      'circle-stroke-width': 1.5,
    },
  },
  {
    id: 'hole-tile-cluster',
    type: 'circle',
    ...OF_TILES,
    filter: ['has', 'count'],
    paint: {
      'circle-radius': ['interpolate', ['linear'], ['log10', COUNT], 0, 9, Math.log10(MANY_HOLES), 24],
      'circle-color': theme.accent,
      'circle-opacity': 0.92,
      'circle-stroke-color': theme.accent,
      'circle-stroke-opacity': 0.25,
      'circle-stroke-width': 4,
    },
  },
  {
    id: 'hole-tile-count',
    type: 'symbol',
    ...OF_TILES,
    filter: ['has', 'count'],
    layout: {
      'text-field': COUNT_TEXT,
      'text-font': [MAP_FONT],
      'text-size': 12,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': theme.halo },
  },
]
