import type { TableRow } from '@groundsheet/contract'
import { readLengthUnit, isAfterEnd, type UnitOf, type StatedDate } from '@groundsheet/readings'
import { findContradictedHole } from './find-contradicted-hole.ts'
import { findLegendCodes, type LegendMeaning } from './find-legend-codes.ts'
import { uniteLengthFindings, lengthFinding } from './length-findings.ts'
import type { Finding, Mark } from './log.ts'
import type { Log } from './read-lanes.ts'

const STRUCK = ['WSTG_DTIM', 'WSTK_DATE'] as const
const ENDED = ['LOCA_ENDD', 'HOLE_ENDD'] as const

const METRE_HEADINGS = [
  ...(['LOCA_GL', 'LOCA_FDEP', 'LOCA_NATE', 'LOCA_NATN'] as const),
  ...(['HOLE_GL', 'HOLE_FDEP', 'HOLE_NATE', 'HOLE_NATN'] as const),
] as const

/**
 * Ground level, final depth and coordinates of a hole in a unit other than metres, which the import has
 * converted.
 */
const findHoleLengths = (data: TableRow['data'], unitOf: UnitOf): Finding[] =>
  METRE_HEADINGS.flatMap((heading): Finding[] => {
    const table = heading.slice(0, heading.indexOf('_'))
    const stated = (data[heading]?.trim() ?? '') === '' ? '' : unitOf(table, heading)
    const reading = readLengthUnit(heading, stated)
    if (reading === null) return []
    return [lengthFinding(table, null, { headings: [heading], stated, reading })]
  })

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

/** Water strikes dated after the end date of the hole. `data`: the row of the hole. */
function findLateStrikes(water: readonly Mark[], data: TableRow['data'], unitOf: UnitOf): Finding[] {
  const end = statedDate(data, ENDED, unitOf)
  if (!end) return []
  return water.flatMap(({ row, series, top, base }): Finding[] => {
    const strike = series === 'strike' ? statedDate(row.data, STRUCK, unitOf) : null
    if (!strike || !isAfterEnd(strike, end)) return []
    return [{ kind: 'strike-after-end', table: row.table, top, base, row, text: strike.text }]
  })
}

/** The first of some headings that has a value. */
function statedDate(data: TableRow['data'], headings: readonly string[], unitOf: UnitOf): StatedDate | null {
  const heading = headings.find((one) => data[one]?.trim())
  if (heading === undefined) return null
  return { text: data[heading]?.trim() ?? '', unit: unitOf(heading.slice(0, heading.indexOf('_')), heading) }
}
