import type { TableRow } from '@groundsheet/contract'
import type { Tables, UnitOf } from '@groundsheet/logs'
import { depthOfRow } from './depth-of-row.ts'
import type { LeftOut, PlotPoint, Reading, Source } from './plot.ts'
import { readMeasure } from './read-measure.ts'
import { factorBetween } from './units.ts'

/** Reads every source; what has a value that cannot be drawn is told, never dropped. Never throws. */
export function readSources(
  sources: readonly Source[],
  unit: string,
  tables: Tables,
  unitOf: UnitOf,
): Reading {
  const points: PlotPoint[] = []
  const leftOut: LeftOut[] = []
  for (const source of sources) {
    const factorOf = factorsOf(source, unit, unitOf)
    for (const row of tables[source.table] ?? []) {
      if (source.where && !source.where(row)) continue
      const read = readPoint(row, source, factorOf)
      if (read === null) continue
      if ('kind' in read) leftOut.push(read)
      else points.push(read)
    }
  }
  return { points, leftOut }
}

type FactorOf = (row: TableRow) => number | null

/** What turns values of a row into the unit of the plot. Units are few and rows are many: each is looked up once. */
function factorsOf({ table, heading, unitHeading }: Source, unit: string, unitOf: UnitOf): FactorOf {
  if (unitHeading === undefined) {
    const factor = factorBetween(unitOf(table, heading), unit)
    return () => factor
  }
  const known = new Map<string, number | null>()
  return ({ data }) => {
    const stated = data[unitHeading] ?? ''
    if (!known.has(stated)) known.set(stated, factorBetween(stated, unit))
    return known.get(stated) ?? null
  }
}

/** Null where the row says nothing. */
function readPoint(row: TableRow, source: Source, factorOf: FactorOf): PlotPoint | LeftOut | null {
  const { heading, series = '' } = source
  const text = row.data[heading]?.trim() ?? ''
  if (text === '') return null
  const leave = (kind: LeftOut['kind']): LeftOut => ({ kind, row, heading, text })
  const measure = readMeasure(text)
  if (!measure) return leave('no-number')
  const factor = factorOf(row)
  if (factor === null) return leave('unit')
  const range = depthOfRow(row)
  if (!range) return leave('no-depth')
  return { ...measure, value: measure.value * factor, row, ...range, series, text }
}
