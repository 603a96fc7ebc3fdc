import { panPlot, valueAt, zoomPlot, type PlotLimits, type PlotWindow } from '@groundsheet/plots'
import type { KeyboardEvent } from 'react'
import { actOnKey, pinchOf, turnOf, useDrawingGestures } from '../../ui/use-drawing-gestures.ts'
import type { PlotFrame } from './plot-frame.ts'

/** What is seen of a plot, of all that there is, and the way to see another part. */
export interface PlotView {
  readonly window: PlotWindow | null
  readonly limits: PlotLimits
  /** Null: the whole plot. */
  readonly onWindow: (window: PlotWindow | null) => void
}

/** A step of a key or a button. */
export const ZOOM_STEP = 1.5
/** Part of what is seen that a key moves by. */
const STRIDE = 0.2

/** Makes what is around the middle larger, or smaller. */
export const zoomMiddle = ({ window, limits, onWindow }: PlotView, factor: number) =>
  onWindow(zoomPlot(window, middleOf(window, limits), factor, limits))

function middleOf(window: PlotWindow | null, { values, heights }: PlotLimits) {
  const scale = window ? { ...values, from: window.left, to: window.right } : values
  const { least, greatest } = window ?? { least: heights.from, greatest: heights.to }
  return { value: valueAt(scale, 0.5), height: (least + greatest) / 2 }
}

interface Options {
  readonly view: PlotView
  readonly frame: PlotFrame | null
  readonly onTap: (x: number, y: number) => void
}

/** Wheel, drag, pinch and keys, as on a map: the wheel zooms about the pointer, with Shift it moves along. */
export function usePlotGestures(drawing: SVGSVGElement | null, { view, frame, onTap }: Options) {
  const { window, limits, onWindow } = view
  const gestures = useDrawingGestures(drawing, {
    seen: frame,
    onTap,
    onDrag(seen, from, to) {
      if (!seen) return
      const moved = panPlot(seen.window, partAlong(seen, from.x - to.x), partUp(seen, to.y - from.y), limits)
      const factor = pinchOf(from.spread, to.spread)
      const about = { value: seen.valueAt(from.x), height: seen.heightAt(from.y) }
      onWindow(factor === 1 ? moved : zoomPlot(moved, about, factor, limits))
    },
    onWheel(event, { x, y }) {
      if (!frame) return
      const turn = turnOf(event)
      const isSideways = event.shiftKey || Math.abs(turn.x) > Math.abs(turn.y)
      const about = { value: frame.valueAt(x), height: frame.heightAt(y) }
      const next = isSideways
        ? panPlot(window, partAlong(frame, turn.x === 0 ? turn.y : turn.x), 0, limits)
        : zoomPlot(window, about, Math.exp(-turn.y / 300), limits)
      // What cannot become smaller lets the page scroll.
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

const partAlong = ({ left, right }: PlotFrame, px: number) => px / (right - left)
/** Dragged down, what is above comes into sight. */
const partUp = ({ top, bottom, upwards }: PlotFrame, px: number) => ((upwards ? 1 : -1) * px) / (bottom - top)

function pressKey(event: KeyboardEvent, view: PlotView, frame: PlotFrame) {
  const { window, limits, onWindow } = view
  const up = frame.upwards ? STRIDE : -STRIDE
  const pan = (along: number, higher: number) => () => onWindow(panPlot(window, along, higher, limits))
  const zoom = (factor: number) => () => zoomMiddle(view, factor)
  const moves = {
    ArrowLeft: pan(-STRIDE, 0),
    ArrowRight: pan(STRIDE, 0),
    ArrowUp: pan(0, up),
    ArrowDown: pan(0, -up),
  }
  actOnKey(event, {
    '+': zoom(ZOOM_STEP),
    '=': zoom(ZOOM_STEP),
    '-': zoom(1 / ZOOM_STEP),
    '0': () => onWindow(null),
    ...(event.shiftKey ? moves : {}),
  })
}
