import { panSection, zoomSection, type SectionFrame, type SectionWindow } from '@groundsheet/sections'
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { SectionScale } from './section-scale.ts'

interface Options {
  readonly scale: SectionScale
  readonly window: SectionWindow
  readonly frame: SectionFrame
  /** Null: the whole section. */
  readonly onWindow: (window: SectionWindow | null) => void
  /** A click or tap that moved nothing, px of the drawing. */
  readonly onTap: (x: number, y: number) => void
}

interface Spot {
  readonly x: number
  readonly y: number
}

interface Gesture {
  readonly fingers: Map<number, Spot>
  /** Where the fingers were, and what was seen, when the last of them came or went. */
  start: Spot & { spread: number; options: Options }
  moved: boolean
}

/** Less than this is a click with an unsteady hand, px. */
const STEADY = 4
const STEP = 1.4
/** Part of the width that an arrow key moves by. */
const STRIDE = 0.1

/** Wheel, drag, pinch and keys, as on a map: the wheel zooms about the pointer, with Shift it moves along. */
export function useSectionGestures(drawing: SVGSVGElement | null, options: Options) {
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
    gesture.current = { fingers, moved, start: { ...middleOf(fingers), options } }
  }
  return {
    onKeyDown: (event: KeyboardEvent) => pressKey(event, options),
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      const fingers = gesture.current?.fingers ?? new Map<number, Spot>()
      fingers.set(event.pointerId, spotOf(event))
      begin(fingers, fingers.size > 1)
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      const now = gesture.current
      if (!now?.fingers.has(event.pointerId)) return
      now.fingers.set(event.pointerId, spotOf(event))
      const at = middleOf(now.fingers)
      if (Math.hypot(at.x - now.start.x, at.y - now.start.y) > STEADY) now.moved = true
      if (!now.moved) return
      if (!event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.setPointerCapture(event.pointerId)
      options.onWindow(followFingers(now.start, at))
    },
    onPointerUp(event: PointerEvent<SVGSVGElement>) {
      const now = gesture.current
      if (!now?.fingers.delete(event.pointerId)) return
      if (now.fingers.size > 0) {
        begin(now.fingers, true)
        return
      }
      gesture.current = null
      const { x, y } = spotOf(event)
      if (!now.moved) options.onTap(x, y)
    },
    onPointerCancel() {
      gesture.current = null
    },
  }
}

export function spotOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Spot {
  const box = currentTarget.getBoundingClientRect()
  return { x: clientX - box.left, y: clientY - box.top }
}

function middleOf(fingers: ReadonlyMap<number, Spot>): Spot & { spread: number } {
  const [one, other] = [...fingers.values()]
  if (!one || !other) return { x: one?.x ?? 0, y: one?.y ?? 0, spread: 0 }
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    spread: Math.hypot(one.x - other.x, one.y - other.y),
  }
}

function followFingers(
  start: Gesture['start'],
  { x, y, spread }: ReturnType<typeof middleOf>,
): SectionWindow {
  const { scale, window, frame } = start.options
  const { perMetre, times } = scale
  const moved = panSection(window, (start.x - x) / perMetre, (y - start.y) / (perMetre * times), frame)
  if (start.spread < 20 || spread < 20) return moved
  const about = { chainage: scale.chainage(start.x), level: scale.level(start.y) }
  return zoomSection(moved, about, spread / start.spread, frame, times)
}

function turnWheel(event: WheelEvent, { scale, window, frame, onWindow }: Options) {
  event.preventDefault()
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
  const { perMetre, times } = scale
  if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
    const along = (event.deltaX === 0 ? event.deltaY : event.deltaX) * lines
    onWindow(panSection(window, along / perMetre, 0, frame))
    return
  }
  const box = (event.currentTarget as Element).getBoundingClientRect()
  const about = {
    chainage: scale.chainage(event.clientX - box.left),
    level: scale.level(event.clientY - box.top),
  }
  onWindow(zoomSection(window, about, Math.exp((-event.deltaY * lines) / 300), frame, times))
}

function pressKey(event: KeyboardEvent, { window, frame, scale, onWindow }: Options) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const { times } = scale
  const along = (window.to - window.from) * STRIDE
  const middle = { chainage: (window.from + window.to) / 2, level: window.level }
  const zoom = (factor: number) => zoomSection(window, middle, factor, frame, times)
  const keys: Readonly<Record<string, () => SectionWindow | null>> = {
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    ArrowLeft: () => panSection(window, -along, 0, frame),
    ArrowRight: () => panSection(window, along, 0, frame),
    ArrowUp: () => panSection(window, 0, along / times, frame),
    ArrowDown: () => panSection(window, 0, -along / times, frame),
    Home: () => null,
  }
  const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
  if (!act) return
  event.preventDefault()
  onWindow(act())
}
