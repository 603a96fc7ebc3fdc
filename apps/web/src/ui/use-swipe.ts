import { useRef, type PointerEvent } from 'react'

/** Shorter movements are taps. */
const MIN_SWIPE_PX = 60
/** Minimum ratio of horizontal to vertical movement. */
const MIN_SLOPE_RATIO = 2

interface Swipe {
  readonly onLeft: () => void
  readonly onRight: () => void
}

/** Handlers for horizontal swipes; their element needs `touch-action: pan-y`. */
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
      if (Math.abs(right) < MIN_SWIPE_PX || Math.abs(right) < MIN_SLOPE_RATIO * Math.abs(down)) return
      if (right < 0) onLeft()
      else onRight()
    },
    onPointerCancel() {
      start.current = null
    },
  }
}
