import type { TableRow } from '@groundsheet/contract'
import { headingFactor, READING_LIMITS, readMeasure, type UnitOf } from '@groundsheet/readings'
import type { LaneDefinition } from '../log.ts'
import { readRanges, readValue } from '../read-depth.ts'
import { seriesReader } from '../read-series.ts'

const RUN = [['WINS_TOP'], ['WINS_BASE']] as const

/** Recovery of each window or windowless sample run, %, with its diameter. AGS 4.1.1, WINS. */
export const recovery: LaneDefinition = {
  id: 'recovery',
  kind: 'steps',
  tables: ['WINS'],
  minScaleEnd: 100,
  limit: 100,
  limits: READING_LIMITS.recovery,
  read(tables, report, unitOf) {
    const marksOf = seriesReader({ series: { recovery: ['WINS_REC'] }, unit: '%', unitOf, report })
    return readRanges(tables, ['WINS'], RUN, report, () => ({ series: 'recovery' })).map((run) => {
      const { row, top, base } = run
      const [mark = run] = marksOf(row, run)
      if ((mark.value ?? 0) > 100)
        report({ kind: 'impossible', table: row.table, top, base, row, text: `WINS_REC ${mark.label} %` })
      const recovered = mark.value === undefined ? mark.label : `${mark.label} %`
      return { ...mark, label: [recovered, diameterOf(row, unitOf)].filter(Boolean).join(', ') }
    })
  },
}

/** `86 mm`; empty if none is stated, as by 0. */
function diameterOf(row: TableRow, unitOf: UnitOf): string {
  const measure = readMeasure(readValue(row, ['WINS_DIAM']))
  const factor = headingFactor('WINS_DIAM', unitOf(row.table, 'WINS_DIAM'), 'mm')
  return measure && factor !== null && measure.value > 0
    ? `${Number((measure.value * factor).toPrecision(6))} mm`
    : ''
}
