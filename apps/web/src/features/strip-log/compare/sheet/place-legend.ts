import { flowNotes } from '../../sheet/flow-notes.ts'
import type { NotePiece } from '../../sheet/note-pieces.ts'

export interface PlacedLegend {
  /** Below the columns of each sheet. */
  readonly onEach: readonly NotePiece[]
  /** Px of a sheet that this takes. */
  readonly below: number
  /** On further sheets, where it would leave the columns too little room. */
  readonly sheets: readonly (readonly NotePiece[])[]
}

/** A legend below the columns takes no larger share of the room than this. */
const MAX_SHARE = 0.35

/** `room`: px of height for the columns and the legend of a sheet. */
export function placeLegend(pieces: readonly NotePiece[], room: number): PlacedLegend {
  const below = pieces.reduce((sum, { height }) => sum + height, 0)
  if (below <= room * MAX_SHARE) return { onEach: pieces, below, sheets: [] }
  return { onEach: [], below: 0, sheets: flowNotes(pieces, room, room) }
}
