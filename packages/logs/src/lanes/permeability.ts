import { READING_LIMITS } from '@groundsheet/readings'
import type { LaneDefinition } from '../log.ts'
import { placeOf, readRange, rowsOf, withoutZeroBase } from '../read-depth.ts'
import { seriesReader } from '../read-series.ts'

const RANGE = [
  ['IPRG_TOP', 'IPRM_TOP'],
  ['IPRG_BASE', 'IPRM_BASE'],
] as const
/** Longer values are written with two figures and a power of ten. */
const MAX_CHARACTERS = 7

/**
 * In-situ permeability tests over their length, m/s. Values run over many powers of ten, so they are written.
 * A stage without a result has a mark without a value. AGS 4.1.1, IPRG; AGS 3.1, IPRM.
 */
export const permeability: LaneDefinition = {
  id: 'permeability',
  kind: 'ranges',
  tables: ['IPRG', 'IPRM'],
  limits: READING_LIMITS.permeability,
  read(tables, report, unitOf) {
    const headings = ['IPRG_IPRM', 'IPRM_IPRM']
    const marksOf = seriesReader({ series: { permeability: headings }, unit: 'm/s', unitOf, report })
    return rowsOf(tables, ['IPRG', 'IPRM']).flatMap((row) => {
      const range = readRange(row, withoutZeroBase(row, RANGE), report)
      if (!range) return []
      const place = placeOf(range)
      const [result] = marksOf(row, place)
      return [result ? { ...result, label: shorten(result.label) } : { row, ...place, label: '' }]
    })
  },
}

/** `0.000001100000` as `1.1e-6`. */
const shorten = (text: string): string =>
  text.length > MAX_CHARACTERS && Number.isFinite(Number(text)) ? Number(text).toExponential(1) : text
