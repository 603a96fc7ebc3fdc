import { drivenDepth } from '@groundsheet/logs'
import { leaveOut } from './leave-out.ts'
import type { HoleOf, PlotDefinition, PlotPoint, Reading } from './plot.ts'

/**
 * A depth beyond this multiple of the final depth is a typing error: tests go on below a hole, but not so
 * far.
 */
const MAX_FINAL_DEPTH_RATIO = 2

/**
 * Leaves out values whose depth is more than twice the final depth of their hole. One of 340.00 m in a hole
 * of 24.80 m would leave no room for the others. Where at least half of the values of a hole are that deep,
 * its final depth is in doubt, and all stay. So do readings of a cone or probe that follow each other, as on
 * the log. A probe is driven on from the base of a window sample (BS EN ISO 22476-2).
 */
export function leaveOutDeeper(plot: PlotDefinition, reading: Reading, holeOf: HoleOf): Reading {
  const isDeeper = ({ row, top }: PlotPoint) => {
    const end = holeOf(row.locationId)?.finalDepth ?? 0
    return end > 0 && top > MAX_FINAL_DEPTH_RATIO * end
  }
  const deeper = new Set(reading.points.filter(isDeeper))
  if (deeper.size === 0) return reading
  for (const points of Map.groupBy(reading.points, ({ row }) => row.locationId).values()) {
    const driven = isProfile(plot) ? drivenDepth(points, 0) : 0
    const found = points.filter((point) => deeper.has(point))
    const isDoubted = 2 * found.length >= points.length
    for (const point of found) if (isDoubted || point.base <= driven) deeper.delete(point)
  }
  return {
    points: reading.points.filter((point) => !deeper.has(point)),
    leftOut: [...reading.leftOut, ...[...deeper].map(leaveOut(plot, 'deeper'))],
    doubts: reading.doubts,
  }
}

/** Readings of a cone or probe against depth, which a line joins. */
const isProfile = ({ kind, traced }: PlotDefinition) => kind === 'depth' && traced !== undefined
