import { panWindow, zoomWindow, type DepthWindow } from '@groundsheet/logs'
import { placeOn, type ValueScale } from './value-scale.ts'

/** The visible part of a plot, in the units of its values and of its heights. */
export interface PlotWindow {
  readonly left: number
  readonly right: number
  readonly min: number
  readonly max: number
}

/** The whole plot. */
export interface PlotLimits {
  readonly values: ValueScale
  readonly heights: { readonly from: number; readonly to: number }
}

/** The smallest visible part of either scale. */
const MIN_SHARE = 0.005
/** A wider part is the whole. */
const WHOLE_SHARE = 1 - 1e-6

/** From 0 to 1 along a scale, as a log is from 0 to its depth. */
type Stretch = DepthWindow

/** Zooms in by `factor` about a place, which stays fixed. Null, here and below: the whole plot. */
export function zoomPlot(
  window: PlotWindow | null,
  about: { readonly value: number; readonly height: number },
  factor: number,
  limits: PlotLimits,
): PlotWindow | null {
  const { across, up } = stretchesOf(window, limits)
  const value = placeOn(limits.values, about.value)
  const height = shareOf(about.height, limits)
  return windowOf(
    zoomWindow(across, value, factor, WHOLE_STRETCH, MIN_SHARE),
    zoomWindow(up, height, factor, WHOLE_STRETCH, MIN_SHARE),
    limits,
  )
}

/** Pans by parts of the window: to greater values, and to greater heights. */
export function panPlot(
  window: PlotWindow | null,
  along: number,
  higher: number,
  limits: PlotLimits,
): PlotWindow | null {
  const { across, up } = stretchesOf(window, limits)
  return windowOf(moveStretch(across, along), moveStretch(up, higher), limits)
}

/** The value at a part of a scale; 0 is its left end, 1 its right. */
export const valueAt = ({ kind, from, to }: ValueScale, share: number): number =>
  kind === 'log' ? from * (to / from) ** share : from + share * (to - from)

const shareOf = (height: number, { heights: { from, to } }: PlotLimits) => (height - from) / (to - from)

const WHOLE_STRETCH: Stretch = { from: 0, to: 1 }

function stretchesOf(window: PlotWindow | null, limits: PlotLimits): { across: Stretch; up: Stretch } {
  if (!window) return { across: WHOLE_STRETCH, up: WHOLE_STRETCH }
  const { values } = limits
  return {
    across: { from: placeOn(values, window.left), to: placeOn(values, window.right) },
    up: { from: shareOf(window.min, limits), to: shareOf(window.max, limits) },
  }
}

const moveStretch = (stretch: Stretch, part: number): Stretch =>
  panWindow(stretch, (stretch.to - stretch.from) * part, WHOLE_STRETCH, MIN_SHARE)

function windowOf(x: Stretch, y: Stretch, { values, heights }: PlotLimits): PlotWindow | null {
  const isWhole = x.to - x.from > WHOLE_SHARE && y.to - y.from > WHOLE_SHARE
  if (isWhole || ![x.from, x.to, y.from, y.to].every(Number.isFinite)) return null
  const heightAt = (share: number) => heights.from + share * (heights.to - heights.from)
  return {
    left: valueAt(values, x.from),
    right: valueAt(values, x.to),
    min: heightAt(y.from),
    max: heightAt(y.to),
  }
}
