import { useRef, type PointerEvent } from 'react'

/** A shorter way is a tap or a slip, CSS px. */
const MIN_SWIPE = 60
/** So many times further to the side than up or down. */
const MIN_SLOPE = 2

interface Swipe {
  readonly onLeft: () => void
  readonly onRight: () => void
}

/** Handlers for a finger that moves to the left or to the right; what has them needs `touch-action: pan-y`. */
export function useSwipe({ onLeft, onRight }: Swipe) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      start.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : null
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return
      const [right, down] = [clientX - start.current.x, clientY - start.current.y]
      start.current = null
      if (Math.abs(right) < MIN_SWIPE || Math.abs(right) < MIN_SLOPE * Math.abs(down)) return
      if (right < 0) onLeft()
      else onRight()
    },
    onPointerCancel() {
      start.current = null
    },
  }
}
