import { READING_LIMITS, repeatedVaneLimit } from '@groundsheet/readings'
import type { Doubt, ListedPlot, PlotPoint, Source } from '../plot.ts'
import { valuePlot } from '../value-plot.ts'

/**
 * A test on a sample, where 0 means no result: no specimen that can be tested has a strength of 0.
 * In-situ vanes are read by the remark of their row.
 */
const onSample = (table: string, heading: string, series: string): Source => ({
  table,
  heading,
  series,
  noResult: { test: (kPa) => kPa === 0, kind: () => 'zero-strength' },
})

/**
 * Undrained shear strength at peak, by test. AGS 3: TRIX, TRIG and CLSS. TRIG_CU is for a set of specimens
 * that TRIX may state one by one, so it is a separate reading.
 */
const readStrengths = valuePlot({
  id: 'cu',
  unit: 'kPa',
  sources: [
    { table: 'IVAN', heading: 'IVAN_IVAN', series: 'vane' },
    onSample('TRIT', 'TRIT_CU', 'triaxial'),
    onSample('TRET', 'TRET_CU', 'triaxial'),
    onSample('TRIX', 'TRIX_CU', 'triaxial'),
    onSample('TRIG', 'TRIG_CU', 'triaxial-set'),
    onSample('LVAN', 'LVAN_VNPK', 'laboratory-vane'),
    onSample('CLSS', 'CLSS_VNPK', 'laboratory-vane'),
    onSample('CLSS', 'CLSS_HVP', 'hand-vane'),
    onSample('LFCN', 'LFCN_FCPK', 'fall-cone'),
  ],
  minScaleEnd: 50,
  limits: READING_LIMITS.strength,
  findDoubtfulPoints: vanesAtLimit,
})

/** With equal greatest strengths of the vane as lower bounds, which statistics count apart. */
export const strength: ListedPlot = {
  ...readStrengths,
  read(...args) {
    const reading = readStrengths.read(...args)
    const atLimit = new Set(reading.doubts.flatMap(({ kind, row }) => (kind === 'at-limit' ? [row] : [])))
    const bounded = (point: PlotPoint): PlotPoint =>
      point.series === 'vane' && atLimit.has(point.row) ? { ...point, bound: 'lower' } : point
    return { ...reading, points: reading.points.map(bounded) }
  },
}

/** Equal greatest strengths of the vane: probably the limit of the instrument. */
function vanesAtLimit(points: readonly PlotPoint[]): Doubt[] {
  const vanes = points.filter(({ series, bound }) => series === 'vane' && bound === undefined)
  const limit = repeatedVaneLimit(vanes.map(({ value }) => value))
  return vanes
    .filter(({ value }) => value === limit?.value)
    .map(({ row, text }) => ({ kind: 'at-limit', row, heading: 'IVAN_IVAN', text }))
}
