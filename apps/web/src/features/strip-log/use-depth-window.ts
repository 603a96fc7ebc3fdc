import { clampWindow, reachedDepth, type DepthWindow, type Log } from '@groundsheet/logs'
import { useEffect, useState } from 'react'

const GESTURE_END_DELAY_MS = 250

/** Data deeper than this multiple of the reached depth are outside the first view. */
const MAX_FIT_RATIO = 1.5

interface LiveWindow {
  readonly window: DepthWindow | null
  /** Window in the address when the user changed it. */
  readonly addressWindow: DepthWindow | null
}

/** `whole`: limits of panning and zooming. `fit`: the first view. */
export interface DepthLimits {
  readonly whole: DepthWindow
  readonly fit: DepthWindow
}

export function limitsOf(log: Pick<Log, 'extent' | 'finalDepth' | 'lanes'>): DepthLimits {
  const { extent } = log
  const reached = reachedDepth(log)
  const hasOutlier = reached !== null && extent.to > reached * MAX_FIT_RATIO
  // No margin at the top: all holes start at ground level, so that a window fits the next hole too.
  const pad = (to: number) => (to - extent.from) * 0.015
  const whole = { from: extent.from, to: extent.to + pad(extent.to) }
  return { whole, fit: hasOutlier ? { from: whole.from, to: reached + pad(reached) } : whole }
}

/**
 * The visible window, clamped to the hole, and a function to change it. A change is visible at once; the
 * address is updated when the gesture ends. Null is the whole hole.
 */
export function useDepthWindow(
  { whole, fit }: DepthLimits,
  addressWindow: DepthWindow | null,
  onWindow: (window: DepthWindow | null) => void,
) {
  const [live, setLive] = useState<LiveWindow | null>(null)
  // A change made here is valid until the address changes to another window.
  const pending =
    live && (isSame(live.addressWindow, addressWindow) || isSame(live.window, addressWindow)) ? live : null
  const current = pending ? pending.window : addressWindow
  useEffect(() => {
    if (!pending || isSame(pending.window, addressWindow)) return undefined
    const timer = setTimeout(() => onWindow(pending.window), GESTURE_END_DELAY_MS)
    return () => clearTimeout(timer)
  }, [pending, addressWindow, onWindow])
  const change = (window: DepthWindow | null) =>
    setLive({ window: window && isWhole(window, whole) ? null : window, addressWindow })
  return { window: clampWindow(current ?? fit, whole), change }
}

const isNear = (a: number, b: number) => Math.abs(a - b) < 0.006

const isSame = (a: DepthWindow | null, b: DepthWindow | null) =>
  a === b || (a !== null && b !== null && isNear(a.from, b.from) && isNear(a.to, b.to))

const isWhole = (window: DepthWindow, whole: DepthWindow) => isSame(window, whole)
