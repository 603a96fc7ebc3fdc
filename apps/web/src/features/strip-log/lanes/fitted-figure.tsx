import { charactersOf } from '../../../ui/text-format.ts'
import { textWidth } from '../../../ui/text-width.ts'

/** Font size of figures; must match strip-log.css. */
const FONT_SIZE_PX = 10.5
/** Smallest share of their width to which letters are condensed. */
const MIN_WIDTH_SHARE = 0.7

interface Props {
  readonly text: string
  /** Left end and baseline, px. */
  readonly x: number
  readonly y: number
  /** Right end of the lane, px. */
  readonly end: number
}

/** A figure fitted into its lane with condensed letters, or truncated with a tooltip. */
export function FittedFigure({ text, x, y, end }: Props) {
  const room = Math.max(0, end - x)
  const shown = shortenTo(text, room / MIN_WIDTH_SHARE)
  const isNarrowed = textWidth(shown, FONT_SIZE_PX) > room
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

/** Truncates a text to `width` px, with an ellipsis. */
function shortenTo(text: string, width: number): string {
  if (textWidth(text, FONT_SIZE_PX) <= width) return text
  const kept = charactersOf(text)
  while (kept.length > 0 && textWidth(`${kept.join('')}…`, FONT_SIZE_PX) > width) kept.pop()
  return `${kept.join('').trimEnd()}…`
}
