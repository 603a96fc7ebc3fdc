import type { UnitOf } from '@groundsheet/readings'
import { LANES } from './lanes.ts'
import type { Tables } from './log.ts'
import { readOtherRows } from './read-other-rows.ts'
import { readLanes, type Log } from './read-lanes.ts'
import type { LogHole } from './log.ts'

/** Reads every lane of a log, as `readLanes` does; for a hole without lanes, its other rows with depths. */
export const readLog = (hole: LogHole, tables: Tables, unitOf?: UnitOf): Log =>
  readLanes(LANES, hole, tables, unitOf, readOtherRows)
