import { flowNotes } from '../../sheet/flow-notes.ts'
import type { NotePiece } from '../../sheet/note-pieces.ts'

export interface PlacedLegend {
  /** Pieces below the columns of each sheet. */
  readonly onEach: readonly NotePiece[]
  /** Height of the legend on each sheet, px. */
  readonly below: number
  /** Separate sheets for a legend that would leave the columns too little room. */
  readonly sheets: readonly (readonly NotePiece[])[]
}

/** Maximum share of the sheet height for a legend below the columns. */
const MAX_LEGEND_SHARE = 0.35

/** `room`: height for the columns and the legend of a sheet, px. */
export function placeLegend(pieces: readonly NotePiece[], room: number): PlacedLegend {
  const below = pieces.reduce((sum, { height }) => sum + height, 0)
  if (below <= room * MAX_LEGEND_SHARE) return { onEach: pieces, below, sheets: [] }
  return { onEach: [], below: 0, sheets: flowNotes(pieces, room, room) }
}
