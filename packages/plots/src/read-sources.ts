import type { TableRow } from '@groundsheet/contract'
import { depthOfRow, type Tables } from '@groundsheet/logs'
import {
  conversionFactor,
  headingFactor,
  isPenetrometer,
  readMeasure,
  vanePeak,
  vaneSeries,
  vaneStatement,
  type UnitOf,
  isWithinLimits,
} from '@groundsheet/readings'
import type { Doubt, LeftOut, PlotPoint, Reading, Source } from './plot.ts'
import { contradictionText } from './reported-result.ts'

/** Reads every source; values that cannot be drawn are reported, never dropped. Never throws. */
export function readSources(
  sources: readonly Source[],
  unit: string,
  tables: Tables,
  unitOf: UnitOf,
): Reading {
  const points: PlotPoint[] = []
  const leftOut: LeftOut[] = []
  const doubts: Doubt[] = []
  for (const source of sources) {
    const factorOf = factorsOf(source, unit, unitOf)
    for (const row of tables[source.table] ?? []) {
      if (source.where && !source.where(row)) continue
      const read = readPoint(row, source, factorOf)
      if (read === null) continue
      if ('kind' in read) {
        leftOut.push(read)
        continue
      }
      points.push(read)
      if (read.uncounted === 'contradicted') doubts.push(doubtOf(read, source.heading))
    }
  }
  return { points, leftOut, doubts }
}

const doubtOf = ({ row, text }: PlotPoint, heading: string): Doubt => ({
  kind: 'disagreement',
  row,
  heading,
  text: contradictionText(row, heading, text),
})

type FactorOf = (row: TableRow) => number | null

/** The factor that converts values of a row to the unit of the plot, cached by unit, since rows are many. */
function factorsOf({ table, heading, unitHeading }: Source, unit: string, unitOf: UnitOf): FactorOf {
  if (unitHeading === undefined) {
    const factor = headingFactor(heading, unitOf(table, heading), unit)
    return () => factor
  }
  const known = new Map<string, number | null>()
  return ({ data }) => {
    const stated = data[unitHeading] ?? ''
    if (!known.has(stated)) known.set(stated, unit === '' ? 1 : conversionFactor(stated, unit))
    return known.get(stated) ?? null
  }
}

/** Peak strength by the vane, unless the remark of a row states another kind. */
const PEAK_VANE = 'IVAN_IVAN'

/** `140+` of a vane whose remark states that its scale ended there. */
const writtenIn = (row: TableRow, heading: string): string =>
  (heading === PEAK_VANE && vanePeak(row.data)) || (row.data[heading]?.trim() ?? '')

/** The text to be read, and whether the statistics leave it out. */
function statedBy(row: TableRow, { heading, reported }: Source): Pick<PlotPoint, 'text' | 'uncounted'> {
  const read = reported?.(row)
  if (!read) return { text: writtenIn(row, heading) }
  return { text: read.result, ...(read.isContradicted && { uncounted: 'contradicted' }) }
}

const isPossible = (value: number, { limits }: Source): boolean =>
  limits === undefined || isWithinLimits(value, limits)

/** What a row of vanes states in place of a peak strength; null: nothing, or one. */
function otherThanPeak(row: TableRow, text: string): LeftOut | null {
  const statement = vaneStatement(row.data)
  if (statement !== '') return { kind: 'stated-in-words', row, heading: 'IVAN_REM', text: statement }
  const leave = (kind: LeftOut['kind']): LeftOut => ({ kind, row, heading: PEAK_VANE, text })
  if (text === '') return null
  if (isPenetrometer(row.data)) return leave('penetrometer')
  if (vanePeak(row.data) === '') return leave('zero-strength')
  return vaneSeries(row.data) === 'peak' ? null : leave('residual')
}

/** Null if the row states nothing. */
function readPoint(row: TableRow, source: Source, factorOf: FactorOf): PlotPoint | LeftOut | null {
  const { heading, words, noResult, where } = source
  const { text, ...uncounted } = statedBy(row, source)
  // With `where` the source is that of penetrometers.
  const other = heading === PEAK_VANE && !where ? otherThanPeak(row, text) : null
  if (other || text === '') return other
  const leave = (kind: LeftOut['kind']): LeftOut => ({ kind, row, heading, text })
  const measure = readMeasure(text)
  if (!measure) return leave(words?.pattern.test(text) ? words.kind : 'no-number')
  if (noResult?.test(measure.value) === true) return leave(noResult.kind(row))
  const factor = factorOf(row)
  if (factor === null) return leave('unit')
  const range = depthOfRow(row)
  if (!range) return leave('no-depth')
  const series = source.seriesOf?.(row) ?? source.series ?? ''
  const value = factor === 1 ? measure.value : Number((measure.value * factor).toPrecision(9))
  if (!isPossible(value, source)) return leave('outside')
  return { ...measure, value, row, ...range, series, text, ...uncounted }
}
