import type { PlotDefinition, PlotKind } from '@groundsheet/plots'
import { DAY, summarise } from '@groundsheet/readings'
import type { PlacedPoint } from './place-points.ts'

/** Two consecutive readings of one line; the same reading twice if it is isolated. */
export type Segment = readonly [upper: PlacedPoint, lower: PlacedPoint]

/** Maximum gap between joined readings, metres: beyond it the hole was drilled on in between. */
const MAX_GAP_M = 1
/** The same for readings over a length, such as the increments of a probe. */
const MAX_RANGE_GAP_M = 0.005
/** A longer time between visits is a gap if it is also more than `MAX_INTERVALS` median intervals. */
const MAX_UNBROKEN_DAYS = 45
const MAX_INTERVALS = 3
/** Readings at such intervals are of a data logger, which is not read at visits: any such gap counts. */
const MAX_LOGGER_INTERVAL_DAYS = 1
/** Fewer intervals tell nothing of the programme of visits. */
const MIN_INTERVALS = 2

/** Whether a reading covers a length instead of a point. */
export const isRange = ({ point }: PlacedPoint): boolean => point.base > point.top

/** How the readings of one line are joined. */
interface Joining {
  readonly compare: (one: PlacedPoint, other: PlacedPoint) => number
  /** Returns whether two consecutive readings are joined; `line`: all readings of it, in order. */
  readonly follows: (line: readonly PlacedPoint[]) => (before: PlacedPoint, after: PlacedPoint) => boolean
}

const byValue: Joining['compare'] = (one, other) => one.point.value - other.point.value

const BY_DEPTH: Joining = {
  compare: (one, other) => one.point.top - other.point.top,
  follows: () => (upper, lower) =>
    lower.point.top - upper.point.base <= (isRange(upper) ? MAX_RANGE_GAP_M : MAX_GAP_M),
}

const JOININGS: Readonly<Record<PlotKind, Joining>> = {
  depth: BY_DEPTH,
  plasticity: BY_DEPTH,
  grading: { compare: byValue, follows: () => () => true },
  time: {
    compare: byValue,
    follows(line) {
      const maxDays = maxDaysBetween(line)
      return (before, after) =>
        !before.point.note && !after.point.note && dayOf(after) - dayOf(before) <= maxDays
    },
  },
}

const dayOf = ({ point }: PlacedPoint): number => Math.floor(point.value / DAY)

/** Longest time between joined readings of an installation, days. */
function maxDaysBetween(line: readonly PlacedPoint[]): number {
  const median = medianInterval(line)
  if (median === null) return MAX_UNBROKEN_DAYS
  const minDays = median > MAX_LOGGER_INTERVAL_DAYS ? MAX_UNBROKEN_DAYS : 0
  return Math.max(minDays, MAX_INTERVALS * median)
}

/** Median days between days with readings or visits; null for fewer than three days. */
function medianInterval(line: readonly PlacedPoint[]): number | null {
  const days = [...new Set(line.map(dayOf))]
  const intervals = days.slice(1).map((day, at) => ({ value: day - (days[at] ?? day) }))
  return intervals.length < MIN_INTERVALS ? null : (summarise(intervals)?.exact?.median ?? null)
}

/** Consecutive readings of each line as segments; visits without a depth have none. */
export function segmentsOf(
  points: readonly PlacedPoint[],
  nameOf: NonNullable<PlotDefinition['traced']>,
  kind: PlotKind = 'depth',
): readonly Segment[] {
  const { compare, follows } = JOININGS[kind]
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
