import { depthOfRow } from './depth-of-row.ts'
import type { Lane, Mark, Tables } from './log.ts'

/**
 * Rows with a depth, for holes without a lane: a mark for each depth of each table, `ERES ×48`. Among them
 * are rows of tables that have a lane, of which nothing could be read. Rows without a depth are left out.
 */
export function readOtherRows(tables: Tables): Lane {
  const marks = Object.values(tables)
    .flat()
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
