/** Why calls are held back: nobody answered, too many were made, or the service says that it cannot just now. */
export type PauseReason = 'network' | 'rate' | 'busy'

/** One gate for all calls of the page: while it is closed they wait together, and a person can open it. */
export interface Pause {
  /** Calls go on in so many milliseconds; the later of several counts. */
  readonly hold: (reason: PauseReason, delay: number) => void
  /** Resolves once calls may go on. Rejects with the signal's reason when aborted before. */
  readonly over: (signal?: AbortSignal | null) => Promise<void>
  readonly goOn: () => void
  /** Null while calls go on. */
  readonly reason: () => PauseReason | null
  /** Whole seconds left; 0 when nothing is held back. */
  readonly secondsLeft: () => number
  readonly subscribe: (listener: () => void) => () => void
}

/** `now`: milliseconds, as of Date.now. */
export function createPause(now: () => number = Date.now): Pause {
  let held: { readonly until: number; readonly reason: PauseReason } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting = new Set<() => void>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  function goOn() {
    clearTimeout(timer)
    held = null
    for (const release of waiting) release()
    tell()
  }
  return {
    goOn,
    hold(reason, delay) {
      if (held && held.until >= now() + delay) return
      held = { until: now() + delay, reason }
      clearTimeout(timer)
      timer = setTimeout(goOn, delay)
      tell()
    },
    over: (signal) =>
      held === null ? Promise.resolve() : released(waiting, signal).finally(() => signal?.throwIfAborted()),
    reason: () => held?.reason ?? null,
    secondsLeft: () => (held ? Math.max(1, Math.ceil((held.until - now()) / 1000)) : 0),
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

/** Resolves when the gate opens, or when the call is no longer wanted. */
function released(waiting: Set<() => void>, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const release = () => {
      waiting.delete(release)
      signal?.removeEventListener('abort', release)
      resolve()
    }
    waiting.add(release)
    signal?.addEventListener('abort', release, { once: true })
    if (signal?.aborted) release()
  })
}

/** The one of this page. */
export const pause = createPause()
