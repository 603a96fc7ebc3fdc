import type { LaneDefinition, Mark, Tables } from '../log.ts'
import { readDepth, readValue, rowsOf } from '../read-depth.ts'
import { readSeries } from '../read-series.ts'

const DEPTH = ['IVAN_DPTH'] as const
const VALUES = ['IVAN_IVAN', 'IVAN_IVAR', 'IVAN_IPEN'] as const

/** In-situ vane: undrained shear strength, peak and remoulded, kPa. A test without a result is marked `–`. */
export const strength: LaneDefinition = {
  id: 'strength',
  kind: 'points',
  tables: ['IVAN'],
  least: 50,
  read: (tables, report, unitOf) => [
    ...readSeries(tables, ['IVAN'], DEPTH, {
      series: { peak: ['IVAN_IVAN'], remoulded: ['IVAN_IVAR'] },
      unit: 'kPa',
      unitOf,
      report,
    }),
    ...testsWithoutResult(tables),
  ],
}

/** Files have rows that say only why there is no result: `Too stiff for HV`. */
const testsWithoutResult = (tables: Tables): Mark[] =>
  rowsOf(tables, ['IVAN']).flatMap((row): Mark[] => {
    const depth = readDepth(row, DEPTH)
    if (depth === null || readValue(row, VALUES) !== '') return []
    return [{ row, top: depth, base: depth, label: '–', series: 'peak' }]
  })
