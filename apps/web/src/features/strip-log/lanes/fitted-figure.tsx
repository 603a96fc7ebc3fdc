import { charactersOf } from '../../../ui/text-format.ts'
import { textWidth } from '../../../ui/text-width.ts'
import { TextOnLines } from '../../../ui/text-on-lines.tsx'

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
  /** Full text of the tooltip, where it is longer than `text`. */
  readonly title?: string
  /** Leave out the middle of a text that is too long, so that numbers that differ at the end differ. */
  readonly keepsEnd?: boolean
}

/** A figure fitted into its lane with condensed letters, or shortened with a tooltip. */
export function FittedFigure({ text, x, y, end, title = text, keepsEnd = false }: Props) {
  const room = Math.max(0, end - x)
  const shown = (keepsEnd ? shortenMiddle : shortenTo)(text, room / MIN_WIDTH_SHARE)
  const isNarrowed = textWidth(shown, FONT_SIZE_PX) > room
  return (
    <TextOnLines
      className="log-figure"
      x={x}
      y={y}
      {...(isNarrowed && { textLength: Math.floor(room), lengthAdjust: 'spacingAndGlyphs' })}
    >
      {shown}
      {shown !== title && <title>{title}</title>}
    </TextOnLines>
  )
}

/** Truncates a text to `width` px, with an ellipsis. */
function shortenTo(text: string, width: number): string {
  if (textWidth(text, FONT_SIZE_PX) <= width) return text
  const kept = charactersOf(text)
  while (kept.length > 0 && textWidth(`${kept.join('')}…`, FONT_SIZE_PX) > width) kept.pop()
  return `${kept.join('').trimEnd()}…`
}

/** Letters at the start of a sample number that state its type: `ES` of `ES266965`. */
const TYPE_LETTERS = /^\p{L}{0,2}/u

/** Leaves out the middle of a text to fit `width` px: `D…965`. */
function shortenMiddle(text: string, width: number): string {
  if (textWidth(text, FONT_SIZE_PX) <= width) return text
  const start = `${TYPE_LETTERS.exec(text)?.[0] ?? ''}…`
  const kept = charactersOf(text).slice(charactersOf(start).length)
  while (kept.length > 0 && textWidth(start + kept.join(''), FONT_SIZE_PX) > width) kept.shift()
  return start + kept.join('').trimStart()
}
