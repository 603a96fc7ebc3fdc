/** When calls that are being held back go on: the service asked to wait, or did not answer. */
export interface Pause {
  /** Calls go on in so many milliseconds; the later of several counts. */
  readonly extend: (delay: number) => void
  /** Whole seconds left; 0 when nothing is held back. */
  readonly secondsLeft: () => number
  readonly subscribe: (listener: () => void) => () => void
}

/** `now`: milliseconds, as of Date.now. */
export function createPause(now: () => number = Date.now): Pause {
  let until = 0
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    extend(delay) {
      until = Math.max(until, now() + delay)
      tell()
    },
    secondsLeft: () => Math.max(0, Math.ceil((until - now()) / 1000)),
    subscribe(listener) {
      listeners.add(listener)
      const ticking = setInterval(listener, 500)
      return () => {
        clearInterval(ticking)
        listeners.delete(listener)
      }
    },
  }
}

/** The one of this page. */
export const pause = createPause()
