/** Something that takes a piece of a sheet's height. */
export interface Piece {
  /** Px. */
  readonly height: number
  /** It never stands at the foot of a sheet without the next. */
  readonly heading?: boolean
}

/**
 * Lays pieces one below the other: into the room that is left on a sheet, and then onto further sheets. The first
 * list is what goes into that room; it may be empty.
 */
export function flowNotes<T extends Piece>(pieces: readonly T[], left: number, whole: number): T[][] {
  const sheets: T[][] = [[]]
  let room = left
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1]
    const needed = piece.height + (piece.heading && next ? next.height : 0)
    if (needed > room && (room < whole || sheets.at(-1)?.length)) {
      sheets.push([])
      room = whole
    }
    sheets.at(-1)?.push(piece)
    room -= piece.height
  }
  return sheets
}
