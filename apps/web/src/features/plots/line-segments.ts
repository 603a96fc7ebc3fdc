import type { PlotDefinition, PlotKind } from '@groundsheet/plots'
import { kindOf } from './kinds/plot-kinds.ts'
import type { PlacedPoint } from './place-points.ts'

/** Two consecutive readings of one line; the same reading twice if it is isolated. */
export type Segment = readonly [upper: PlacedPoint, lower: PlacedPoint]

/** Consecutive readings of each line as segments; visits without a depth have none. */
export function segmentsOf(
  points: readonly PlacedPoint[],
  nameOf: NonNullable<PlotDefinition['traced']>,
  kind: PlotKind = 'depth',
): readonly Segment[] {
  const { compare, follows } = kindOf({ kind }).joining
  const lines = Map.groupBy(points, ({ point, hole }) => `${hole.id} ${nameOf(point)} ${point.series}`)
  return [...lines.values()].flatMap((line) => {
    const order = line.toSorted(compare)
    const isJoined = follows(order)
    return order.flatMap((after, at): Segment[] => {
      const before = order[at - 1]
      if (after.point.note) return []
      if (before && isJoined(before, after)) return [[before, after]]
      return [[after, after]]
    })
  })
}
