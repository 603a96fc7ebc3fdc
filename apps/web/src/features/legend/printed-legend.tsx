import type { ReactNode } from 'react'
import { MarkerImage } from '../../ui/marker-image.tsx'
import { strings } from '../../ui/strings.ts'
import { isOn } from '../../url-state/layer-switches.ts'
import { colourKeyRows } from './colour-key-rows.tsx'
import type { LegendGroup, LegendProps } from './legend-props.ts'
import { markerRows } from './marker-rows.tsx'
import { ShapeSwatch } from './shape-swatch.tsx'

type Props = Pick<
  LegendProps,
  | 'types'
  | 'shown'
  | 'own'
  | 'colourKey'
  | 'pinned'
  | 'labelOf'
  | 'boundaries'
  | 'groups'
  | 'switches'
  | 'artwork'
>

/** A line of a printed legend has room for so many names. */
const MAX_NAMES = 4

/** Fewer members with a position have no outline. */
const MIN_OUTLINE = 3

/** What is drawn on a printed map and what it means, one line each. */
export function printedLegend({ types, shown, colourKey, boundaries, groups, ...props }: Props): ReactNode[] {
  const drawn = types
    .filter(({ code }) => (shown.get(code) ?? 0) > 0)
    .map((type) => ({ ...type, count: shown.get(type.code) ?? 0 }))
  return [
    ...section(strings.legend.types, markerRows({ ...props, types: drawn, shown }, { maxNames: MAX_NAMES })),
    ...(colourKey ? section(strings.legend.colour.by[colourKey.by], colourKeyRows(colourKey)) : []),
    ...section(strings.legend.boundaries, shapesOf(boundaries, 'boundaries', props.switches)),
    ...section(strings.legend.groups, shapesOf(groups.filter(isDrawn), 'groups', props.switches)),
  ]
}

const section = (title: string, rows: readonly ReactNode[]): ReactNode[] =>
  rows.some(Boolean) ? [<h3 key={title}>{title}</h3>, ...rows] : []

/** By an outline, or by the symbol of the group under the markers of its members. */
const isDrawn = ({ placed, showMarkers }: LegendGroup) => placed >= MIN_OUTLINE || (showMarkers && placed > 0)

const shapesOf = (
  shapes: LegendProps['boundaries'] | LegendProps['groups'],
  layer: 'boundaries' | 'groups',
  switches: LegendProps['switches'],
): ReactNode[] =>
  shapes
    .filter(({ id, visible }) => isOn(switches, layer) && isOn(switches, id, visible))
    .map((shape) => (
      <p key={shape.id}>
        {(!('placed' in shape) || shape.placed >= MIN_OUTLINE) && (
          <ShapeSwatch {...shape.style} line={'geometry' in shape && shape.geometry.type === 'LineString'} />
        )}
        {'placed' in shape && shape.showMarkers && (
          <MarkerImage symbol={shape.markerSymbol} colour={shape.style.strokeColor} />
        )}
        <span>{shape.name}</span>
      </p>
    ))
