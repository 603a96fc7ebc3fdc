import { DAY_MS } from '../dates/read-date.ts'

/** Bins of a histogram: bin `i` holds values from `edges[i]` to below `edges[i + 1]`. */
export interface ValueBins {
  /** One more than there are bins; empty where no value is stated. */
  readonly edges: readonly number[]
  /** Bin of each value; -1 where none is stated. */
  readonly binOf: Int32Array
}

export const binCount = ({ edges }: Pick<ValueBins, 'edges'>): number => Math.max(0, edges.length - 1)

const MAX_DEPTH_BINS = 20
const MAX_DAY_BINS = 24

/** Bins of depths in metres, in steps of 1, 2 or 5 times a power of ten. */
export function binDepths(depths: Float64Array): ValueBins {
  const edges = depthEdges(depths.reduce((most, depth) => (depth > most ? depth : most), 0))
  return { edges, binOf: putIn(edges, depths) }
}

/** Edges of bins of depths down to the deepest, in metres; empty where that is 0. */
export function depthEdges(deepest: number): number[] {
  const step = roundStep(deepest / MAX_DEPTH_BINS)
  const count = deepest === 0 ? 0 : Math.floor(deepest / step) + 1
  // 3 × 0.1 is 0.3.
  return Array.from({ length: count === 0 ? 0 : count + 1 }, (_, at) => Number((at * step).toPrecision(12)))
}

function roundStep(least: number): number {
  if (!(least > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? least
}

/** Bins of days since 1970: days, weeks from Monday, months, quarters, years, 2, 5, 10 or 100 years. */
export function binDays(days: Float64Array): ValueBins {
  const [first, last] = days.reduce(
    ([least, most], day) => (Number.isNaN(day) ? [least, most] : [Math.min(least, day), Math.max(most, day)]),
    [Infinity, -Infinity],
  )
  const edges = dayEdges(first, last)
  return { edges, binOf: putIn(edges, days) }
}

const FIRST_MONDAY_DAY = 4
const MONTH_DAYS = 365.2425 / 12

interface CalendarStep {
  /** Average length in days. */
  readonly length: number
  /** Number of the step a day lies in. */
  readonly of: (day: number) => number
  /** Day that a step begins on. */
  readonly start: (step: number) => number
}

const byDays = (days: number): CalendarStep => ({
  length: days,
  of: (day) => Math.floor((day - FIRST_MONDAY_DAY) / days),
  start: (step) => FIRST_MONDAY_DAY + step * days,
})

const byMonths = (months: number): CalendarStep => ({
  length: months * MONTH_DAYS,
  of(day) {
    const date = new Date(day * DAY_MS)
    return Math.floor((date.getUTCFullYear() * 12 + date.getUTCMonth()) / months)
  },
  // Date.UTC reads a year below 100 as 19xx, so counting starts from 2000.
  start: (step) => Date.UTC(2000, step * months - 2000 * 12) / DAY_MS,
})

const CENTURY = byMonths(1200)
const CALENDAR = [byDays(1), byDays(7), ...[1, 3, 12, 24, 60, 120].map(byMonths), CENTURY]

/** Edges of bins of days from the first to the last, days since 1970; empty where there are none. */
export function dayEdges(first: number, last: number): number[] {
  if (first > last) return []
  const step = CALENDAR.find(({ length }) => (last - first) / length + 1 <= MAX_DAY_BINS) ?? CENTURY
  const from = step.of(first)
  return Array.from({ length: step.of(last) - from + 2 }, (_, at) => step.start(from + at))
}

const putIn = (edges: readonly number[], values: Float64Array): Int32Array =>
  Int32Array.from(values, (value) => binAt(edges, value))

/** Index of the bin that holds a value; -1: it is NaN, or there are no bins. */
export function binAt(edges: readonly number[], value: number): number {
  if (Number.isNaN(value)) return -1
  let bin = edges.length - 2
  // A value below all edges, a depth above ground, counts as the least.
  while (bin > 0 && value < (edges[bin] ?? 0)) bin--
  return bin < 0 ? -1 : bin
}
