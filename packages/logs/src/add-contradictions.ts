import type { TableRow } from '@groundsheet/contract'
import type { UnitOf } from '@groundsheet/readings'
import { findContradictedHole } from './find-contradicted-hole.ts'
import { findHoleLengths } from './find-hole-lengths.ts'
import { findLateStrikes } from './find-late-strikes.ts'
import { findLegendCodes, type LegendMeaning } from './find-legend-codes.ts'
import { uniteLengthFindings } from './length-findings.ts'
import type { Log } from './read-lanes.ts'

interface Known {
  /** The row of the hole. */
  readonly data: TableRow['data']
  readonly unitOf: UnitOf
  readonly meaningOf: LegendMeaning
}

/**
 * A log with findings of its row's units, of strata whose code and description disagree, and of what the row
 * of the hole contradicts. Findings of units that are read alike are one.
 */
export function addContradictions(log: Log, { data, unitOf, meaningOf }: Known): Log {
  const marksOf = (id: string) => log.lanes.find((lane) => lane.id === id)?.marks ?? []
  const found = [
    ...findHoleLengths(data, unitOf),
    ...findLegendCodes(marksOf('strata'), meaningOf),
    ...findContradictedHole(data, log, marksOf('water')),
    ...findLateStrikes(marksOf('water'), data, unitOf),
  ]
  if (found.length === 0 && log.findings.every(({ lengths }) => lengths === undefined)) return log
  return { ...log, findings: uniteLengthFindings([...log.findings, ...found]) }
}
