import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { STROKE_DASHES } from '../../../ui/stroke-dashes.ts'
import { MAP_FONT } from '../view/map-fonts.ts'
import { readable, type MapTheme } from '../view/map-theme.ts'

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

/** Parts of the relative luminance of a colour: red, green and blue. WCAG 2.2. */
const LUMINANCE_WEIGHTS = [0.2126, 0.7152, 0.0722] as const
/** Colours of a lower luminance have a contrast of less than 3 to 1 to the dark map. WCAG 2.2, 1.4.11. */
const MIN_LUMINANCE = 0.145

const linearPart = (index: number): ExpressionSpecification => [
  '*',
  LUMINANCE_WEIGHTS[index] ?? 0,
  ['^', ['/', ['at', index, ['to-rgba', ['to-color', ['get', 'strokeColor']]]], 255], 2.2],
]

const IS_DARK: ExpressionSpecification = [
  '<',
  ['+', linearPart(0), linearPart(1), linearPart(2)],
  MIN_LUMINANCE,
]

/** Px that are seen of it to either side of a line. */
const HALO_PX = 1.2

/**
 * A light edge of the lines whose colour cannot be seen on the dark map; the colour stays as it is stated.
 */
const haloLayers = (source: ShapeSource, theme: MapTheme): LayerSpecification[] =>
  theme.lift === 0
    ? []
    : [
        {
          id: `${source}-halo`,
          type: 'line',
          source,
          filter: IS_DARK,
          layout: { 'line-join': 'round' },
          paint: {
            'line-color': theme.label,
            'line-width': ['+', ['get', 'strokeWidth'], 2 * HALO_PX],
            'line-opacity': ['*', ['get', 'strokeOpacity'], 0.75],
          },
        },
      ]

type ShapeSource = 'boundaries' | 'groups'

/** Fill and outline of the shapes of one source: boundaries, or the hulls of groups. */
export const shapeLayers = (source: ShapeSource, theme: MapTheme): LayerSpecification[] => [
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
  ...haloLayers(source, theme),
  // An unknown stroke style is drawn solid. Where dashes are possible, a solid line costs as much as a dashed
  // one.
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
