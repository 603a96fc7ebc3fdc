import type { LaneDefinition } from '../log.ts'
import { readSeries } from '../read-series.ts'

/** In-situ vane: undrained shear strength, peak and remoulded, kPa. */
export const strength: LaneDefinition = {
  id: 'strength',
  kind: 'points',
  tables: ['IVAN'],
  least: 50,
  read: (tables, report, unitOf) =>
    readSeries(tables, ['IVAN'], ['IVAN_DPTH'], {
      series: { peak: ['IVAN_IVAN'], remoulded: ['IVAN_IVAR'] },
      unit: 'kPa',
      unitOf,
      report,
    }),
}
