import type { PrintedEntry } from '../../../ui/paper/legend-entry.ts'
import { countLines } from '../../../ui/text-width.ts'
import type { LegendItem } from './plan-layout.ts'

const HEADING_HEIGHT_PX = 22
/** Px; the same in the style sheet. */
const TEXT_PX = { size: 10, line: 12, width: 128 } as const
/** Browsers differ a little in the width of letters. */
const TEXT_WIDTH_SAFETY_RATIO = 0.95
/** Of a text without a sign, px. */
const NOTE_WIDTH_PX = 180
/** Lines that the omitted labels may take: as many as fit beside the scale bar. */
export const MAX_OMITTED_LINES = 5
const MIN_HEIGHT_PX = 20
const GAP_PX = 4

/** Entries of the legend as high as their texts need. */
export const legendItems = (entries: readonly PrintedEntry[]): LegendItem[] =>
  entries.map(({ sign, text, code = '' }) => {
    if (sign === undefined) return { height: HEADING_HEIGHT_PX, isHeading: true }
    const lines =
      sign === null
        ? noteLines(text)
        : countLines(`${text} ${code}`.trim(), TEXT_PX.size, TEXT_PX.width * TEXT_WIDTH_SAFETY_RATIO)
    return { height: heightOf(lines), isHeading: false }
  })

/** Lines that a text without a sign takes. */
export const noteLines = (text: string): number =>
  countLines(text, TEXT_PX.size, NOTE_WIDTH_PX * TEXT_WIDTH_SAFETY_RATIO)

const heightOf = (lines: number) => Math.max(MIN_HEIGHT_PX, lines * TEXT_PX.line + GAP_PX)

/**
 * Room for the omitted labels. It is kept before they are known: they follow from the size of the map, and
 * this from the size of the legend.
 */
export const OMITTED_ITEM: LegendItem = { height: heightOf(MAX_OMITTED_LINES), isHeading: false }
