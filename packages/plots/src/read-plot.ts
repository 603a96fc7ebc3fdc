import type { Tables } from '@groundsheet/logs'
import { isWithinLimits, READING_LIMITS, type UnitOf } from '@groundsheet/readings'
import { leaveOut } from './leave-out.ts'
import type { HoleOf, PlotDefinition, PlotPoint, Reading } from './plot.ts'

/** Reads a plot; impossible readings are left out of its scale and statistics, and reported. */
export function readPlot(plot: PlotDefinition, tables: Tables, unitOf: UnitOf, holeOf?: HoleOf): Reading {
  const { points, leftOut, doubts } = plot.read(tables, unitOf, holeOf)
  const limits = plot.limits ?? READING_LIMITS.other
  const isPossible = ({ value, index = 0 }: PlotPoint) =>
    (plot.kind === 'time' || isWithinLimits(value, limits)) && isWithinLimits(index, limits)
  const outside = points.filter((point) => !isPossible(point))
  if (outside.length === 0) return { points, leftOut, doubts }
  return {
    points: points.filter(isPossible),
    leftOut: [...leftOut, ...outside.map(leaveOut(plot, 'outside'))],
    doubts,
  }
}
