import type { LaneDefinition } from '../log.ts'
import { readSeries } from '../read-depth.ts'

/** Moisture content and Atterberg limits, %; CLSS is where AGS 3 has them all. */
export const moisture: LaneDefinition = {
  id: 'moisture',
  kind: 'points',
  tables: ['LNMC', 'LLPL', 'CLSS'],
  least: 50,
  read: (tables, report) =>
    readSeries(
      tables,
      ['LNMC', 'LLPL', 'CLSS'],
      ['SPEC_DPTH', 'SAMP_TOP'],
      {
        content: ['LNMC_MC', 'CLSS_NMC'],
        plastic: ['LLPL_PL', 'CLSS_PL'],
        liquid: ['LLPL_LL', 'CLSS_LL'],
      },
      report,
    ),
}
