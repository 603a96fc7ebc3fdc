import { charactersOf } from '../../../ui/text-format.ts'
import { wrapText } from '@groundsheet/logs'
import type { Piece } from './flow-notes.ts'
import type { LegendEntry } from './log-legend.ts'
import { DESCRIPTION_TEXT, measureIn } from './text-sizes.ts'

/** A table with wrapped cells and the width of each column, px. */
export interface TableLayout {
  readonly id: string
  readonly title: string
  readonly widths: readonly number[]
  /** Lines of each cell; the first row is the heads. */
  readonly rows: readonly (readonly (readonly string[])[])[]
  readonly width: number
  readonly height: number
}

/** A part of the notes below the columns of a log. */
export type NotePiece = Piece &
  (
    | { readonly kind: 'heading'; readonly text: string }
    | { readonly kind: 'line'; readonly number: string; readonly text: string }
    | { readonly kind: 'tables'; readonly columns: readonly (readonly TableLayout[])[] }
    | { readonly kind: 'legend'; readonly entries: readonly WrappedEntry[]; readonly columns: number }
  )

export interface WrappedEntry extends LegendEntry {
  readonly lines: readonly string[]
}

const HEADING_HEIGHT_PX = 18
const { lineHeight } = DESCRIPTION_TEXT
const measure = measureIn(DESCRIPTION_TEXT)
/** Space for the number of a note; must match log-sheet.css. */
const NUMBER_WIDTH_PX = 12
/** Minimum width of a legend entry, and width of the sign in it. */
const MIN_ENTRY_WIDTH_PX = 170
const SIGN_WIDTH_PX = 38

export const headingPiece = (text: string): NotePiece => ({
  kind: 'heading',
  text,
  height: HEADING_HEIGHT_PX,
  heading: true,
})

/** A text as lines; the first line of each paragraph has the number. */
export const paragraphPieces = (text: string, width: number, number = ''): NotePiece[] =>
  text
    .split(/\r\n|\r|\n/)
    .flatMap((paragraph) => wrapText(paragraph, width - NUMBER_WIDTH_PX, measure))
    .map((text, index) => ({ kind: 'line', number: index === 0 ? number : '', text, height: lineHeight }))

/** Maximum lines of a meaning beside its sign; a longer one is written in full below the signs. */
const MAX_LINES = 4

/** Rows of signs with meanings, followed by shortened meanings in full. */
export function legendPieces(entries: readonly LegendEntry[], width: number): NotePiece[] {
  const perRow = Math.max(1, Math.floor(width / MIN_ENTRY_WIDTH_PX))
  const room = Math.floor(width / perRow) - SIGN_WIDTH_PX - 8
  const wrapped = entries.map((entry) => {
    const lines = wrapText(entry.text, room, measure)
    return { ...entry, lines: clampLines(lines, room), isShortened: lines.length > MAX_LINES }
  })
  const rows = Array.from({ length: Math.ceil(wrapped.length / perRow) }, (_, row): NotePiece => {
    const rowEntries = wrapped.slice(row * perRow, (row + 1) * perRow)
    const lines = rowEntries.reduce((max, { lines }) => Math.max(max, lines.length), 1)
    return {
      kind: 'legend',
      entries: rowEntries,
      columns: perRow,
      height: Math.max(18, lines * lineHeight + 4),
    }
  })
  const shortened = wrapped.filter(({ isShortened }) => isShortened)
  return [...rows, ...shortened.flatMap(({ text }) => paragraphPieces(text, width, '•'))]
}

/** At most `MAX_LINES` lines of a text, with an ellipsis if there are more. */
function clampLines(lines: readonly string[], width: number): readonly string[] {
  if (lines.length <= MAX_LINES) return lines
  const last = charactersOf(lines[MAX_LINES - 1] ?? '')
  while (last.length > 0 && measure(`${last.join('')}…`) > width) last.pop()
  return [...lines.slice(0, MAX_LINES - 1), `${last.join('').trimEnd()}…`]
}
