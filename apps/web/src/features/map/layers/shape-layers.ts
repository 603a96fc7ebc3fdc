import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { STROKE_DASHES } from '../../../ui/stroke-dashes.ts'
import { MAP_FONT } from '../map-fonts.ts'
import { readable, type MapTheme } from '../map-theme.ts'

/** MapLibre takes dashes from the data only through `match` on literals. */
export const DASHES = [
  'match',
  ['get', 'strokeStyle'],
  ...Object.entries(STROKE_DASHES).flatMap(([style, dashes]) => [style, ['literal', dashes]]),
  ['literal', [1, 0]],
] as unknown as ExpressionSpecification

const IS_DASHED: ExpressionSpecification = [
  'in',
  ['get', 'strokeStyle'],
  ['literal', Object.keys(STROKE_DASHES)],
]

const STROKE = {
  'line-color': ['get', 'strokeColor'],
  'line-width': ['get', 'strokeWidth'],
  'line-opacity': ['get', 'strokeOpacity'],
} satisfies Extract<LayerSpecification, { type: 'line' }>['paint']

/** Fill and outline of the shapes of one source: boundaries, or the hulls of groups. */
export const shapeLayers = (source: 'boundaries' | 'groups'): LayerSpecification[] => [
  {
    id: `${source}-fill`,
    type: 'fill',
    source,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: {
      'fill-color': ['get', 'fillColor'],
      'fill-opacity': ['get', 'fillOpacity'],
      'fill-antialias': false,
    },
  },
  // An unknown stroke style is drawn solid. Where dashes are possible, a solid line costs as much as a dashed one.
  {
    id: `${source}-line`,
    type: 'line',
    source,
    filter: ['!', IS_DASHED],
    layout: { 'line-join': 'round' },
    paint: STROKE,
  },
  {
    id: `${source}-dashes`,
    type: 'line',
    source,
    filter: IS_DASHED,
    layout: { 'line-join': 'round' },
    paint: { ...STROKE, 'line-dasharray': DASHES },
  },
]

export const shapeLabelLayer = (theme: MapTheme): LayerSpecification => ({
  id: 'shape-label',
  type: 'symbol',
  source: 'shape-labels',
  layout: {
    'text-field': ['get', 'name'],
    'text-font': [MAP_FONT],
    'text-size': 12,
    'text-anchor': 'bottom',
    'text-offset': [0, -0.8],
    'text-max-width': 14,
  },
  paint: {
    'text-color': readable(['get', 'strokeColor'], theme),
    'text-halo-color': theme.halo,
    'text-halo-width': 1.6,
  },
})
