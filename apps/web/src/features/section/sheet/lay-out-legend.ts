import type { ReactNode } from 'react'

/** Legend entries and lines of notes on one sheet. */
export interface LegendParts {
  readonly entries: readonly ReactNode[]
  readonly notes: readonly string[]
  /** Empty rows of each column, where its last entries may go to the next. Absent: none. */
  readonly spareRows?: number
  /** Columns of its own. Absent: those of the legend. */
  readonly columns?: number
}

export interface SectionLegendLayout {
  /** On the sheet of each drawing: entries below the drawing or to its right, notes below it. */
  readonly onEach: LegendParts
  /** Height of the legend below each drawing, px. */
  readonly below: number
  /** Width of the legend to the right of each drawing, px; 0: it is below. */
  readonly beside: number
  /** Separate sheets for a legend that would leave the drawing too little room. */
  readonly sheets: readonly LegendParts[]
}

/** Row height of the legend, line height of the notes, and gap above them; must match section-sheet.css. */
const ROW_HEIGHT_PX = 24
const LINE_HEIGHT_PX = 14
const GAP_PX = 8
/** Maximum share of the sheet height for a legend below the drawing. */
const MAX_LEGEND_SHARE = 0.45

const EMPTY_LEGEND: LegendParts = { entries: [], notes: [] }

/** Height of a legend, px. */
export function heightOfParts(parts: LegendParts, columnsOfLegend: number): number {
  const { entries, notes, spareRows = 0, columns = columnsOfLegend } = parts
  const rows = Math.ceil(entries.length / columns) + spareRows
  const height = rows * ROW_HEIGHT_PX + notes.length * LINE_HEIGHT_PX
  return height === 0 ? 0 : height + GAP_PX
}

/** The legend below the drawing; null if that leaves too little room. `room`: height of a sheet, px. */
export function layOutLegendBelow(
  all: LegendParts,
  columns: number,
  room: number,
): SectionLegendLayout | null {
  const below = heightOfParts(all, columns)
  return below > room * MAX_LEGEND_SHARE ? null : { onEach: all, below, beside: 0, sheets: [] }
}

/** The legend as one column of `width` px to the right of the drawing; null if it is too high for that. */
export function layOutLegendRight(all: LegendParts, width: number, room: number): SectionLegendLayout | null {
  const below = heightOfParts({ ...EMPTY_LEGEND, notes: all.notes }, 1)
  const isTooHigh = heightOfParts({ ...all, notes: [] }, 1) > room - below
  if (isTooHigh || below > room * MAX_LEGEND_SHARE) return null
  return { onEach: all, below, beside: width, sheets: [] }
}

/** The legend on separate sheets, the notes below the last entries where they have room there. */
export function layOutLegendSheets(
  { entries, notes }: LegendParts,
  columns: number,
  room: number,
): SectionLegendLayout {
  const sheets = chunkEntries(entries, columns, room)
  const last = { entries: sheets.at(-1)?.entries ?? [], notes }
  const hasRoom = heightOfParts(last, columns) <= room
  const lines = Math.max(1, Math.floor((room - GAP_PX) / LINE_HEIGHT_PX))
  return {
    onEach: EMPTY_LEGEND,
    below: 0,
    beside: 0,
    sheets: hasRoom
      ? [...sheets.slice(0, -1), last]
      : [...sheets, ...chunk(notes, lines).map((some) => ({ ...EMPTY_LEGEND, notes: some }))],
  }
}

/** Entries in columns, on as many sheets of height `room`, px, as they need. */
export function chunkEntries(
  entries: readonly ReactNode[],
  columns: number,
  room: number,
  spareRows = 0,
): LegendParts[] {
  const rows = Math.max(1, Math.floor((room - GAP_PX) / ROW_HEIGHT_PX) - spareRows)
  return chunk(entries, rows * columns).map((some) => ({ ...EMPTY_LEGEND, entries: some, spareRows }))
}

/** Entries on as many sheets as `chunkEntries` needs, about the same number on each: none is nearly empty. */
export function shareEntries(
  entries: readonly ReactNode[],
  columns: number,
  room: number,
  spareRows: number,
): LegendParts[] {
  const { length } = chunkEntries(entries, columns, room, spareRows)
  const each = Math.ceil(entries.length / Math.max(1, length))
  return chunk(entries, each).map((some) => ({ ...EMPTY_LEGEND, entries: some, spareRows, columns }))
}

const chunk = <T>(items: readonly T[], size: number): (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
