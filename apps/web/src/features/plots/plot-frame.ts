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

/** Position of values and heights, px. Heights are depths, levels or, on a plasticity chart, indices. */
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
  /** Null: the whole plot is visible. */
  readonly window: PlotWindow | null
}

const MARGIN_PX = { left: 46, right: 16, bottom: 12 } as const
const HEAD_HEIGHT_PX = 38
/** Space for a tick label, px: a date such as `22 Mar 2021` is the widest. */
const TICK_SPACE_PX = { value: 62, date: 84, height: 34 } as const

interface Subject {
  readonly plot: Pick<PlotDefinition, 'kind' | 'scale' | 'from' | 'minScaleEnd'>
  readonly points: readonly PlacedPoint[]
  readonly axis: HeightAxis
  readonly fit: Fit
}

/** Full extent of a plot. */
export function limitsOf({ plot, points, axis, fit }: Subject): PlotLimits {
  const values = points.map(({ point }) => point.value)
  return { values: valueScale(plot, values, fit), heights: heightsOf(points, plot, axis) }
}

interface FrameOptions {
  readonly limits: PlotLimits
  readonly window: PlotWindow | null
  /** Whether heights grow upwards. */
  readonly upwards: boolean
  /** Height above the frame, px. */
  readonly headHeight?: number
}

export const growsUpwards = ({ plot, axis }: Pick<Subject, 'plot' | 'axis'>): boolean =>
  traitsOf(plot).indexTitle !== null || axis === 'level'

export function makeFrame(
  { limits, window, upwards, headHeight = HEAD_HEIGHT_PX }: FrameOptions,
  { width, height }: { readonly width: number; readonly height: number },
): PlotFrame {
  const [left, top] = [MARGIN_PX.left, headHeight]
  const [right, bottom] = [
    Math.max(width - MARGIN_PX.right, left + 40),
    Math.max(height - MARGIN_PX.bottom, top + 40),
  ]
  const values = window ? { ...limits.values, from: window.left, to: window.right } : limits.values
  const { from, to } = window ? { from: window.min, to: window.max } : limits.heights
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
    valueTicks: valueTicks(
      values,
      right - left,
      values.kind === 'time' ? TICK_SPACE_PX.date : TICK_SPACE_PX.value,
    ),
    heightTicks: depthTicks(from, to, bottom - top, TICK_SPACE_PX.height),
    x: (value) => left + placeOn(values, value) * (right - left),
    y,
    valueAt: (at) => valueAt(values, (at - left) / (right - left)),
    heightAt,
    window,
  }
}

/** Depth axes always include ground level; a margin is left at both ends. */
function heightsOf(points: readonly PlacedPoint[], plot: Pick<PlotDefinition, 'kind'>, axis: HeightAxis) {
  const { indexTitle, indexExtent } = traitsOf(plot)
  if (indexTitle !== null) return indexExtent(points)
  let [min, max] = axis === 'depth' ? [0, 1] : [Infinity, -Infinity]
  for (const { from, to, point } of points) {
    if (point.note) continue
    min = Math.min(min, from, to)
    max = Math.max(max, from, to)
  }
  if (!(max >= min)) return { from: 0, to: 1 }
  const margin = Math.max((max - min) * 0.03, 0.2)
  return { from: axis === 'depth' && min === 0 ? 0 : min - margin, to: max + margin }
}

/** Distance above the bottom of the frame at which visits without a depth are marked. */
const NOTE_OFFSET_PX = 8

/** Position of a point, px; in the whole plot, values beyond the scale are drawn at its edge. */
export function spotOf(frame: PlotFrame, { point, height }: PlacedPoint) {
  const x = frame.x(point.value)
  const y = point.note ? frame.bottom - NOTE_OFFSET_PX : frame.y(point.index ?? height)
  if (frame.window) return { x, y, beyond: false }
  return {
    x: Math.max(frame.left, Math.min(x, frame.right)),
    y,
    beyond: x > frame.right + 0.5 || x < frame.left - 0.5,
  }
}

/** Half the size of a symbol: one on the edge of the frame stays visible. */
const SYMBOL_OVERHANG_PX = 6

/** Whether a position is inside the frame or on its edge. */
export const isVisible = ({ left, right, top, bottom }: PlotFrame, x: number, y: number): boolean =>
  x >= left - SYMBOL_OVERHANG_PX &&
  x <= right + SYMBOL_OVERHANG_PX &&
  y >= top - SYMBOL_OVERHANG_PX &&
  y <= bottom + SYMBOL_OVERHANG_PX

/** CSS clip of the points while only a part of the plot is visible. */
export const clipOf = (
  { window, left, top, right, bottom }: PlotFrame,
  { width, height }: { readonly width: number; readonly height: number },
): string | undefined =>
  window
    ? `inset(${top - SYMBOL_OVERHANG_PX}px ${width - right - SYMBOL_OVERHANG_PX}px ${height - bottom - SYMBOL_OVERHANG_PX}px ${left - SYMBOL_OVERHANG_PX}px)`
    : undefined
