import { DAY_MS } from '@groundsheet/readings'
import type { PlotPoint } from '../plot.ts'

/** The day of a moment, in days since 1970. */
const dayOf = ({ value }: PlotPoint): number => Math.floor(value / DAY_MS)

/** The text of a visit without a reading: such rows are separate from readings of the same day. */
const unreadText = ({ note, text }: PlotPoint): string => (note === 'not-read' ? `${note} ${text}` : '')

/**
 * Readings of one installation within one day that all state the same depth, or all dry, count once. The
 * first has the others as its `repeats`. On a day with different depths, as of a data logger, each reading
 * stays. So do visits without a reading and with different texts. Keeps the order.
 */
export function mergeRepeats(points: readonly PlotPoint[]): readonly PlotPoint[] {
  const days = Map.groupBy(
    points.filter(({ series }) => series === 'monitored'),
    (point) =>
      [point.row.table, point.row.locationId, point.line, dayOf(point), unreadText(point)].join('\n'),
  )
  const merged = new Map<PlotPoint, PlotPoint | null>()
  for (const day of days.values()) {
    if (day.length === 1 || new Set(day.map(({ top }) => top)).size > 1) continue
    const [first, ...others] = day.toSorted((a, b) => a.value - b.value)
    if (!first) continue
    for (const other of others) merged.set(other, null)
    merged.set(first, { ...first, repeats: others.map(({ row }) => row) })
  }
  return points.flatMap((point) => {
    const stays = merged.get(point)
    return stays === null ? [] : [stays ?? point]
  })
}
