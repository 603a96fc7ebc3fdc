import { lettersOf } from '../../../ui/text-format.ts'
import { wrapText } from '@groundsheet/logs'
import type { Piece } from './flow-notes.ts'
import type { LegendEntry } from './log-legend.ts'
import { DESCRIPTION_TEXT, measureIn } from './text-sizes.ts'

/** A table as it is written, with the width of each column in px. */
export interface LaidTable {
  readonly id: string
  readonly title: string
  readonly widths: readonly number[]
  /** Lines of each cell; the first row is the heads. */
  readonly rows: readonly (readonly (readonly string[])[])[]
  readonly width: number
  readonly height: number
}

/** What stands below the columns of a log. */
export type NotePiece = Piece &
  (
    | { readonly kind: 'heading'; readonly text: string }
    | { readonly kind: 'line'; readonly number: string; readonly text: string }
    | { readonly kind: 'tables'; readonly columns: readonly (readonly LaidTable[])[] }
    | { readonly kind: 'legend'; readonly entries: readonly WrappedEntry[]; readonly columns: number }
  )

export interface WrappedEntry extends LegendEntry {
  readonly lines: readonly string[]
}

const HEADING = 18
const { line } = DESCRIPTION_TEXT
const measure = measureIn(DESCRIPTION_TEXT)
/** Room for the number of a note, px; the style sheet says the same. */
const NUMBER = 12
/** Least width of a sign with its meaning, and the room of the sign in it, px. */
const ENTRY = 170
const SIGN = 38

export const headingPiece = (text: string): NotePiece => ({
  kind: 'heading',
  text,
  height: HEADING,
  heading: true,
})

/** A paragraph, line by line; the first has the number. */
export const paragraphPieces = (text: string, width: number, number = ''): NotePiece[] =>
  text
    .split(/\r\n|\r|\n/)
    .flatMap((paragraph) => wrapText(paragraph, width - NUMBER, measure))
    .map((text, index) => ({ kind: 'line', number: index === 0 ? number : '', text, height: line }))

/** Lines of a meaning beside its sign; one that needs more is written in full below all signs. */
const MAX_LINES = 4

/** Signs and their meanings in rows, and below them the meanings that had to be shortened. */
export function legendPieces(entries: readonly LegendEntry[], width: number): NotePiece[] {
  const perRow = Math.max(1, Math.floor(width / ENTRY))
  const room = Math.floor(width / perRow) - SIGN - 8
  const wrapped = entries.map((entry) => {
    const lines = wrapText(entry.text, room, measure)
    return { ...entry, lines: clampLines(lines, room), isShortened: lines.length > MAX_LINES }
  })
  const rows = Array.from({ length: Math.ceil(wrapped.length / perRow) }, (_, row): NotePiece => {
    const some = wrapped.slice(row * perRow, (row + 1) * perRow)
    const lines = some.reduce((most, { lines }) => Math.max(most, lines.length), 1)
    return { kind: 'legend', entries: some, columns: perRow, height: Math.max(18, lines * line + 4) }
  })
  const shortened = wrapped.filter(({ isShortened }) => isShortened)
  return [...rows, ...shortened.flatMap(({ text }) => paragraphPieces(text, width, '•'))]
}

/** The first lines of a text; the last ends in an ellipsis where there are more. */
function clampLines(lines: readonly string[], width: number): readonly string[] {
  if (lines.length <= MAX_LINES) return lines
  const last = lettersOf(lines[MAX_LINES - 1] ?? '')
  while (last.length > 0 && measure(`${last.join('')}…`) > width) last.pop()
  return [...lines.slice(0, MAX_LINES - 1), `${last.join('').trimEnd()}…`]
}
