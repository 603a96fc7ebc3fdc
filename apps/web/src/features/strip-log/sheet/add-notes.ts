import { printStrings } from '../../../ui/print-strings.ts'
import { flowNotes } from './flow-notes.ts'
import { headingPiece, paragraphPieces, type NotePiece } from './note-pieces.ts'
import type { PlannedSheet, SheetPlan } from './plan-sheets.ts'

/** What is on one sheet; a sheet without a part has only what is below the columns. */
export interface LogSheetPlan {
  readonly part: PlannedSheet | null
  /** The hole goes on on the next sheet. */
  readonly continues: boolean
  readonly notes: readonly NotePiece[]
}

interface Paper {
  /** Height for the columns of a sheet, and width of what is below them, px. */
  readonly body: number
  readonly width: number
}

/** The sheets, with what is below the columns on the last of them and on further ones. */
export function addNotes(
  { sheets, rest }: SheetPlan,
  foot: readonly NotePiece[],
  { body, width }: Paper,
): LogSheetPlan[] {
  const unplaced = rest.flatMap(({ blocks }) =>
    blocks.flatMap(({ cells }) => paragraphPieces(cells.map((lines) => lines.join(' ')).join('  '), width)),
  )
  const pieces = [
    ...(unplaced.length > 0 ? [headingPiece(printStrings.log.textsContinued), ...unplaced] : []),
    ...foot,
  ]
  const left = body - (sheets.at(-1)?.scale.height ?? 0)
  const [beside = [], ...further] = flowNotes(pieces, left, body)
  return [
    ...sheets.map((part, index) => {
      const isLast = index === sheets.length - 1
      return { part, continues: !isLast, notes: isLast ? beside : [] }
    }),
    ...further.map((notes) => ({ part: null, continues: false, notes })),
  ]
}
