import type { Finding, LaneDefinition, Mark } from '../log.ts'
import { placeOf, readRange, readValue, rowsOf, unreadDepth } from '../read-depth.ts'

const DEPTHS = [['GEOL_TOP'], ['GEOL_BASE']] as const

/** Strata; one without a base ends at the top of the next, and is marked as open. */
export const strata: LaneDefinition = {
  id: 'strata',
  kind: 'strata',
  tables: ['GEOL'],
  read: (tables, report) => {
    const marks = rowsOf(tables, ['GEOL']).flatMap((row): Mark[] => {
      const range = readRange(row, DEPTHS, report)
      if (!range) return []
      const mark = { row, ...placeOf(range), label: readValue(row, ['GEOL_DESC']) }
      return [range.point ? { ...mark, open: true } : mark]
    })
    marks.sort((a, b) => a.top - b.top || a.base - b.base)
    return marks.map((mark, index) => (mark.open ? closeStratum(mark, marks[index + 1], report) : mark))
  },
}

function closeStratum(mark: Mark, next: Mark | undefined, report: (finding: Finding) => void): Mark {
  const { row, top } = mark
  report({ kind: 'no-base', table: row.table, top, base: null, row, ...unreadDepth(row, DEPTHS[1]) })
  return next ? { ...mark, base: Math.max(mark.top, next.top) } : mark
}
