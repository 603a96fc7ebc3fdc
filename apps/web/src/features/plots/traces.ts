import type { TableRow } from '@groundsheet/contract'
import type { PlacedPoint } from './place-points.ts'

/** Two readings of one test that follow each other; the same twice where one stands alone. */
export type Stretch = readonly [upper: PlacedPoint, lower: PlacedPoint]

/** Farther apart than this two readings are not joined, metres: the hole was drilled on in between. */
const APART = 1

/** The readings of each test from the ground down, in stretches from one to the next. */
export function tracesOf(
  points: readonly PlacedPoint[],
  testOf: (row: TableRow) => string,
): readonly Stretch[] {
  const tests = Map.groupBy(points, ({ point, hole }) => `${hole.id} ${testOf(point.row)} ${point.series}`)
  return [...tests.values()].flatMap((test) => {
    const order = test.toSorted((a, b) => a.point.top - b.point.top)
    return order.flatMap((lower, at): Stretch[] => {
      const upper = order[at - 1]
      if (upper && lower.point.top - upper.point.top <= APART) return [[upper, lower]]
      return [[lower, lower]]
    })
  })
}
