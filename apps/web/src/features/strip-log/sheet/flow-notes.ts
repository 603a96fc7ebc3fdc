/** An item with a height that is placed on a sheet. */
export interface Piece {
  /** Px. */
  readonly height: number
  /** Must be on the same sheet as the next piece. */
  readonly heading?: boolean
}

/**
 * Places pieces one below the other in the remaining height of a sheet, `firstRoom`, then on further sheets.
 * The first list is for the first sheet and may be empty. Heights in px.
 */
export function flowNotes<T extends Piece>(
  pieces: readonly T[],
  firstRoom: number,
  sheetHeight: number,
): T[][] {
  const sheets: T[][] = [[]]
  let room = firstRoom
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1]
    const needed = piece.height + (piece.heading && next ? next.height : 0)
    if (needed > room && (room < sheetHeight || sheets.at(-1)?.length)) {
      sheets.push([])
      room = sheetHeight
    }
    sheets.at(-1)?.push(piece)
    room -= piece.height
  }
  return sheets
}
