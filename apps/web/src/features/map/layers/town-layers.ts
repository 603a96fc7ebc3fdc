import type { ExpressionSpecification, LayerSpecification, Map as MapLibreMap } from 'maplibre-gl'
import { MAP_FONT } from '../view/map-fonts.ts'
import type { MapTheme } from '../view/map-theme.ts'

/** Closer than this a dot would suggest a middle of the town more exact than the data. */
const MAX_TOWN_ZOOM = 15

/** Whether a map of this zoom shows towns. */
export const showsTowns = (zoom: number): boolean => zoom < MAX_TOWN_ZOOM

/** At each zoom as many towns as there may be room for: their least population. */
const IS_LARGE_ENOUGH: ExpressionSpecification = [
  '>=',
  ['get', 'population'],
  ['step', ['zoom'], 100_000, 6.5, 50_000, 7.5, 15_000, 8.5, 5000, 9.5, 0],
]

export const TOWN_LAYER = 'town'

const DOT = 'town-dot'

/** Towns of the built-in basemap: dot and name, or neither where there is no room. Larger ones come first. */
export const townLayers = (theme: MapTheme): LayerSpecification[] => [
  {
    id: TOWN_LAYER,
    type: 'symbol',
    source: 'towns',
    minzoom: 5,
    maxzoom: MAX_TOWN_ZOOM,
    filter: IS_LARGE_ENOUGH,
    layout: {
      'icon-image': DOT,
      'text-field': ['get', 'name'],
      'text-font': [MAP_FONT],
      'text-size': ['interpolate', ['linear'], ['get', 'population'], 1000, 11, 200_000, 13],
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.5,
      'text-justify': 'auto',
      'text-padding': 8,
      'symbol-sort-key': ['-', ['get', 'population']],
    },
    paint: {
      'icon-color': theme.gridLabel,
      'text-color': theme.gridLabel,
      'text-halo-color': theme.paper,
      'text-halo-width': 1,
    },
  },
]

/** Px of the picture of a dot, and of the dot in it, at two for a px of the page. */
const [SIDE, RADIUS] = [24, 4]

/** Gives a map the dot, as a field of distances from its edge, which MapLibre draws in any colour. */
export function addTownDot(map: MapLibreMap): void {
  if (map.hasImage(DOT)) return
  const data = new Uint8ClampedArray(4 * SIDE * SIDE)
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
    const [x, y] = [pixel % SIDE, Math.floor(pixel / SIDE)].map((at) => at + 0.5 - SIDE / 2) as [
      number,
      number,
    ]
    // MapLibre takes 0.75 for the edge; a picture px further out is an eighth less.
    data[4 * pixel + 3] = 255 * (0.75 - (Math.hypot(x, y) - RADIUS) / 8)
  }
  map.addImage(DOT, { width: SIDE, height: SIDE, data }, { pixelRatio: 2, sdf: true })
}
