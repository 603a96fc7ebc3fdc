import { displayText } from '@groundsheet/readings/display-text'
import { MarkerImage } from '../../ui/marker-image.tsx'
import type { PrintedEntry } from '../../ui/paper/legend-entry.ts'
import { legendStrings } from '../../ui/strings/legend-strings.ts'
import { isOn } from '../../url-state/layer-switches.ts'
import { colourLegendEntries } from './colour-legend-rows.tsx'
import { MIN_OUTLINE_MEMBERS, type LegendGroup, type LegendProps } from './legend-props.ts'
import { markerEntries } from './marker-entries.tsx'
import { ShapeSwatch } from './shape-swatch.tsx'

type Props = Pick<
  LegendProps,
  | 'types'
  | 'shown'
  | 'own'
  | 'colourLegend'
  | 'pinned'
  | 'labelOf'
  | 'boundaries'
  | 'groups'
  | 'switches'
  | 'artwork'
>

/** Maximum number of hole names on a line of a printed legend. */
const MAX_LISTED_NAMES = 4

/** Legend of a printed map. */
export function printedLegend({
  types,
  colourLegend,
  boundaries,
  groups,
  switches,
  ...markers
}: Props): PrintedEntry[] {
  const drawn = types.filter(({ code }) => (markers.shown.get(code) ?? 0) > 0)
  return [
    ...section(legendStrings.types, markerEntries({ ...markers, types: drawn }, MAX_LISTED_NAMES)),
    ...(colourLegend ? section(legendStrings.colour.by[colourLegend.by], colourEntries(colourLegend)) : []),
    ...section(legendStrings.boundaries, shapesOf(boundaries, 'boundaries', switches)),
    ...section(legendStrings.groups, shapesOf(groups.filter(isDrawn), 'groups', switches)),
  ]
}

const section = (title: string, entries: readonly PrintedEntry[]): PrintedEntry[] =>
  entries.length === 0 ? [] : [{ id: `title ${title}`, text: title }, ...entries]

/** As an outline, or as the group symbol under the markers of its members. */
const isDrawn = ({ placed, showMarkers }: LegendGroup) =>
  placed >= MIN_OUTLINE_MEMBERS || (showMarkers && placed > 0)

const colourEntries = (key: NonNullable<LegendProps['colourLegend']>): PrintedEntry[] =>
  colourLegendEntries(key).map(({ colour, ...entry }) => ({
    ...entry,
    id: colour,
    sign: <MarkerImage symbol="circle" colour={colour} />,
  }))

const shapesOf = (
  shapes: LegendProps['boundaries'] | LegendProps['groups'],
  layer: 'boundaries' | 'groups',
  switches: LegendProps['switches'],
): PrintedEntry[] =>
  shapes
    .filter(({ id, visible }) => isOn(switches, layer) && isOn(switches, id, visible))
    .map((shape) => ({
      id: shape.id,
      sign: (
        <>
          {(!('placed' in shape) || shape.placed >= MIN_OUTLINE_MEMBERS) && (
            <ShapeSwatch
              {...shape.style}
              line={'geometry' in shape && shape.geometry.type === 'LineString'}
            />
          )}
          {'placed' in shape && shape.showMarkers && (
            <MarkerImage symbol={shape.markerSymbol} colour={shape.style.strokeColor} />
          )}
        </>
      ),
      text: displayText(shape.name),
    }))
