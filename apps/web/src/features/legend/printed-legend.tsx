import type { ReactNode } from 'react'
import { MarkerImage } from '../../ui/marker-image.tsx'
import { strings } from '../../ui/strings.ts'
import { isOn } from '../../url-state/layer-switches.ts'
import { colourKeyRows } from './colour-key-rows.tsx'
import type { LegendProps } from './legend-props.ts'
import { ShapeSwatch } from './shape-swatch.tsx'

type Props = Pick<
  LegendProps,
  'types' | 'shown' | 'colourKey' | 'pinned' | 'boundaries' | 'groups' | 'switches' | 'artwork'
>

/** What is drawn on a printed map and what it means, one line each. */
export function printedLegend({
  types,
  shown,
  colourKey,
  pinned,
  boundaries,
  groups,
  switches,
  artwork,
}: Props): ReactNode[] {
  const drawn = types.filter(({ code }) => (shown.get(code) ?? 0) > 0)
  return [
    ...section(
      strings.legend.types,
      drawn.map(({ code, name, style }) => (
        <p key={code}>
          <MarkerImage
            symbol={style.markerSymbol}
            colour={style.markerColor}
            artwork={style.markerIconId === null ? undefined : artwork.get(style.markerIconId)}
          />
          <span>{[code === '' ? strings.holes.untyped : code, name].filter(Boolean).join(' · ')}</span>
          <span className="soft">{strings.number(shown.get(code) ?? 0)}</span>
        </p>
      )),
    ),
    ...(colourKey ? section(strings.legend.colour.by[colourKey.by], colourKeyRows(colourKey)) : []),
    ...(pinned > 0
      ? [
          <p key="pinned">
            <MarkerImage symbol="pin" colour={PIN_COLOUR} />
            <span>{strings.legend.pinned}</span>
          </p>,
        ]
      : []),
    ...section(strings.legend.boundaries, shapesOf(boundaries, 'boundaries', switches)),
    ...section(
      strings.legend.groups,
      shapesOf(
        groups.filter(({ placed }) => placed >= 3),
        'groups',
        switches,
      ),
    ),
  ]
}

const PIN_COLOUR = '#475569'

const section = (title: string, rows: readonly ReactNode[]): ReactNode[] =>
  rows.length === 0 ? [] : [<h3 key={title}>{title}</h3>, ...rows]

const shapesOf = (
  shapes: LegendProps['boundaries'] | LegendProps['groups'],
  layer: 'boundaries' | 'groups',
  switches: LegendProps['switches'],
): ReactNode[] =>
  shapes
    .filter(({ id, visible }) => isOn(switches, layer) && isOn(switches, id, visible))
    .map((shape) => (
      <p key={shape.id}>
        <ShapeSwatch {...shape.style} line={'geometry' in shape && shape.geometry.type === 'LineString'} />
        <span>{shape.name}</span>
      </p>
    ))
