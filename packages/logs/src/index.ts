export { addContradictions } from './add-contradictions.ts'
export { clampWindow, panWindow, zoomWindow, type DepthWindow } from './depth-window.ts'
export { depthOfRow } from './depth-of-row.ts'
export { distinctTests, type DistinctTests } from './distinct-tests.ts'
export { fitLines } from './fit-lines.ts'
export { findSectionConflicts, type LegendMeaning } from './find-legend-codes.ts'
export { findInclined, INCLINATION_TABLE, isInclinedHole } from './inclination.ts'
export { greatestBeyond, joinIncrements, joinPoints } from './join-marks.ts'
export { cone as coneLane } from './lanes/cone.ts'
export { penetration as penetrationLane } from './lanes/penetration.ts'
export {
  dynamicCone as dynamicConeLane,
  penetrometerTestOf,
  readPenetrometers,
} from './lanes/dynamic-cone.ts'
export { probe as probeLane } from './lanes/probe.ts'
export { strata as strataLane } from './lanes/strata.ts'
export { water as waterLane } from './lanes/water.ts'
export { LANE_IDS, LANE_TABLES, LOG_TABLES } from './lanes.ts'
export { readProbes } from './lanes/probe.ts'
export type { Finding, Lane, LaneId, LaneKind, Mark, Tables } from './log.ts'
export { leaveOutZeros } from './leave-out-zeros.ts'
export { metricTables } from './metric-tables.ts'
export { markAt } from './mark-at-depth.ts'
export { placeLabels } from './place-labels.ts'
export { isDepthHeading, isPossibleLevel, MAX_DEPTH_M, MAX_LEVEL_M } from '@groundsheet/readings'
export { readDepth, readValue } from './read-depth.ts'
export { readLanes, type Log } from './read-lanes.ts'
export type { LogHole } from './log.ts'
export { readLog } from './read-log.ts'
export { drivenDepth, reachedDepth } from './reached-depth.ts'
export { isPossibleDrop } from './probe-drop.ts'
export { incrementIsUnstated, sharedIncrement } from './shared-increment.ts'
export { depthTicks, niceCeiling } from './ticks.ts'
export { findDampStrikes, findDeniedStrikes, findStandingStrikes } from './strike-rows.ts'
export { wrapText } from './wrap-text.ts'
export {
  readFootTable,
  withoutColumns,
  type FootCell,
  type FootColumn,
  type FootTable,
  type FootTableDefinition,
} from './sheet/foot-table.ts'
export { FOOT_TABLES } from './sheet/foot-table-definitions.ts'
export { powerText } from './sheet/power-text.ts'
export { readInSituTests, type InSituTest } from './sheet/in-situ-tests.ts'
export { readOtherTables } from './sheet/other-tables.ts'
export { isTooLongForSheet, SHEET_TABLES, UNDRAWN_SHEET_TABLES } from './sheet/sheet-tables.ts'
