import { clampWindow, reachedDepth, type DepthWindow, type Log } from '@groundsheet/logs'
import { useEffect, useState } from 'react'

const QUIET = 250

/** Beyond this part of the depth that was reached, what is deeper is not in the first view. */
const STRAY = 1.5

/** `whole`: as far as one can go. `fit`: what is seen first. */
export interface DepthLimits {
  readonly whole: DepthWindow
  readonly fit: DepthWindow
}

export function limitsOf(log: Pick<Log, 'extent' | 'finalDepth' | 'lanes'>): DepthLimits {
  const { extent } = log
  const reached = reachedDepth(log)
  const stray = reached !== null && extent.to > reached * STRAY
  // Only below: above, every hole begins at its ground, and a window fits the next hole as it fitted this one.
  const pad = (to: number) => (to - extent.from) * 0.015
  const whole = { from: extent.from, to: extent.to + pad(extent.to) }
  return { whole, fit: stray ? { from: whole.from, to: reached + pad(reached) } : whole }
}

/**
 * The window that was asked for, inside the hole, and a way to change it: at once here, and in the address
 * when the gesture rests. Null is the whole hole.
 */
export function useDepthWindow(
  { whole, fit }: DepthLimits,
  asked: DepthWindow | null,
  onWindow: (window: DepthWindow | null) => void,
) {
  const [live, setLive] = useState<{ window: DepthWindow | null; since: DepthWindow | null } | null>(null)
  // What was moved here counts until the address says something else.
  const mine = live && (isSame(live.since, asked) || isSame(live.window, asked)) ? live : null
  const wanted = mine ? mine.window : asked
  useEffect(() => {
    if (!mine || isSame(mine.window, asked)) return undefined
    const timer = setTimeout(() => onWindow(mine.window), QUIET)
    return () => clearTimeout(timer)
  }, [mine, asked, onWindow])
  const change = (window: DepthWindow | null) =>
    setLive({ window: window && isWhole(window, whole) ? null : window, since: asked })
  return { window: clampWindow(wanted ?? fit, whole), change }
}

const near = (a: number, b: number) => Math.abs(a - b) < 0.006

const isSame = (a: DepthWindow | null, b: DepthWindow | null) =>
  a === b || (a !== null && b !== null && near(a.from, b.from) && near(a.to, b.to))

const isWhole = (window: DepthWindow, whole: DepthWindow) => isSame(window, whole)
