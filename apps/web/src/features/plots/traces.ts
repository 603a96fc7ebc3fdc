import type { PlotDefinition, PlotKind } from '@groundsheet/plots'
import { DAY, summarise } from '@groundsheet/readings'
import type { PlacedPoint } from './place-points.ts'

/** Two readings of one line that follow each other; the same twice where one stands alone. */
export type Stretch = readonly [upper: PlacedPoint, lower: PlacedPoint]

/** Farther apart than this two readings are not joined, metres: the hole was drilled on in between. */
const APART = 1
/** The same between readings over a length, such as the increments of a probe. */
const APART_RANGES = 0.005
/** An installation without a reading for so many times its median interval has a gap. */
const MAX_INTERVALS = 3

/** Whether a reading is of a length and not of a point. */
export const isRange = ({ point }: PlacedPoint): boolean => point.base > point.top

/** How the readings of one line are joined. */
interface Joining {
  readonly compare: (one: PlacedPoint, other: PlacedPoint) => number
  /** Whether two readings that follow each other are joined; `line`: all of its readings, in order. */
  readonly follows: (line: readonly PlacedPoint[]) => (before: PlacedPoint, after: PlacedPoint) => boolean
}

const byValue: Joining['compare'] = (one, other) => one.point.value - other.point.value

const DOWN: Joining = {
  compare: (one, other) => one.point.top - other.point.top,
  follows: () => (upper, lower) =>
    lower.point.top - upper.point.base <= (isRange(upper) ? APART_RANGES : APART),
}

const JOININGS: Readonly<Record<PlotKind, Joining>> = {
  depth: DOWN,
  plasticity: DOWN,
  grading: { compare: byValue, follows: () => () => true },
  time: {
    compare: byValue,
    follows(line) {
      const longest = MAX_INTERVALS * medianInterval(line)
      return (before, after) =>
        !before.point.note && !after.point.note && dayOf(after) - dayOf(before) <= longest
    },
  },
}

const dayOf = ({ point }: PlacedPoint): number => Math.floor(point.value / DAY)

/** Days between days with readings or visits, whose number on a day has no effect; infinite for a single day. */
function medianInterval(line: readonly PlacedPoint[]): number {
  const days = [...new Set(line.map(dayOf))]
  const intervals = days.slice(1).map((day, at) => ({ value: day - (days[at] ?? day) }))
  return summarise(intervals)?.exact?.median ?? Infinity
}

/** The readings of each line in their order, in stretches from one to the next; visits without a depth have none. */
export function tracesOf(
  points: readonly PlacedPoint[],
  nameOf: NonNullable<PlotDefinition['traced']>,
  kind: PlotKind = 'depth',
): readonly Stretch[] {
  const { compare, follows } = JOININGS[kind]
  const lines = Map.groupBy(points, ({ point, hole }) => `${hole.id} ${nameOf(point)} ${point.series}`)
  return [...lines.values()].flatMap((line) => {
    const order = line.toSorted(compare)
    const isJoined = follows(order)
    return order.flatMap((after, at): Stretch[] => {
      const before = order[at - 1]
      if (after.point.note) return []
      if (before && isJoined(before, after)) return [[before, after]]
      return [[after, after]]
    })
  })
}
