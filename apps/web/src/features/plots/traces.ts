import type { TableRow } from '@groundsheet/contract'
import type { PlacedPoint } from './place-points.ts'

/** Two readings of one test that follow each other; the same twice where one stands alone. */
export type Stretch = readonly [upper: PlacedPoint, lower: PlacedPoint]

/** Farther apart than this two readings are not joined, metres: the hole was drilled on in between. */
const APART = 1
/** The same between readings over a length, such as the increments of a probe. */
const APART_RANGES = 0.005

/** Whether a reading is of a length and not of a point. */
export const isRange = ({ point }: PlacedPoint): boolean => point.base > point.top

const follows = (upper: PlacedPoint, lower: PlacedPoint): boolean =>
  lower.point.top - upper.point.base <= (isRange(upper) ? APART_RANGES : APART)

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
      if (upper && follows(upper, lower)) return [[upper, lower]]
      return [[lower, lower]]
    })
  })
}
