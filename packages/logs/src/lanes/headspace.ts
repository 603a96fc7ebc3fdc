import { READING_LIMITS } from '@groundsheet/readings'
import type { LaneDefinition } from '../log.ts'
import { readSeries } from '../read-series.ts'

/** Volatile headspace by photo-ionisation detector, ppmv. AGS 4.1.1, IPID. */
export const headspace: LaneDefinition = {
  id: 'headspace',
  kind: 'bars',
  tables: ['IPID'],
  minScaleEnd: 10,
  limits: READING_LIMITS.headspace,
  read: (tables, report, unitOf) =>
    readSeries(tables, ['IPID'], ['IPID_DPTH'], {
      series: { headspace: ['IPID_RES'] },
      unit: 'ppmv',
      unitOf,
      report,
    }),
}
