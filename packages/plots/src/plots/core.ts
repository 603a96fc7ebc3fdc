import { findImpossibleRecoveries, READING_LIMITS } from '@groundsheet/readings'
import { valuePlot } from '../value-plot.ts'

/** Recovery of core and rock quality designation of each run. Impossible recoveries are reported. */
export const core = valuePlot({
  id: 'core',
  unit: '%',
  sources: [
    { table: 'CORE', heading: 'CORE_PREC', series: 'TCR' },
    { table: 'CORE', heading: 'CORE_SREC', series: 'SCR' },
    { table: 'CORE', heading: 'CORE_RQD', series: 'RQD' },
  ],
  minScaleEnd: 100,
  limit: 100,
  limits: READING_LIMITS.recovery,
  findDoubts: ({ CORE = [] }) =>
    CORE.flatMap((row) =>
      findImpossibleRecoveries(row.data).map((found) => ({ kind: 'impossible', row, ...found })),
    ),
})

/** Strength of rock. */
export const rockStrength = valuePlot({
  id: 'rock-strength',
  unit: 'MPa',
  sources: [
    { table: 'RUCS', heading: 'RUCS_UCS', series: 'compressive' },
    { table: 'ROCK', heading: 'ROCK_UCS', series: 'compressive' },
    { table: 'RPLT', heading: 'RPLT_PLSI', series: 'point-load' },
    { table: 'ROCK', heading: 'ROCK_PLSI', series: 'point-load' },
  ],
  minScaleEnd: 5,
})
