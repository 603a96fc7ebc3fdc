import type { LaneDefinition } from '../log.ts'
import { readSeries } from '../read-series.ts'

/** Blows of a dynamic probe for each increment, at its depth. BS EN ISO 22476-2. */
export const probe: LaneDefinition = {
  id: 'probe',
  kind: 'curves',
  tables: ['DPRB'],
  least: 20,
  read: (tables, report, unitOf) =>
    readSeries(tables, ['DPRB'], ['DPRB_DPTH'], {
      series: { blows: ['DPRB_BLOW'] },
      unit: '',
      unitOf,
      report,
    }),
}
