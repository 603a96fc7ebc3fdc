import { READING_LIMITS } from '@groundsheet/readings'
import { leaveOutZeros } from '../leave-out-zeros.ts'
import type { Finding, LaneDefinition, Tables } from '../log.ts'
import { readSeries } from '../read-series.ts'
import type { UnitOf } from '@groundsheet/readings'

const HEADINGS = { IPEN: 'IPEN_IPEN', IVAN: 'IVAN_IPEN' } as const

/** Hand penetrometer in the hole, kPa; AGS 3 has it in the table of vanes. AGS 4.1.1, IPEN; AGS 3.1, IVAN. */
export const penetrometer: LaneDefinition = {
  id: 'penetrometer',
  kind: 'points',
  tables: ['IPEN', 'IVAN'],
  minScaleEnd: 100,
  limits: READING_LIMITS.strength,
  read: (tables, report, unitOf) => [
    ...readTable('IPEN', tables, report, unitOf),
    // A row without a depth is reported with its vane.
    ...readTable('IVAN', tables, (finding) => finding.kind !== 'no-depth' && report(finding), unitOf),
  ],
}

function readTable(
  table: keyof typeof HEADINGS,
  tables: Tables,
  report: (finding: Finding) => void,
  unitOf: UnitOf,
) {
  const heading = HEADINGS[table]
  const marks = readSeries(tables, [table], [`${table}_DPTH`], {
    series: { penetrometer: [heading] },
    unit: 'kPa',
    unitOf,
    report,
  })
  return leaveOutZeros(marks, heading, report)
}
