import { findImpossibleRecoveries } from '@groundsheet/readings'
import type { LaneDefinition } from '../log.ts'
import { readRanges } from '../read-depth.ts'
import { seriesReader } from '../read-series.ts'

const RUN = [['CORE_TOP'], ['CORE_BASE', 'CORE_BOT']] as const
const FRACTURED = [
  ['FRAC_FROM', 'FRAC_TOP'],
  ['FRAC_TO', 'FRAC_BASE'],
] as const
const QUALITIES = { TCR: ['CORE_PREC'], SCR: ['CORE_SREC'], RQD: ['CORE_RQD'] }

/** Total and solid core recovery and rock quality designation of each run, %. */
export const core: LaneDefinition = {
  id: 'core',
  kind: 'steps',
  tables: ['CORE'],
  least: 100,
  limit: 100,
  read(tables, report, unitOf) {
    const marksOf = seriesReader({ series: QUALITIES, unit: '%', unitOf, report })
    return readRanges(tables, ['CORE'], RUN, report, () => ({})).flatMap(({ row, top, base }) => {
      const text = findImpossibleRecoveries(row.data).join(', ')
      if (text !== '') report({ kind: 'impossible', table: row.table, top, base, row, text })
      return marksOf(row, top, base)
    })
  },
}

/** Not intact, no recovery, not applicable: written in place of a number. */
const UNCOUNTED = /^n\.?(i|r|a)\.?$/i

/** Fractures a metre; `NI` and the like are written as they stand. */
export const fractures: LaneDefinition = {
  id: 'fractures',
  kind: 'steps',
  tables: ['FRAC'],
  least: 20,
  read(tables, report, unitOf) {
    const marksOf = seriesReader({ series: { FI: ['FRAC_FI'] }, unit: '', unitOf, report, words: UNCOUNTED })
    return readRanges(tables, ['FRAC'], FRACTURED, report, () => ({})).flatMap(({ row, top, base }) =>
      marksOf(row, top, base),
    )
  },
}
