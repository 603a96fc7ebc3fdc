import type { PrintedEntry } from '../../../ui/paper/legend-entry.ts'
import { countLines } from '../../../ui/text-width.ts'
import type { LegendItem } from './plan-layout.ts'

const HEADING = 22
/** Px; the style sheet says the same. */
const TEXT = { size: 10, line: 12, width: 128 } as const
/** Browsers differ a little in the width of letters. */
const CAUTION = 0.95
/** Of a text without a sign, px. */
const NOTE_WIDTH = 180
/** Lines that the omitted labels may take: as many as fit beside the scale bar. */
export const OMITTED_LINES = 5
const MIN_HEIGHT = 20
const GAP = 4

/** Entries of the legend as high as their texts need. */
export const legendItems = (entries: readonly PrintedEntry[]): LegendItem[] =>
  entries.map(({ sign, text, code = '' }) => {
    if (sign === undefined) return { height: HEADING, isHeading: true }
    const lines =
      sign === null ? noteLines(text) : countLines(`${text} ${code}`.trim(), TEXT.size, TEXT.width * CAUTION)
    return { height: heightOf(lines), isHeading: false }
  })

/** Lines that a text without a sign takes. */
export const noteLines = (text: string): number => countLines(text, TEXT.size, NOTE_WIDTH * CAUTION)

const heightOf = (lines: number) => Math.max(MIN_HEIGHT, lines * TEXT.line + GAP)

/**
 * Room for the omitted labels. It is kept before they are known: they follow from the size of the map, and
 * this from the size of the legend.
 */
export const OMITTED_ITEM: LegendItem = { height: heightOf(OMITTED_LINES), isHeading: false }
