import type { LaneDefinition, Tables } from '../log.ts'
import { marksAt, readRanges } from '../read-depth.ts'

const QUALITIES = { TCR: ['CORE_PREC'], SCR: ['CORE_SREC'], RQD: ['CORE_RQD'] }

const steps = (
  id: string,
  code: string,
  least: number,
  depths: readonly [readonly string[], readonly string[]],
  series: Readonly<Record<string, readonly string[]>>,
): LaneDefinition => ({
  id,
  kind: 'steps',
  tables: [code],
  least,
  read: (tables: Tables, report) =>
    readRanges(tables, [code], depths, report, () => ({})).flatMap(({ row, top, base }) =>
      marksAt(row, top, base, series),
    ),
})

/** Total and solid core recovery and rock quality designation of each run, %. */
export const core = steps('core', 'CORE', 100, [['CORE_TOP'], ['CORE_BASE', 'CORE_BOT']], QUALITIES)

/** Fractures a metre. */
export const fractures = steps(
  'fractures',
  'FRAC',
  20,
  [
    ['FRAC_FROM', 'FRAC_TOP'],
    ['FRAC_TO', 'FRAC_BASE'],
  ],
  { FI: ['FRAC_FI'] },
)
