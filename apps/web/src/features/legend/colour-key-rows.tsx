import type { ReactNode } from 'react'
import { MarkerImage } from '../../ui/marker-image.tsx'
import { strings } from '../../ui/strings.ts'
import type { ColourKey } from './legend-props.ts'

const words = strings.legend.colour

/** A line for each colour: the values it stands for, and how many holes of it are to be seen. */
export const colourKeyRows = ({ by, classes, unstated }: ColourKey, className?: string): ReactNode[] => [
  ...classes.map(({ least, most, colour, count }) =>
    row(className, colour, words.range[by](least, most), count),
  ),
  ...(unstated.count > 0 ? [row(className, unstated.colour, words.unstated, unstated.count)] : []),
]

const row = (className: string | undefined, colour: string, text: string, count: number) => (
  <p key={colour} className={className}>
    <MarkerImage symbol="circle" colour={colour} />
    <span>{text}</span>
    <span className="soft">{strings.number(count)}</span>
  </p>
)
