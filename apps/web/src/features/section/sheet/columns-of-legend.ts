import { countLines } from '../../../ui/text-width.ts'
import type { LegendItem } from '../section-legend-items.ts'
import { legendText } from '../legend-text.ts'

/** Width of a legend column in which any entry can be read, px. */
export const LEGEND_COLUMN_PX = 300
const MAX_COLUMNS = 5
/** Pattern or line before a text, with the gap after it, and gap between columns; see section-sheet.css. */
const SIGN_PX = 40
const COLUMN_GAP_PX = 16
const FONT_SIZE_PX = 10
/** Lines of an entry that its row has room for. */
const MAX_LINES = 2

/** Columns of a legend of `width` px in which any entry can be read. */
export const safeColumns = (width: number): number => Math.max(1, Math.floor(width / LEGEND_COLUMN_PX))

/** As many columns of a legend of `width` px as leave room for all words of these entries. */
export const columnsOfLegend = (items: readonly LegendItem[], width: number): number =>
  columnsOfTexts(items.map(legendText), width)

/** As many columns of `width` px in all as leave room for all words of these texts beside their signs. */
export function columnsOfTexts(texts: readonly string[], width: number): number {
  const fits = (columns: number) => {
    const room = (width - (columns - 1) * COLUMN_GAP_PX) / columns - SIGN_PX
    return room > 0 && texts.every((text) => countLines(text, FONT_SIZE_PX, room) <= MAX_LINES)
  }
  const least = safeColumns(width)
  const most = Math.min(MAX_COLUMNS, least + 2)
  return Array.from({ length: most - least }, (_, at) => most - at).find(fits) ?? least
}
