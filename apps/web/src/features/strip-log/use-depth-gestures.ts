import { panWindow, zoomWindow, type DepthWindow } from '@groundsheet/logs'
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { DepthScale } from './depth-scale.ts'

interface Options {
  readonly scale: DepthScale
  readonly whole: DepthWindow
  readonly onWindow: (window: DepthWindow | null) => void
  /** A click or tap that moved nothing. */
  readonly onTap: (x: number, y: number) => void
}

/** Less than this is a click with an unsteady hand, px. */
const STEADY = 4
const STEP = 1.3

interface Gesture {
  readonly fingers: Map<number, { x: number; y: number }>
  start: { y: number; window: DepthWindow; spread: number; x: number }
  moved: boolean
}

/** Wheel, drag, pinch and keys. The wheel moves in depth, with Ctrl it zooms; at the ends it scrolls what is around. */
export function useDepthGestures(drawing: SVGSVGElement | null, options: Options) {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const onWheel = (event: WheelEvent) => turnWheel(event, latest.current)
    // React's own wheel listeners are passive and cannot keep the page from zooming.
    drawing?.addEventListener('wheel', onWheel, { passive: false })
    return () => drawing?.removeEventListener('wheel', onWheel)
  }, [drawing])

  const gesture = useRef<Gesture | null>(null)
  const begin = (fingers: Gesture['fingers'], moved: boolean) => {
    gesture.current = { fingers, moved, start: { ...middleOf(fingers), window: options.scale.window } }
  }

  return {
    onKeyDown: (event: KeyboardEvent) => pressKey(event, options),
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      const fingers = gesture.current?.fingers ?? new Map<number, { x: number; y: number }>()
      fingers.set(event.pointerId, placeOf(event))
      begin(fingers, fingers.size > 1)
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      const now = gesture.current
      if (!now?.fingers.has(event.pointerId)) return
      now.fingers.set(event.pointerId, placeOf(event))
      const at = middleOf(now.fingers)
      if (Math.hypot(at.y - now.start.y, at.x - now.start.x) > STEADY) now.moved = true
      if (!now.moved) return
      if (!event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.setPointerCapture(event.pointerId)
      options.onWindow(followFingers(now, at, options))
    },
    onPointerUp(event: PointerEvent<SVGSVGElement>) {
      const now = gesture.current
      if (!now?.fingers.delete(event.pointerId)) return
      if (now.fingers.size > 0) {
        begin(now.fingers, true)
        return
      }
      gesture.current = null
      const { x, y } = placeOf(event)
      if (!now.moved) options.onTap(x, y)
    },
    onPointerCancel() {
      gesture.current = null
    },
  }
}

export function placeOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
  const box = currentTarget.getBoundingClientRect()
  return { x: clientX - box.left, y: clientY - box.top }
}

function middleOf(fingers: ReadonlyMap<number, { x: number; y: number }>) {
  const places = [...fingers.values()]
  const mean = (values: number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const ys = places.map(({ y }) => y)
  return { x: mean(places.map(({ x }) => x)), y: mean(ys), spread: Math.max(...ys) - Math.min(...ys) }
}

function followFingers(
  { start }: Gesture,
  { y, spread }: { y: number; spread: number },
  { scale, whole }: Options,
): DepthWindow {
  const perPixel = (start.window.to - start.window.from) / scale.height
  const moved = panWindow(start.window, (start.y - y) * perPixel, whole)
  if (start.spread < 20 || spread < 20) return moved
  const about = start.window.from + start.y * perPixel
  return zoomWindow(moved, about, spread / start.spread, whole)
}

function turnWheel(event: WheelEvent, { scale, whole, onWindow }: Options) {
  const { window } = scale
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
  const delta = event.deltaY * lines
  if (event.ctrlKey || event.metaKey) {
    const box = (event.currentTarget as Element).getBoundingClientRect()
    event.preventDefault()
    onWindow(zoomWindow(window, scale.depth(event.clientY - box.top), Math.exp(-delta / 240), whole))
    return
  }
  if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
  const next = panWindow(window, (delta / scale.height) * (window.to - window.from), whole)
  if (Math.abs(next.from - window.from) < 1e-9) return
  event.preventDefault()
  onWindow(next)
}

function pressKey(event: KeyboardEvent, { scale, whole, onWindow }: Options) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const { window } = scale
  const span = window.to - window.from
  const middle = (window.from + window.to) / 2
  const keys: Readonly<Record<string, () => DepthWindow | null>> = {
    '+': () => zoomWindow(window, middle, STEP, whole),
    '=': () => zoomWindow(window, middle, STEP, whole),
    '-': () => zoomWindow(window, middle, 1 / STEP, whole),
    ArrowUp: () => panWindow(window, -span / 10, whole),
    ArrowDown: () => panWindow(window, span / 10, whole),
    PageUp: () => panWindow(window, -span * 0.8, whole),
    PageDown: () => panWindow(window, span * 0.8, whole),
    Home: () => null,
  }
  const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
  if (!act) return
  event.preventDefault()
  onWindow(act())
}
