import { DAY_MS, summarise } from '@groundsheet/readings'
import type { PlacedPoint } from '../place-points.ts'

/** Maximum gap between joined readings, metres: beyond it the hole was drilled on in between. */
const MAX_GAP_M = 1
/** The same for readings over a length, such as the increments of a probe. */
const MAX_RANGE_GAP_M = 0.005
/** A longer time between visits is a gap if it is also more than `MAX_MEDIAN_INTERVALS` median intervals. */
const MAX_UNBROKEN_DAYS = 45
const MAX_MEDIAN_INTERVALS = 3
/** Readings at such intervals are of a data logger, which is not read at visits: any such gap counts. */
const MAX_LOGGER_INTERVAL_DAYS = 1
/** Fewer intervals do not show the programme of visits. */
const MIN_INTERVALS = 2

/** Whether a reading covers a length instead of a point. */
export const isRange = ({ point }: PlacedPoint): boolean => point.base > point.top

/** How the readings of one line are joined. */
export interface LineJoining {
  readonly compare: (one: PlacedPoint, other: PlacedPoint) => number
  /** Returns whether two consecutive readings are joined; `line`: all readings of it, in order. */
  readonly follows: (line: readonly PlacedPoint[]) => (before: PlacedPoint, after: PlacedPoint) => boolean
}

const byValue: LineJoining['compare'] = (one, other) => one.point.value - other.point.value

/** From the top down, as far as the readings are close together. */
export const JOINED_BY_DEPTH: LineJoining = {
  compare: (one, other) => one.point.top - other.point.top,
  follows: () => (upper, lower) =>
    lower.point.top - upper.point.base <= (isRange(upper) ? MAX_RANGE_GAP_M : MAX_GAP_M),
}

/** All of them, in the order of their values. */
export const JOINED_BY_VALUE: LineJoining = { compare: byValue, follows: () => () => true }

/** Visits of an installation, as far as they follow each other at about the usual interval. */
export const JOINED_BY_TIME: LineJoining = {
  compare: byValue,
  follows(line) {
    const maxDays = maxDaysBetween(line)
    return (before, after) =>
      !before.point.note && !after.point.note && dayOf(after) - dayOf(before) <= maxDays
  },
}

const dayOf = ({ point }: PlacedPoint): number => Math.floor(point.value / DAY_MS)

/** Longest time between joined readings of an installation, days. */
function maxDaysBetween(line: readonly PlacedPoint[]): number {
  const median = medianInterval(line)
  if (median === null) return MAX_UNBROKEN_DAYS
  const minDays = median > MAX_LOGGER_INTERVAL_DAYS ? MAX_UNBROKEN_DAYS : 0
  return Math.max(minDays, MAX_MEDIAN_INTERVALS * median)
}

/** Median days between days with readings or visits; null for fewer than three days. */
function medianInterval(line: readonly PlacedPoint[]): number | null {
  const days = [...new Set(line.map(dayOf))]
  const intervals = days.slice(1).map((day, at) => ({ value: day - (days[at] ?? day) }))
  return intervals.length < MIN_INTERVALS ? null : (summarise(intervals)?.exact?.median ?? null)
}
