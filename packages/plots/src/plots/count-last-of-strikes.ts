import type { PlotPoint } from '../plot.ts'

/**
 * Readings after one strike, usually every 5 minutes up to 20, are of one rise of water. The last counts, as
 * in the log, and the earlier ones are only drawn. A reading that does not state its strike counts by itself.
 * Keeps the order. Source: BS EN ISO 22475-1.
 */
export function countLastOfStrikes(points: readonly PlotPoint[]): readonly PlotPoint[] {
  const last = new Map<string, PlotPoint>()
  for (const point of points) {
    const strike = strikeOf(point)
    const known = strike === null ? undefined : last.get(strike)
    if (strike !== null && (known === undefined || point.value >= known.value)) last.set(strike, point)
  }
  const counted = new Set(last.values())
  return points.map((point) =>
    strikeOf(point) === null || counted.has(point) ? point : { ...point, uncounted: 'earlier' },
  )
}

/** Null: not a reading after a strike, or after one that is not known. */
function strikeOf({ row, series, stratumDepth }: PlotPoint): string | null {
  const isKnown = series === 'standing' && typeof stratumDepth === 'number'
  return isKnown ? [row.table, row.locationId, stratumDepth].join('\n') : null
}
