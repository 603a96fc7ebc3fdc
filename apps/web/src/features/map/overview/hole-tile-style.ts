import type { TileStyle } from '@groundsheet/contract'
import type { ExpressionSpecification, FilterSpecification } from 'maplibre-gl'
import { UNSTATED_COLOUR } from '../../../data/holes/colour-holes.ts'
import { VALUE_CLASSES, type CompanyColour } from '../../../data/holes/company-colours.ts'
import { markerImageId } from '../markers/marker-image-id.ts'
import type { MapTheme } from '../view/map-theme.ts'

/** How single holes of tiles are drawn. */
export interface HoleTileStyle {
  readonly by: CompanyColour
  /** Styles of all holes; none for a key that may not read them. */
  readonly styles: readonly TileStyle[]
  /** Colours of projects by id. */
  readonly projects: ReadonlyMap<string, string>
}

export const UNSTYLED_HOLE_TILES: HoleTileStyle = { by: 'type', styles: [], projects: new Map() }

const IS_HOLE: ExpressionSpecification = ['!', ['has', 'count']]
const STYLE: ExpressionSpecification = ['get', 'style']

const isAmong = (numbers: readonly number[]): ExpressionSpecification => [
  'in',
  STYLE,
  ['literal', [...numbers]],
]

/** Markers for holes whose style is known while colours show types; else dots. */
export function filtersOf({ by, styles }: HoleTileStyle) {
  const drawn = by === 'type' ? styles.map(({ number }) => number) : []
  const unnamed = styles.filter(({ style }) => !style.showLabel).map(({ number }) => number)
  return {
    'hole-tile-marker': ['all', IS_HOLE, isAmong(drawn)],
    'hole-tile-dot': ['all', IS_HOLE, ['!', isAmong(drawn)]],
    'hole-tile-name': ['all', IS_HOLE, ['!', isAmong(unnamed)]],
  } satisfies Record<string, FilterSpecification>
}

/** Image of the marker of each style. */
export function markersOf({ by, styles }: HoleTileStyle): ExpressionSpecification | string {
  const shown = by === 'type' ? styles.filter(({ style }) => style.showMarker) : []
  const [first, ...others] = shown.map(({ number, style }): [number, string] => [
    number,
    markerImageId({
      symbol: style.markerSymbol,
      icon: style.markerIconId,
      colour: style.markerColor,
      size: style.markerSize,
    }),
  ])
  return first ? ['match', STYLE, ...first, ...others.flat(), ''] : ''
}

/** Colour of dots. */
export function dotColour(
  { by, projects }: HoleTileStyle,
  theme: MapTheme,
): ExpressionSpecification | string {
  if (by === 'project') {
    const [first, ...others] = projects
    return first ? ['match', ['get', 'project'], ...first, ...others.flat(), UNSTATED_COLOUR] : theme.accent
  }
  if (by === 'type') return theme.accent
  const value = by === 'date' ? 'day' : 'depth'
  const [lowest, ...classes] = VALUE_CLASSES[by]
  const steps = classes.flatMap(({ from, colour }) => [from, colour])
  return [
    'case',
    ['has', value],
    ['step', ['get', value], lowest?.colour ?? UNSTATED_COLOUR, ...steps],
    UNSTATED_COLOUR,
  ] as ExpressionSpecification
}
