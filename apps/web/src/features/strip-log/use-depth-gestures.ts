import { panWindow, zoomWindow, type DepthWindow } from '@groundsheet/logs'
import type { KeyboardEvent } from 'react'
import { actOnKey, pinchOf, turnOf, useDrawingGestures } from '../../ui/use-drawing-gestures.ts'
import type { DepthScale } from './depth-scale.ts'

interface Options {
  readonly scale: DepthScale
  readonly whole: DepthWindow
  /** Null: the whole hole. */
  readonly onWindow: (window: DepthWindow | null) => void
  /** A click or tap that moved nothing. */
  readonly onTap: (x: number, y: number) => void
}

const STEP = 1.3

/** Wheel, drag, pinch and keys. The wheel moves in depth, with Ctrl it zooms; at the ends it scrolls what is around. */
export function useDepthGestures(drawing: SVGSVGElement | null, options: Options) {
  const { scale, whole, onWindow, onTap } = options
  const gestures = useDrawingGestures(drawing, {
    seen: scale.window,
    onTap,
    onDrag(seen, from, to) {
      const perPixel = (seen.to - seen.from) / scale.height
      const moved = panWindow(seen, (from.y - to.y) * perPixel, whole)
      const factor = pinchOf(from.rise, to.rise)
      onWindow(factor === 1 ? moved : zoomWindow(moved, seen.from + from.y * perPixel, factor, whole))
    },
    onWheel(event, { y }) {
      const { window } = scale
      const turn = turnOf(event)
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
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    ArrowUp: () => pan(-0.1),
    ArrowDown: () => pan(0.1),
    PageUp: () => pan(-0.8),
    PageDown: () => pan(0.8),
    Home: () => onWindow(null),
  })
}
