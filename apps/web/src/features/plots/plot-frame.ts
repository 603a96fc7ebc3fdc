import { depthTicks } from '@groundsheet/logs'
import {
  placeOn,
  valueAt,
  valueTicks,
  type PlotLimits,
  type PlotWindow,
  type ValueScale,
} from '@groundsheet/plots'
import type { PlacedPoint } from './place-points.ts'

/** Position of values and heights, px. Heights are depths, levels or, on a plasticity chart, indices. */
export interface PlotFrame {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Height below the frame for the ticks and title of values, px; null: they are above the frame. */
  readonly footHeight: number | null
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

interface FrameOptions {
  readonly limits: PlotLimits
  readonly window: PlotWindow | null
  /** Whether heights grow upwards. */
  readonly upwards: boolean
  /** Height above the frame, px. */
  readonly headHeight?: number
  /** Height below the frame, px; absent: a margin, and the ticks of values are above the frame. */
  readonly footHeight?: number | undefined
}

export function makeFrame(
  { limits, window, upwards, headHeight = HEAD_HEIGHT_PX, footHeight }: FrameOptions,
  { width, height }: { readonly width: number; readonly height: number },
): PlotFrame {
  const [left, top] = [MARGIN_PX.left, headHeight]
  const [right, bottom] = [
    Math.max(width - MARGIN_PX.right, left + 40),
    Math.max(height - (footHeight ?? MARGIN_PX.bottom), top + 40),
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
    footHeight: footHeight ?? null,
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
    ? `inset(${top - SYMBOL_OVERHANG_PX}px ${width - right - SYMBOL_OVERHANG_PX}px ` +
      `${height - bottom - SYMBOL_OVERHANG_PX}px ${left - SYMBOL_OVERHANG_PX}px)`
    : undefined
