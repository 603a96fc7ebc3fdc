import { printStrings } from '../../../ui/strings/print-strings.ts'
import { flowNotes } from './flow-notes.ts'
import { headingPiece, paragraphPieces, type NotePiece } from './note-pieces.ts'
import type { PlannedSheet, SheetPlan } from './plan-sheets.ts'

/** Contents of one sheet; without a part it has only notes. */
export interface LogSheetPlan {
  readonly part: PlannedSheet | null
  /** The hole continues on the next sheet. */
  readonly continues: boolean
  readonly notes: readonly NotePiece[]
}

interface Paper {
  /** Height for the columns of a sheet, and width of the notes below them, px. */
  readonly body: number
  readonly width: number
}

/** Adds notes below the columns of the last sheet, and on further sheets. */
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
  const remaining = body - (sheets.at(-1)?.scale.height ?? 0)
  const [lastSheetNotes = [], ...furtherSheets] = flowNotes(pieces, remaining, body)
  return [
    ...sheets.map((part, index) => {
      const isLast = index === sheets.length - 1
      return { part, continues: !isLast, notes: isLast ? lastSheetNotes : [] }
    }),
    ...furtherSheets.map((notes) => ({ part: null, continues: false, notes })),
  ]
}
