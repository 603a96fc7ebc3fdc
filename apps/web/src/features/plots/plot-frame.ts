import { depthTicks } from '@groundsheet/logs'
import {
  placeOn,
  valueAt,
  valueScale,
  valueTicks,
  type PlotDefinition,
  type PlotLimits,
  type PlotWindow,
  type ValueScale,
} from '@groundsheet/plots'
import type { HeightAxis, PlacedPoint } from './place-points.ts'
import { traitsOf } from './plot-kinds.ts'

export type Fit = 'all' | 'most'

/** Where values and heights lie in px. Heights are depths, levels or, on the chart of plasticity, indices. */
export interface PlotFrame {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly values: ValueScale
  readonly valueTicks: readonly number[]
  readonly heightTicks: readonly number[]
  /** Whether heights grow upwards. */
  readonly upwards: boolean
  readonly x: (value: number) => number
  readonly y: (height: number) => number
  readonly valueAt: (x: number) => number
  readonly heightAt: (y: number) => number
  /** Null: the whole plot is seen. */
  readonly window: PlotWindow | null
}

const MARGIN = { left: 46, right: 16, bottom: 12 } as const
const HEAD = 38
/** Px of a tick: a date such as `22 Mar 2021` is the widest. */
const ROOM = { value: 62, date: 84, height: 34 } as const

interface Subject {
  readonly plot: Pick<PlotDefinition, 'kind' | 'scale' | 'from' | 'least'>
  readonly points: readonly PlacedPoint[]
  readonly axis: HeightAxis
  readonly fit: Fit
}

/** All that there is to see of a plot. */
export function limitsOf({ plot, points, axis, fit }: Subject): PlotLimits {
  const values = points.map(({ point }) => point.value)
  return { values: valueScale(plot, values, fit), heights: heightsOf(points, plot, axis) }
}

interface Seen {
  readonly limits: PlotLimits
  readonly window: PlotWindow | null
  /** Whether heights grow upwards. */
  readonly upwards: boolean
  /** Px above the frame. */
  readonly head?: number
}

export const growsUpwards = ({ plot, axis }: Pick<Subject, 'plot' | 'axis'>): boolean =>
  traitsOf(plot).indexTitle !== null || axis === 'level'

export function makeFrame(
  { limits, window, upwards, head = HEAD }: Seen,
  { width, height }: { readonly width: number; readonly height: number },
): PlotFrame {
  const [left, top] = [MARGIN.left, head]
  const [right, bottom] = [
    Math.max(width - MARGIN.right, left + 40),
    Math.max(height - MARGIN.bottom, top + 40),
  ]
  const values = window ? { ...limits.values, from: window.left, to: window.right } : limits.values
  const { from, to } = window ? { from: window.least, to: window.greatest } : limits.heights
  const y = (at: number) => top + ((upwards ? to - at : at - from) / (to - from)) * (bottom - top)
  const heightAt = (at: number) => {
    const share = ((at - top) / (bottom - top)) * (to - from)
    return upwards ? to - share : from + share
  }
  return {
    left,
    top,
    right,
    bottom,
    values,
    upwards,
    valueTicks: valueTicks(values, right - left, values.kind === 'time' ? ROOM.date : ROOM.value),
    heightTicks: depthTicks(from, to, bottom - top, ROOM.height),
    x: (value) => left + placeOn(values, value) * (right - left),
    y,
    valueAt: (at) => valueAt(values, (at - left) / (right - left)),
    heightAt,
    window,
  }
}

/** Ground level is always in sight of depths; a little room is left at both ends. */
function heightsOf(points: readonly PlacedPoint[], plot: Pick<PlotDefinition, 'kind'>, axis: HeightAxis) {
  const { indexTitle, indexExtent } = traitsOf(plot)
  if (indexTitle !== null) return indexExtent(points)
  let [least, most] = axis === 'depth' ? [0, 1] : [Infinity, -Infinity]
  for (const { from, to, point } of points) {
    if (point.note) continue
    least = Math.min(least, from, to)
    most = Math.max(most, from, to)
  }
  if (!(most >= least)) return { from: 0, to: 1 }
  const room = Math.max((most - least) * 0.03, 0.2)
  return { from: axis === 'depth' && least === 0 ? 0 : least - room, to: most + room }
}

/** Px above the foot of the frame at which visits without a depth are marked. */
const NOTE = 8

/** Where a point is drawn, px; of the whole plot, what lies beyond the scale stands at its edge. */
export function spotOf(frame: PlotFrame, { point, height }: PlacedPoint) {
  const x = frame.x(point.value)
  const y = point.note ? frame.bottom - NOTE : frame.y(point.index ?? height)
  if (frame.window) return { x, y, beyond: false }
  return {
    x: Math.max(frame.left, Math.min(x, frame.right)),
    y,
    beyond: x > frame.right + 0.5 || x < frame.left - 0.5,
  }
}

/** Half a sign that stands on the edge of the frame is seen, px. */
const OVER = 6

/** Whether a place is in sight. */
export const isInSight = ({ left, right, top, bottom }: PlotFrame, x: number, y: number): boolean =>
  x >= left - OVER && x <= right + OVER && y >= top - OVER && y <= bottom + OVER

/** What is drawn of the points while only a part is seen. */
export const clipOf = (
  { window, left, top, right, bottom }: PlotFrame,
  { width, height }: { readonly width: number; readonly height: number },
): string | undefined =>
  window
    ? `inset(${top - OVER}px ${width - right - OVER}px ${height - bottom - OVER}px ${left - OVER}px)`
    : undefined
