import type { LaneDefinition } from '../log.ts'
import { marksAt, readRanges, readValue } from '../read-depth.ts'

const QUALITIES = { TCR: ['CORE_PREC'], SCR: ['CORE_SREC'], RQD: ['CORE_RQD'] }

/** Total and solid core recovery and rock quality designation of each run, %. */
export const core: LaneDefinition = {
  id: 'core',
  kind: 'steps',
  tables: ['CORE'],
  least: 100,
  read: (tables, report) =>
    readRanges(tables, ['CORE'], [['CORE_TOP'], ['CORE_BASE', 'CORE_BOT']], report, () => ({})).flatMap(
      ({ row, top, base }) => marksAt(row, top, base, QUALITIES),
    ),
}

/** Fractures a metre; `NI`, for what is broken too much to count them, is written as it stands. */
export const fractures: LaneDefinition = {
  id: 'fractures',
  kind: 'steps',
  tables: ['FRAC'],
  least: 20,
  read: (tables, report) =>
    readRanges(
      tables,
      ['FRAC'],
      [
        ['FRAC_FROM', 'FRAC_TOP'],
        ['FRAC_TO', 'FRAC_BASE'],
      ],
      report,
      () => ({}),
    ).flatMap((mark) => {
      const { row, top, base } = mark
      const label = readValue(row, ['FRAC_FI'])
      const counted = marksAt(row, top, base, { FI: ['FRAC_FI'] })
      return counted.length > 0 || label === '' ? counted : [{ ...mark, label, series: 'FI' }]
    }),
}
