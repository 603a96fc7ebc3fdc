import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'

/** Px from the upper left of the drawing. */
interface Spot {
  readonly x: number
  readonly y: number
}

/** Where the fingers on a drawing are: their middle, and how far two of them are apart; nought for one. Px. */
export interface Hand extends Spot {
  readonly spread: number
  /** Of that, upwards and downwards alone. */
  readonly rise: number
}

interface Options<Seen> {
  /** What the drawing shows now. A drag is told what it showed when the hand came down. */
  readonly seen: Seen
  readonly onDrag: (seen: Seen, from: Hand, to: Hand) => void
  readonly onWheel: (event: WheelEvent, spot: Spot) => void
  /** A click or tap that moved nothing. */
  readonly onTap: (x: number, y: number) => void
}

interface Gesture<Seen> {
  readonly fingers: Map<number, Spot>
  /** Where the fingers were, and what was seen, when the last of them came or went. */
  readonly start: Hand
  readonly seen: Seen
  moved: boolean
}

/** Less than this is a click with an unsteady hand, px. */
const STEADY = 4

/** Fingers nearer to each other than this do not pinch, px. */
const NEAR = 20

/** Wheel, drag, pinch and tap on a drawing, by mouse and by fingers. */
export function useDrawingGestures<Seen>(drawing: SVGSVGElement | null, options: Options<Seen>) {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      const box = (event.currentTarget as Element).getBoundingClientRect()
      latest.current.onWheel(event, { x: event.clientX - box.left, y: event.clientY - box.top })
    }
    // React's own wheel listeners are passive and cannot keep the page from zooming.
    drawing?.addEventListener('wheel', onWheel, { passive: false })
    return () => drawing?.removeEventListener('wheel', onWheel)
  }, [drawing])

  const gesture = useRef<Gesture<Seen> | null>(null)
  const begin = (fingers: Gesture<Seen>['fingers'], moved: boolean) => {
    gesture.current = { fingers, moved, start: handOf(fingers), seen: options.seen }
  }
  return {
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
      const hand = handOf(now.fingers)
      if (Math.hypot(hand.x - now.start.x, hand.y - now.start.y) > STEADY) now.moved = true
      if (!now.moved) return
      if (!event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.setPointerCapture(event.pointerId)
      options.onDrag(now.seen, now.start, hand)
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

/** Where an event is on its drawing. */
export function spotOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Spot {
  const box = currentTarget.getBoundingClientRect()
  return { x: clientX - box.left, y: clientY - box.top }
}

function handOf(fingers: ReadonlyMap<number, Spot>): Hand {
  const [one, other] = [...fingers.values()]
  if (!one || !other) return { x: one?.x ?? 0, y: one?.y ?? 0, spread: 0, rise: 0 }
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    spread: Math.hypot(one.x - other.x, one.y - other.y),
    rise: Math.abs(one.y - other.y),
  }
}

/** How much larger a pinch makes things; 1 where the fingers are too near to tell. */
export const pinchOf = (before: number, now: number): number =>
  before < NEAR || now < NEAR ? 1 : now / before

/** Px of a turn of the wheel, which some browsers count in lines. */
export const turnOf = ({ deltaX, deltaY, deltaMode }: WheelEvent): Spot => {
  const line = deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
  return { x: deltaX * line, y: deltaY * line }
}

/** Does what a table says of a key, unless it is part of a shortcut of the browser's. */
export function actOnKey(event: KeyboardEvent, keys: Readonly<Record<string, () => void>>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
  if (!act) return
  event.preventDefault()
  act()
}
