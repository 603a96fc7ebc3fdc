import type { UnitOf } from '@groundsheet/readings'
import { LANES } from './lanes.ts'
import type { Tables } from './log.ts'
import { readLanes, type Log, type LogHole } from './read-lanes.ts'

/** Reads every lane of a log, as `readLanes` does. */
export const readLog = (hole: LogHole, tables: Tables, unitOf?: UnitOf): Log =>
  readLanes(LANES, hole, tables, unitOf)
