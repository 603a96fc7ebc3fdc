import type { UnitOf } from '@groundsheet/readings'
import { depthOfRow } from './depth-of-row.ts'
import { findDeeperRows } from './find-deeper-rows.ts'
import { LANES } from './lanes.ts'
import type { LogHole, Tables, Lane, Mark } from './log.ts'
import { metricTables } from './metric-tables.ts'
import { reachedDepth } from './reached-depth.ts'
import { readLanes, type Log } from './read-lanes.ts'

/**
 * Reads every lane of a log, as `readLanes` does; for a hole without lanes, its other rows with depths. Its
 * findings include rows that are printed only and contradict the hole.
 */
export function readLog(hole: LogHole, tables: Tables, unitOf?: UnitOf): Log {
  const log = readLanes(LANES, hole, tables, unitOf, readOtherRows)
  const found = findDeeperRows(metricTables(tables, unitOf ?? noUnits).tables, reachedDepth(log))
  return found.length === 0 ? log : { ...log, findings: [...log.findings, ...found] }
}

const noUnits: UnitOf = () => ''

/**
 * Rows with a depth, for holes without a lane: a mark for each depth of each table, `ERES ×48`. Among them
 * are rows of tables that have a lane, of which nothing could be read. Rows without a depth are left out.
 */
function readOtherRows(tables: Tables): Lane {
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
