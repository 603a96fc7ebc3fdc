import type { UnitOf } from '@groundsheet/readings'
import { findLateStrikes } from './find-late-strikes.ts'
import { findLegendCodes, type LegendMeaning } from './find-legend-codes.ts'
import { LANES } from './lanes.ts'
import type { Tables } from './log.ts'
import { readOtherRows } from './read-other-rows.ts'
import { readLanes, type Log, type LogHole } from './read-lanes.ts'

/**
 * Reads every lane of a log, as `readLanes` does; of a hole that has none, its other rows with depths. Without
 * `meaningOf`, the meanings of legend codes are not known.
 */
export function readLog(
  hole: LogHole,
  tables: Tables,
  unitOf: UnitOf = () => '',
  meaningOf: LegendMeaning = () => null,
): Log {
  const log = readLanes(LANES, hole, tables, unitOf, readOtherRows)
  const marksOf = (id: string) => log.lanes.find((lane) => lane.id === id)?.marks ?? []
  const found = [
    ...findLegendCodes(marksOf('strata'), meaningOf),
    ...findLateStrikes(marksOf('water'), hole.data ?? {}, unitOf),
  ]
  return { ...log, findings: [...log.findings, ...found] }
}
