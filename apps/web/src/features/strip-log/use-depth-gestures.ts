import { panWindow, zoomWindow, type DepthWindow } from '@groundsheet/logs'
import type { KeyboardEvent } from 'react'
import { actOnKey, pinchOf, wheelDistanceOf, useDrawingGestures } from '../../ui/use-drawing-gestures.ts'
import type { DepthScale } from './depth-scale.ts'

interface Options {
  readonly scale: DepthScale
  readonly whole: DepthWindow
  /** Called with null for the whole hole. */
  readonly onWindow: (window: DepthWindow | null) => void
  /** Called for a click or tap without movement, px in the drawing. */
  readonly onTap: (x: number, y: number) => void
}

const KEY_ZOOM_FACTOR = 1.3

/**
 * Wheel, drag, pinch and keys. The wheel pans, or zooms with Ctrl; at the ends of the hole it scrolls the
 * page.
 */
export function useDepthGestures(drawing: SVGSVGElement | null, options: Options) {
  const { scale, whole, onWindow, onTap } = options
  const gestures = useDrawingGestures(drawing, {
    seen: scale.window,
    onTap,
    onDrag(start, from, to) {
      const perPixel = (start.to - start.from) / scale.height
      const moved = panWindow(start, (from.y - to.y) * perPixel, whole)
      const factor = pinchOf(from.rise, to.rise)
      onWindow(factor === 1 ? moved : zoomWindow(moved, start.from + from.y * perPixel, factor, whole))
    },
    onWheel(event, { y }) {
      const { window } = scale
      const turn = wheelDistanceOf(event)
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault()
        onWindow(zoomWindow(window, scale.depth(y), Math.exp(-turn.y / 240), whole))
        return
      }
      if (event.shiftKey || Math.abs(turn.x) > Math.abs(turn.y)) return
      const next = panWindow(window, (turn.y / scale.height) * (window.to - window.from), whole)
      if (Math.abs(next.from - window.from) < 1e-9) return
      event.preventDefault()
      onWindow(next)
    },
  })
  return { ...gestures, onKeyDown: (event: KeyboardEvent) => pressKey(event, options) }
}

function pressKey(event: KeyboardEvent, { scale: { window }, whole, onWindow }: Options) {
  const span = window.to - window.from
  const middle = (window.from + window.to) / 2
  const zoom = (factor: number) => onWindow(zoomWindow(window, middle, factor, whole))
  const pan = (part: number) => onWindow(panWindow(window, span * part, whole))
  actOnKey(event, {
    '+': () => zoom(KEY_ZOOM_FACTOR),
    '=': () => zoom(KEY_ZOOM_FACTOR),
    '-': () => zoom(1 / KEY_ZOOM_FACTOR),
    ArrowUp: () => pan(-0.1),
    ArrowDown: () => pan(0.1),
    PageUp: () => pan(-0.8),
    PageDown: () => pan(0.8),
    Home: () => onWindow(null),
  })
}
