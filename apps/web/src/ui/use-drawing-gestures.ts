import { ownValue } from '@groundsheet/readings'
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'

/** In px from the top left of the drawing. */
interface Spot {
  readonly x: number
  readonly y: number
}

/** Centre of the pointers on a drawing, and the distance between two; 0 for one. In px. */
export interface Pointers extends Spot {
  readonly spread: number
  /** Vertical distance between two pointers. */
  readonly rise: number
}

interface Options<State> {
  /** State of the drawing. A drag gets the state at its start. */
  readonly seen: State
  readonly onDrag: (seen: State, from: Pointers, to: Pointers) => void
  readonly onWheel: (event: WheelEvent, spot: Spot) => void
  /** A click or tap without movement. */
  readonly onTap: (x: number, y: number) => void
}

interface Gesture<State> {
  readonly fingers: Map<number, Spot>
  /** Pointers and state when the number of pointers last changed. */
  readonly start: Pointers
  readonly seen: State
  moved: boolean
}

/** Smaller movements count as a click. */
const MIN_DRAG_PX = 4

/** Fingers closer than this do not zoom. */
const MIN_PINCH_PX = 20

/** Wheel, drag, pinch and tap on a drawing, by mouse and touch. */
export function useDrawingGestures<State>(drawing: SVGSVGElement | null, options: Options<State>) {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      const box = (event.currentTarget as Element).getBoundingClientRect()
      latest.current.onWheel(event, { x: event.clientX - box.left, y: event.clientY - box.top })
    }
    // React's wheel listeners are passive and cannot prevent page zoom.
    drawing?.addEventListener('wheel', onWheel, { passive: false })
    return () => drawing?.removeEventListener('wheel', onWheel)
  }, [drawing])

  const gesture = useRef<Gesture<State> | null>(null)
  const begin = (fingers: Gesture<State>['fingers'], moved: boolean) => {
    gesture.current = { fingers, moved, start: pointersOf(fingers), seen: options.seen }
  }
  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      const fingers = gesture.current?.fingers ?? new Map<number, Spot>()
      fingers.set(event.pointerId, spotOf(event))
      begin(fingers, fingers.size > 1)
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      const current = gesture.current
      if (!current?.fingers.has(event.pointerId)) return
      current.fingers.set(event.pointerId, spotOf(event))
      const pointers = pointersOf(current.fingers)
      if (Math.hypot(pointers.x - current.start.x, pointers.y - current.start.y) > MIN_DRAG_PX)
        current.moved = true
      if (!current.moved) return
      if (!event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.setPointerCapture(event.pointerId)
      options.onDrag(current.seen, current.start, pointers)
    },
    onPointerUp(event: PointerEvent<SVGSVGElement>) {
      const current = gesture.current
      if (!current?.fingers.delete(event.pointerId)) return
      if (current.fingers.size > 0) {
        begin(current.fingers, true)
        return
      }
      gesture.current = null
      const { x, y } = spotOf(event)
      if (!current.moved) options.onTap(x, y)
    },
    onPointerCancel() {
      gesture.current = null
    },
  }
}

/** Position of an event on its drawing. */
export function spotOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Spot {
  const box = currentTarget.getBoundingClientRect()
  return { x: clientX - box.left, y: clientY - box.top }
}

function pointersOf(fingers: ReadonlyMap<number, Spot>): Pointers {
  const [one, other] = [...fingers.values()]
  if (!one || !other) return { x: one?.x ?? 0, y: one?.y ?? 0, spread: 0, rise: 0 }
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    spread: Math.hypot(one.x - other.x, one.y - other.y),
    rise: Math.abs(one.y - other.y),
  }
}

/** Zoom factor of a pinch; 1 if the fingers are too close. */
export const pinchOf = (before: number, current: number): number =>
  before < MIN_PINCH_PX || current < MIN_PINCH_PX ? 1 : current / before

/** Distance of a wheel event in px; some browsers count lines. */
export const wheelDistanceOf = ({ deltaX, deltaY, deltaMode }: WheelEvent): Spot => {
  const line = deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
  return { x: deltaX * line, y: deltaY * line }
}

/** Calls the function for a key, unless it is part of a browser shortcut. */
export function actOnKey(event: KeyboardEvent, keys: Readonly<Record<string, () => void>>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const action = ownValue(keys, event.key)
  if (!action) return
  event.preventDefault()
  action()
}
