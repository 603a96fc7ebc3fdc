import { panPlot, valueAt, zoomPlot, type PlotLimits, type PlotWindow } from '@groundsheet/plots'
import type { KeyboardEvent } from 'react'
import { actOnKey, pinchOf, wheelDistanceOf, useDrawingGestures } from '../../ui/use-drawing-gestures.ts'
import type { PlotFrame } from './plot-frame.ts'

/** The visible part of a plot, its full extent, and the callback that changes the part. */
export interface PlotView {
  readonly window: PlotWindow | null
  readonly limits: PlotLimits
  /** Null: the whole plot. */
  readonly onWindow: (window: PlotWindow | null) => void
}

/** Factor of one key press or button press. */
export const ZOOM_FACTOR = 1.5
/** Share of the visible part that one key press pans. */
const PAN_SHARE = 0.2

/** Zooms about the middle of the visible part. */
export const zoomMiddle = ({ window, limits, onWindow }: PlotView, factor: number) =>
  onWindow(zoomPlot(window, middleOf(window, limits), factor, limits))

function middleOf(window: PlotWindow | null, { values, heights }: PlotLimits) {
  const scale = window ? { ...values, from: window.left, to: window.right } : values
  const { min, max } = window ?? { min: heights.from, max: heights.to }
  return { value: valueAt(scale, 0.5), height: (min + max) / 2 }
}

interface Options {
  readonly view: PlotView
  readonly frame: PlotFrame | null
  readonly onTap: (x: number, y: number) => void
}

/** Wheel, drag, pinch and keys as on a map: the wheel zooms about the pointer, with Shift it pans. */
export function usePlotGestures(drawing: SVGSVGElement | null, { view, frame, onTap }: Options) {
  const { window, limits, onWindow } = view
  const gestures = useDrawingGestures(drawing, {
    seen: frame,
    onTap,
    onDrag(seen, from, to) {
      if (!seen) return
      const moved = panPlot(
        seen.window,
        shareAlong(seen, from.x - to.x),
        shareUp(seen, to.y - from.y),
        limits,
      )
      const factor = pinchOf(from.spread, to.spread)
      const about = { value: seen.valueAt(from.x), height: seen.heightAt(from.y) }
      onWindow(factor === 1 ? moved : zoomPlot(moved, about, factor, limits))
    },
    onWheel(event, { x, y }) {
      if (!frame) return
      const wheel = wheelDistanceOf(event)
      const isSideways = event.shiftKey || Math.abs(wheel.x) > Math.abs(wheel.y)
      const about = { value: frame.valueAt(x), height: frame.heightAt(y) }
      const next = isSideways
        ? panPlot(window, shareAlong(frame, wheel.x === 0 ? wheel.y : wheel.x), 0, limits)
        : zoomPlot(window, about, Math.exp(-wheel.y / 300), limits)
      // At minimum zoom the page scrolls instead.
      if (next === null && window === null) return
      event.preventDefault()
      onWindow(next)
    },
  })
  return {
    ...gestures,
    onKeyDown: (event: KeyboardEvent) => {
      if (frame) pressKey(event, view, frame)
    },
  }
}

const shareAlong = ({ left, right }: PlotFrame, px: number) => px / (right - left)
/** Dragging down shows what is above. */
const shareUp = ({ top, bottom, upwards }: PlotFrame, px: number) =>
  ((upwards ? 1 : -1) * px) / (bottom - top)

function pressKey(event: KeyboardEvent, view: PlotView, frame: PlotFrame) {
  const { window, limits, onWindow } = view
  const up = frame.upwards ? PAN_SHARE : -PAN_SHARE
  const pan = (along: number, higher: number) => () => onWindow(panPlot(window, along, higher, limits))
  const zoom = (factor: number) => () => zoomMiddle(view, factor)
  const moves = {
    ArrowLeft: pan(-PAN_SHARE, 0),
    ArrowRight: pan(PAN_SHARE, 0),
    ArrowUp: pan(0, up),
    ArrowDown: pan(0, -up),
  }
  actOnKey(event, {
    '+': zoom(ZOOM_FACTOR),
    '=': zoom(ZOOM_FACTOR),
    '-': zoom(1 / ZOOM_FACTOR),
    '0': () => onWindow(null),
    ...(event.shiftKey ? moves : {}),
  })
}
