import { MAX_READINGS, NON_PLASTIC } from '@groundsheet/readings'
import type { LaneDefinition } from '../log.ts'
import { readSeries } from '../read-series.ts'

/** Moisture content and Atterberg limits, %; CLSS is where AGS 3 has them all. `NP` is written as it stands. */
export const moisture: LaneDefinition = {
  id: 'moisture',
  kind: 'points',
  tables: ['LNMC', 'LLPL', 'CLSS'],
  least: 50,
  maxPossible: MAX_READINGS.moisture,
  read: (tables, report, unitOf) =>
    readSeries(tables, ['LNMC', 'LLPL', 'CLSS'], ['SPEC_DPTH', 'SAMP_TOP'], {
      series: {
        content: ['LNMC_MC', 'CLSS_NMC'],
        plastic: ['LLPL_PL', 'CLSS_PL'],
        liquid: ['LLPL_LL', 'CLSS_LL'],
      },
      unit: '%',
      unitOf,
      report,
      words: NON_PLASTIC,
    }),
}
