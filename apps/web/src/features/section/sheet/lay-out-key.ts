import type { ReactNode } from 'react'

/** Entries of the legend and lines of notes that stand on one sheet. */
export interface KeyParts {
  readonly entries: readonly ReactNode[]
  readonly notes: readonly string[]
}

export interface SectionKey {
  /** Below the drawing of each sheet. */
  readonly onEach: KeyParts
  /** Px of a sheet that this takes. */
  readonly below: number
  /** Further sheets, where all of it would leave the drawing too little room. */
  readonly sheets: readonly KeyParts[]
}

/** A row of the legend, a line of the notes, and the gap above them, px; the style sheet says the same. */
const ROW = 24
const LINE = 14
const GAP = 8
/** A key below the drawing takes no larger share of the room than this. */
const MAX_SHARE = 0.45

const NOTHING: KeyParts = { entries: [], notes: [] }

/** Px of height. */
export function heightOfParts({ entries, notes }: KeyParts, columns: number): number {
  const rows = Math.ceil(entries.length / columns)
  const height = rows * ROW + notes.length * LINE
  return height === 0 ? 0 : height + GAP
}

/** The key below the drawing, or on sheets of its own. `columns`: of the legend; `room`: px of a sheet's height. */
export function layOutKey(
  entries: readonly ReactNode[],
  notes: readonly string[],
  columns: number,
  room: number,
): SectionKey {
  const all = { entries, notes }
  const below = heightOfParts(all, columns)
  if (below <= room * MAX_SHARE) return { onEach: all, below, sheets: [] }
  const rows = Math.max(1, Math.floor((room - GAP) / ROW))
  const lines = Math.max(1, Math.floor((room - GAP) / LINE))
  return {
    onEach: NOTHING,
    below: 0,
    sheets: [
      ...chunk(entries, rows * columns).map((entries) => ({ ...NOTHING, entries })),
      ...chunk(notes, lines).map((notes) => ({ ...NOTHING, notes })),
    ],
  }
}

const chunk = <T>(items: readonly T[], size: number): (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
