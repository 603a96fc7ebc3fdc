import type { ExpressionSpecification, LayerSpecification, VectorSourceSpecification } from 'maplibre-gl'
import { MARKER } from '../layers/hole-marker-layers.ts'
import { MAP_FONT } from '../view/map-fonts.ts'
import type { MapTheme } from '../view/map-theme.ts'
import { LABEL_SIZE_PX } from '../markers/hole-features.ts'
import { filtersOf, UNSTYLED_HOLE_TILES } from './hole-tile-style.ts'
import { NO_TILES } from './tile-protocol.ts'

export const HOLE_TILES = 'hole-tiles'

/** Closer, tiles of this zoom are enlarged. */
const LAST_TILE_ZOOM = 16

export const holeTileSource: VectorSourceSpecification = {
  type: 'vector',
  tiles: NO_TILES,
  maxzoom: LAST_TILE_ZOOM,
}

const HOLE_TILE_SOURCE = { source: HOLE_TILES, 'source-layer': 'holes' } as const

const COUNT: ExpressionSpecification = ['get', 'count']

/** `870`, `1.4k`, `12k`. */
const COUNT_TEXT: ExpressionSpecification = [
  'case',
  ['<', COUNT, 1000],
  ['to-string', COUNT],
  ['<', COUNT, 9950],
  ['concat', ['to-string', ['/', ['round', ['/', COUNT, 100]], 10]], 'k'],
  ['concat', ['to-string', ['round', ['/', COUNT, 1000]]], 'k'],
]

/** Discs reach their largest radius at so many holes. */
const MAX_RADIUS_HOLES = 10_000

/** Layers in which a cluster or a hole can be pressed, uppermost first. */
export const TOUCHABLE_TILE_LAYERS = ['hole-tile-cluster', 'hole-tile-marker', 'hole-tile-dot'] as const

export const HOLE_TILE_LAYERS = [...TOUCHABLE_TILE_LAYERS, 'hole-tile-name', 'hole-tile-count'] as const

/** Zoom from which holes of tiles have their names. */
const MIN_NAME_ZOOM = 12

const UNSTYLED_FILTERS = filtersOf(UNSTYLED_HOLE_TILES)

/** Holes of all projects far out: clusters with their counts, and holes that stand alone. */
export const holeTileLayers = (theme: MapTheme): LayerSpecification[] => [
  {
    id: 'hole-tile-name',
    type: 'symbol',
    ...HOLE_TILE_SOURCE,
    minzoom: MIN_NAME_ZOOM,
    filter: UNSTYLED_FILTERS['hole-tile-name'],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': [MAP_FONT],
      'text-size': LABEL_SIZE_PX,
      'text-padding': 1,
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 1,
    },
    paint: { 'text-color': theme.label, 'text-halo-color': theme.halo, 'text-halo-width': 1.5 },
  },
  {
    id: 'hole-tile-dot',
    type: 'circle',
    ...HOLE_TILE_SOURCE,
    filter: UNSTYLED_FILTERS['hole-tile-dot'],
    paint: {
      'circle-radius': 4.5,
      'circle-color': theme.accent,
      'circle-stroke-color': theme.halo,
      'circle-stroke-width': 1.5,
    },
  },
  {
    id: 'hole-tile-marker',
    type: 'symbol',
    ...HOLE_TILE_SOURCE,
    filter: UNSTYLED_FILTERS['hole-tile-marker'],
    layout: { ...MARKER, 'icon-image': '', 'icon-anchor': 'center' },
  },
  {
    id: 'hole-tile-cluster',
    type: 'circle',
    ...HOLE_TILE_SOURCE,
    filter: ['has', 'count'],
    layout: { 'circle-sort-key': COUNT },
    paint: {
      'circle-radius': ['interpolate', ['linear'], ['log10', COUNT], 0, 9, Math.log10(MAX_RADIUS_HOLES), 24],
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
    ...HOLE_TILE_SOURCE,
    filter: ['has', 'count'],
    layout: {
      'text-field': COUNT_TEXT,
      'text-font': [MAP_FONT],
      'text-size': 12,
      // Of circles that overlap, the number of the one on top; together they could not be read.
      'symbol-sort-key': ['-', COUNT],
      'text-padding': 0,
    },
    paint: { 'text-color': theme.halo },
  },
]
