import type { TableRow } from '@groundsheet/contract'
import { distinctTests, metricTables, type Tables } from '@groundsheet/logs'
import { isWithinLimits, READING_LIMITS, type UnitOf } from '@groundsheet/readings'
import { leaveOut } from './leave-out.ts'
import type { HoleOf, LeftOut, PlotDefinition, PlotPoint, Reading } from './plot.ts'

/**
 * Reads a plot. Impossible readings, and rows that state a test again, are left out of its scale and
 * statistics, and reported.
 */
export function readPlot(
  plot: PlotDefinition,
  stated: Tables,
  statedUnitOf: UnitOf,
  holeOf?: HoleOf,
): Reading {
  const { tables: metric, unitOf, unread: unreadLengths } = metricTables(stated, statedUnitOf)
  const { tables, repeats } = distinctTests(metric)
  const { points, leftOut: unread, doubts } = plot.read(tables, unitOf, holeOf)
  const leftOut = [
    ...unread,
    ...repeats.flatMap((row) => leaveOutRow(plot, row, 'stated-twice')),
    ...unreadLengths.flatMap(({ row }) => leaveOutRow(plot, row, 'unit')),
  ]
  const limits = plot.limits ?? READING_LIMITS.other
  const isPossible = ({ value, index }: PlotPoint) =>
    (plot.scale === 'time' || isWithinLimits(value, limits)) &&
    (index === undefined || isWithinLimits(index, limits))
  const outside = points.filter((point) => !isPossible(point))
  if (outside.length === 0) return { points, leftOut, doubts }
  return {
    points: points.filter(isPossible),
    leftOut: [...leftOut, ...outside.map(leaveOut(plot, 'outside'))],
    doubts,
  }
}

/** A row that is not read, where the plot has a source that would read it. */
function leaveOutRow({ sources }: PlotDefinition, row: TableRow, kind: LeftOut['kind']): LeftOut[] {
  const source = sources.find(({ table, heading }) => table === row.table && row.data[heading]?.trim())
  if (!source) return []
  const { heading } = source
  return [{ kind, row, heading, text: row.data[heading]?.trim() ?? '' }]
}
