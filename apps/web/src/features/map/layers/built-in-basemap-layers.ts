import type { LayerSpecification } from 'maplibre-gl'
import { MAP_FONT } from '../view/map-fonts.ts'
import type { MapTheme } from '../view/map-theme.ts'

/** The land is drawn up to this zoom. */
const MAX_LAND_ZOOM = 12

/** Whether a map of this zoom shows land. */
export const isFar = (zoom: number): boolean => zoom < MAX_LAND_ZOOM

/**
 * The built-in basemap. Its coast is good for scales of a region. Close to a site it fades into plain paper,
 * because a coast that is a kilometre off is worse than none.
 */
export const builtInBasemapLayers = (theme: MapTheme): LayerSpecification[] => [
  {
    id: 'ground',
    type: 'background',
    paint: {
      'background-color': ['interpolate', ['linear'], ['zoom'], 9, theme.sea, 11.5, theme.paper],
    },
  },
  {
    id: 'land',
    type: 'fill',
    source: 'land',
    maxzoom: MAX_LAND_ZOOM,
    paint: { 'fill-color': theme.land, 'fill-antialias': false },
  },
  {
    id: 'coast',
    type: 'line',
    source: 'land',
    maxzoom: MAX_LAND_ZOOM,
    paint: {
      'line-color': theme.coast,
      'line-width': 0.8,
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 9, 1, 11.5, 0],
    },
  },
]

export const graticuleLayers = (theme: MapTheme): LayerSpecification[] => [
  {
    id: 'graticule',
    type: 'line',
    source: 'graticule',
    filter: ['==', ['geometry-type'], 'LineString'],
    paint: { 'line-color': theme.grid, 'line-width': 0.7 },
  },
  {
    id: 'graticule-label',
    type: 'symbol',
    source: 'graticule',
    filter: ['==', ['geometry-type'], 'Point'],
    layout: {
      'text-field': ['get', 'label'],
      'text-font': [MAP_FONT],
      'text-size': 10,
      'text-anchor': ['get', 'anchor'],
      'text-offset': [
        'match',
        ['get', 'anchor'],
        'bottom-right',
        ['literal', [-0.4, 0]],
        ['literal', [0.4, 0]],
      ],
      'text-padding': 4,
    },
    paint: { 'text-color': theme.gridLabel, 'text-halo-color': theme.paper, 'text-halo-width': 1 },
  },
]
