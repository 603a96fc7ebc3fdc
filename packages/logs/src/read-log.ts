import type { UnitOf } from '@groundsheet/readings'
import { findDeeperRows } from './find-deeper-rows.ts'
import { LANES } from './lanes.ts'
import type { LogHole, Tables } from './log.ts'
import { metricTables } from './metric-tables.ts'
import { reachedDepth } from './reached-depth.ts'
import { readOtherRows } from './read-other-rows.ts'
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
