import { isPenetrometer, READING_LIMITS, type UnitOf } from '@groundsheet/readings'
import { leaveOutZeros } from '../leave-out-zeros.ts'
import type { Finding, LaneDefinition, Mark, Tables } from '../log.ts'
import { readSeries } from '../read-series.ts'
import { boundedByRemark } from './strength.ts'

/**
 * Hand penetrometer in the hole, kPa. The table of vanes has it in AGS 3, and in rows whose type is a
 * penetrometer. AGS 4.1.1, IPEN and IVAN; AGS 3.1, IVAN.
 */
export const penetrometer: LaneDefinition = {
  id: 'penetrometer',
  kind: 'points',
  tables: ['IPEN', 'IVAN'],
  minScaleEnd: 100,
  limits: READING_LIMITS.strength,
  read(tables, report, unitOf) {
    const typed = { IVAN: (tables.IVAN ?? []).filter(({ data }) => isPenetrometer(data)) }
    // A row without a depth is reported with its vane.
    const reportOther = (finding: Finding) => finding.kind !== 'no-depth' && report(finding)
    // What cannot be read in this heading is reported with the vanes.
    const reportZeros = (finding: Finding) => finding.kind === 'all-zero' && report(finding)
    return [
      ...readTable('IPEN', 'IPEN_IPEN', tables, report, unitOf),
      ...readTable('IVAN', 'IVAN_IPEN', tables, reportOther, unitOf),
      ...readTable('IVAN', 'IVAN_IVAN', typed, reportZeros, unitOf).map(boundedByRemark),
    ]
  },
}

function readTable(
  table: 'IPEN' | 'IVAN',
  heading: string,
  tables: Tables,
  report: (finding: Finding) => void,
  unitOf: UnitOf,
): readonly Mark[] {
  const marks = readSeries(tables, [table], [`${table}_DPTH`], {
    series: { penetrometer: [heading] },
    unit: 'kPa',
    unitOf,
    report,
  })
  return leaveOutZeros(marks, heading, report)
}
