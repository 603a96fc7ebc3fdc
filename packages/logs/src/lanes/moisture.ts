import { isLimitWithoutResult, NON_PLASTIC, READING_LIMITS, readLimits } from '@groundsheet/readings'
import type { Finding, LaneDefinition, Mark, Tables } from '../log.ts'
import { readDepth, rowsOf } from '../read-depth.ts'
import { readSeries } from '../read-series.ts'

const DEPTHS = ['SPEC_DPTH', 'SAMP_TOP'] as const

/**
 * Moisture content and Atterberg limits, %, all in CLSS in AGS 3. `NP`, or a remark that says non-plastic, is
 * written as stated.
 */
export const moisture: LaneDefinition = {
  id: 'moisture',
  kind: 'points',
  tables: ['LNMC', 'LLPL', 'CLSS'],
  minScaleEnd: 50,
  limits: READING_LIMITS.moisture,
  read: (tables, report, unitOf) => [
    ...readZeroLimits(
      readSeries(tables, ['LNMC', 'LLPL', 'CLSS'], DEPTHS, {
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
      report,
    ),
    ...readNonPlasticRemarks(tables),
  ],
}

/** Text without a value enters no scale. */
const readNonPlasticRemarks = (tables: Tables): Mark[] =>
  rowsOf(tables, ['LLPL', 'CLSS']).flatMap((row) => {
    const label = readLimits(row.data).nonPlasticRemark
    const depth = readDepth(row, DEPTHS)
    return label === '' || depth === null ? [] : [{ row, top: depth, base: depth, series: 'plastic', label }]
  })

/**
 * Reports limits of 0 once for each table, and leaves them out; of a soil that is possibly non-plastic they
 * are written as stated.
 */
function readZeroLimits(read: readonly Mark[], report: (finding: Finding) => void): Mark[] {
  const marks = read.map((mark) => (isOfPossiblyNonPlastic(mark) ? asStated(mark) : mark))
  const stated = marks.filter(isOfPossiblyNonPlastic)
  for (const [table, found] of Map.groupBy(stated, ({ row }) => row.table))
    report({ kind: 'possibly-non-plastic', table, top: null, base: null, row: null, count: found.length })
  const isZero = ({ series, value }: Mark) =>
    series !== 'content' && value !== undefined && isLimitWithoutResult(value)
  for (const [table, found] of Map.groupBy(marks.filter(isZero), ({ row }) => row.table)) {
    const text = [...new Set(found.map(({ series }) => `${table}_${series === 'plastic' ? 'PL' : 'LL'}`))]
    const count = new Set(found.map(({ row }) => row)).size
    report({ kind: 'zero', table, top: null, base: null, row: null, text: text.join(' and '), count })
  }
  return marks.filter((mark) => !isZero(mark))
}

const isOfPossiblyNonPlastic = ({ row, series }: Mark): boolean =>
  series === 'plastic' && readLimits(row.data).isPossiblyNonPlastic

/** Text without a value enters no scale. */
const asStated = ({ row, top, base }: Mark): Mark => ({
  row,
  top,
  base,
  series: 'plastic',
  label: 'PL 0, PI 0',
})
