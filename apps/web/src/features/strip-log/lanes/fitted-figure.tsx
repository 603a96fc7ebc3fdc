import { lettersOf } from '../../../ui/text-format.ts'
import { textWidth } from '../../../ui/text-width.ts'

/** Size of figures, px; the style sheet says the same. */
const SIZE = 10.5
/** Letters are narrowed to this part of their width at most. */
const MIN_NARROWED = 0.7

interface Props {
  readonly text: string
  /** Left end and baseline, px. */
  readonly x: number
  readonly y: number
  /** Right end of the lane, px. */
  readonly end: number
}

/** A figure that stays in its lane: with narrower letters, or shortened with the whole text on hover. */
export function FittedFigure({ text, x, y, end }: Props) {
  const room = Math.max(0, end - x)
  const shown = shortenTo(text, room / MIN_NARROWED)
  const isNarrowed = textWidth(shown, SIZE) > room
  return (
    <text
      className="log-figure"
      x={x}
      y={y}
      {...(isNarrowed && { textLength: Math.floor(room), lengthAdjust: 'spacingAndGlyphs' })}
    >
      {shown}
      {shown !== text && <title>{text}</title>}
    </text>
  )
}

/** The text, or as much of it as `width` px have room for, with an ellipsis. */
function shortenTo(text: string, width: number): string {
  if (textWidth(text, SIZE) <= width) return text
  const kept = lettersOf(text)
  while (kept.length > 0 && textWidth(`${kept.join('')}…`, SIZE) > width) kept.pop()
  return `${kept.join('').trimEnd()}…`
}
