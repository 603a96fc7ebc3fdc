import { depthTicks, niceCeiling } from '@groundsheet/logs'
import { DAY_MS } from '@groundsheet/readings'
import type { PlotDefinition } from './plot.ts'

/** From its left end to its right; `to` > `from`, and both above 0 on a logarithmic one. */
export interface ValueScale {
  readonly kind: 'linear' | 'log' | 'time'
  readonly from: number
  readonly to: number
}

/** Share of the values that the scale must contain. */
const MAIN_SHARE = 0.98

type Shape = Pick<PlotDefinition, 'scale' | 'from' | 'minScaleEnd' | 'limit'>

/** A scale of all values, or all but the outermost 2 %. */
export function valueScale(plot: Shape, values: readonly number[], fit: 'all' | 'most'): ValueScale {
  const log = plot.scale === 'log'
  const sorted = Float64Array.from(log ? values.filter((value) => value > 0) : values).sort()
  const kept = fit === 'all' ? sorted : trim(sorted, !log && plot.minScaleEnd !== undefined)
  const [least = log ? 1e-9 : 0, greatest = log ? 1e-5 : 1] = [kept[0], kept.at(-1)]
  if (log) return decades(least, greatest, plot)
  if (plot.scale === 'time') return widen('time', least, greatest, 86_400_000)
  if (plot.limit !== undefined) return { kind: 'linear', from: 0, to: plot.limit }
  if (plot.minScaleEnd !== undefined && least >= 0)
    return { kind: 'linear', from: 0, to: niceCeiling(Math.max(greatest, plot.minScaleEnd)) }
  return roundOutwards(least, greatest)
}

/** On a scale from 0 only the greatest values are outliers, else both ends. */
function trim(sorted: Float64Array, fromZero: boolean): Float64Array {
  const out = Math.floor(sorted.length * (1 - MAIN_SHARE))
  const below = fromZero ? 0 : Math.floor(out / 2)
  return sorted.subarray(below, sorted.length - (out - below))
}

function decades(least: number, greatest: number, { from: first, minScaleEnd: last }: Shape): ValueScale {
  const below = 10 ** Math.floor(Math.log10(least) + 1e-9)
  const above = 10 ** Math.ceil(Math.log10(greatest) - 1e-9)
  const from = first === undefined ? below : Math.min(first, below)
  const to = last !== undefined && greatest <= last ? last : above
  return { kind: 'log', from, to: to > from ? to : from * 10 }
}

const widen = (kind: 'time' | 'linear', least: number, greatest: number, room: number): ValueScale => {
  const margin = Math.max((greatest - least) * 0.03, room / 2)
  return { kind, from: least - margin, to: greatest + margin }
}

/** Values closer than this share of them are drawn as one. */
const EQUAL_SHARE = 1e-9

function roundOutwards(least: number, greatest: number): ValueScale {
  const span = greatest - least
  if (!(span > Math.abs(greatest) * EQUAL_SHARE))
    return widen('linear', least, greatest, Math.max(Math.abs(least) * 0.1, 1))
  const [first = 0, second = 1] = depthTicks(0, span, 5, 1)
  const step = second - first
  const from = Math.floor(least / step + 1e-9) * step
  const to = Math.ceil(greatest / step - 1e-9) * step
  return { kind: 'linear', from: tidy(from), to: tidy(to > from ? to : from + step) }
}

const tidy = (value: number) => Number(value.toPrecision(12))

/**
 * 0 at the left end and 1 at the right; less or more outside. Not finite if the scale cannot contain the
 * value.
 */
export const placeOn = ({ kind, from, to }: ValueScale, value: number): number =>
  kind === 'log' ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from)

/** Round values of a scale of `length` px, at least about `room` px apart. Ascending. */
export function valueTicks({ kind, from, to }: ValueScale, length: number, room: number): number[] {
  if (kind === 'linear') return depthTicks(from, to, length, room)
  if (kind === 'time') return timeTicks(from, to, length / room)
  const [first, last] = [Math.ceil(Math.log10(from) - 1e-9), Math.floor(Math.log10(to) + 1e-9)]
  // Below two powers of ten the values between them are marked too.
  if (last - first < 1) return depthTicks(from, to, length, room)
  const stride = Math.max(1, Math.ceil(((last - first) * room) / Math.max(length, 1)))
  return Array.from({ length: Math.floor((last - first) / stride) + 1 }, (_, index) =>
    Number(`1e${first + index * stride}`),
  )
}

const DAY_STEPS = [1, 2, 7, 14] as const
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200] as const

/** Midnights, Mondays or firsts of months, UTC, at most about `most` of them. */
function timeTicks(from: number, to: number, most: number): number[] {
  const days = DAY_STEPS.find((step) => (to - from) / (step * DAY_MS) <= most)
  if (days !== undefined) return stepDays(from, to, days)
  const months = MONTH_STEPS.find((step) => (to - from) / (step * 30.4 * DAY_MS) <= most) ?? 1200
  const start = new Date(from)
  const first = Math.ceil((start.getUTCFullYear() * 12 + start.getUTCMonth()) / months) * months
  const count = Math.ceil((to - from) / (months * 28 * DAY_MS)) + 2
  return Array.from({ length: count }, (_, index) => firstOfMonth(first + index * months)).filter(
    (time) => time >= from && time <= to,
  )
}

const firstOfMonth = (months: number) => Date.UTC(Math.floor(months / 12), months % 12, 1)

/** Steps of weeks begin on a Monday: 1970 began on a Thursday. */
function stepDays(from: number, to: number, days: number): number[] {
  const offset = days % 7 === 0 ? 4 * DAY_MS : 0
  const step = days * DAY_MS
  const first = Math.ceil((from - offset) / step) * step + offset
  return Array.from(
    { length: Math.max(0, Math.floor((to - first) / step) + 1) },
    (_, index) => first + index * step,
  )
}
