import { wrapText } from '@groundsheet/logs'
import { strings } from '../../../ui/strings.ts'
import { LINE, measureText } from '../measure-text.ts'
import type { Piece } from './flow-notes.ts'
import type { LegendEntry } from './log-legend.ts'
import type { Note } from './place-texts.ts'

/** What stands below the columns of a log. */
export type NotePiece = Piece &
  (
    | { readonly kind: 'heading'; readonly text: string }
    | { readonly kind: 'line'; readonly number: string; readonly text: string }
    | { readonly kind: 'legend'; readonly entries: readonly WrappedEntry[]; readonly columns: number }
  )

export interface WrappedEntry extends LegendEntry {
  readonly lines: readonly string[]
}

const HEADING = 22
/** Room for the number of a note, px; the style sheet says the same. */
const NUMBER = 26
/** Least width of a sign with its meaning, and the room of the sign in it, px. */
const ENTRY = 225
const SIGN = 44

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
    .flatMap((line) => wrapText(line, width - NUMBER, measureText))
    .map((line, index) => ({ kind: 'line', number: index === 0 ? number : '', text: line, height: LINE }))

/** The descriptions that had no room beside the drawing. */
export const descriptionPieces = (notes: readonly Note[], width: number): NotePiece[] =>
  notes.flatMap(({ number, mark }) => {
    const range = strings.print.range(mark.top, mark.open ? null : mark.base)
    return paragraphPieces(`${range}: ${mark.label}`, width, String(number))
  })

/** Signs and their meanings in rows. */
export function legendPieces(entries: readonly LegendEntry[], width: number): NotePiece[] {
  const perRow = Math.max(1, Math.floor(width / ENTRY))
  const room = Math.floor(width / perRow) - SIGN - 8
  const wrapped = entries.map((entry) => ({ ...entry, lines: wrapText(entry.text, room, measureText) }))
  return Array.from({ length: Math.ceil(wrapped.length / perRow) }, (_, row): NotePiece => {
    const some = wrapped.slice(row * perRow, (row + 1) * perRow)
    const lines = some.reduce((most, { lines }) => Math.max(most, lines.length), 1)
    return { kind: 'legend', entries: some, columns: perRow, height: Math.max(20, lines * LINE + 4) }
  })
}
