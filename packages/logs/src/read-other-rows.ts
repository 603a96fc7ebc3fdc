import { depthOfRow } from './depth-of-row.ts'
import { LANE_TABLES } from './lanes.ts'
import type { Lane, Mark, Tables } from './log.ts'

/**
 * Rows with a depth from tables without a lane, for holes with nothing else to draw: a mark for each depth of
 * each table, `ERES ×48`. Rows without a depth are left out, since those tables do not require one.
 */
export function readOtherRows(tables: Tables): Lane {
  const marks = Object.values(tables)
    .flat()
    .filter(({ table }) => !LANE_TABLES.includes(table))
    .flatMap((row): Mark[] => {
      const range = depthOfRow(row)
      return range ? [{ row, ...range, label: row.table }] : []
    })
  const groups = Map.groupBy(marks, ({ label, top, base }) => `${label} ${top} ${base}`)
  const merged = [...groups.values()].flatMap(([first, ...others]): Mark[] =>
    first
      ? [{ ...first, label: others.length === 0 ? first.label : `${first.label} ×${others.length + 1}` }]
      : [],
  )
  return { id: 'other', kind: 'ranges', marks: merged, from: 0, scaleMax: 0, outside: [] }
}
