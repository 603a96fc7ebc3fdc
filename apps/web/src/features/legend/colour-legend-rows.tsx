import type { ReactNode } from 'react'
import { MarkerImage } from '../../ui/marker-image.tsx'
import { legendStrings } from '../../ui/strings/legend-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import type { ColourLegend } from './legend-props.ts'

const words = legendStrings.colour

/** Each colour with its values, and the number of holes on the map. */
export const colourLegendEntries = ({ by, datum, classes, unstated }: ColourLegend) => [
  ...classes.map(({ min, max, colour, count }) => ({
    colour,
    text: words.range[by](min, max, datum),
    count,
  })),
  ...(unstated.count > 0 ? [{ ...unstated, text: words.unstated }] : []),
]

/** A row for each colour. */
export const colourLegendRows = (key: ColourLegend, className?: string): ReactNode[] =>
  colourLegendEntries(key).map(({ colour, text, count }) => (
    <p key={colour} className={className}>
      <MarkerImage symbol="circle" colour={colour} />
      <span>{text}</span>
      <span className="soft">{strings.number(count)}</span>
    </p>
  ))
