import { printStrings } from '../../../ui/strings/print-strings.ts'
import { logStrings } from '../../../ui/strings/log-strings.ts'
import type { SheetColumn } from './sheet-columns.ts'

const words = printStrings.log

/**
 * Readings beyond the end of the scale of a drawn column, which are drawn at its edge: `8 readings over 10 %
 * not drawn to scale`. Impossible readings have findings of their own.
 */
export const offScaleNotes = (columns: readonly SheetColumn[]): string[] =>
  columns.flatMap(({ id, cells, lanes }) =>
    lanes.flatMap(({ id: lane, marks, scaleMax, outside }) => {
      if (cells.length > 0 || scaleMax === 0) return []
      const impossible = new Set(outside)
      const beyond = marks.filter((mark) => (mark.value ?? 0) > scaleMax && !impossible.has(mark))
      const unit = logStrings.lanes[lane].unit
      return beyond.length === 0
        ? []
        : [words.offScale(words.columnNames[id] ?? id, beyond.length, scaleMax, unit)]
    }),
  )
