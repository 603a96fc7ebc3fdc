/** Why calls are paused: no answer, too many calls, or a busy service. */
export type PauseReason = 'network' | 'rate' | 'busy'

/** A pause shared by all calls of the page; the user can end it early. */
export interface Pause {
  /** Pauses all calls for `delay` milliseconds; of several pauses the longest counts. */
  readonly hold: (reason: PauseReason, delay: number) => void
  /** Resolves when the pause ends. Rejects with the signal's reason if aborted before that. */
  readonly over: (signal?: AbortSignal | null) => Promise<void>
  readonly goOn: () => void
  /** Null while there is no pause. */
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
  const notify = () => {
    for (const listener of listeners) listener()
  }

  function goOn() {
    clearTimeout(timer)
    held = null
    for (const release of waiting) release()
    notify()
  }
  return {
    goOn,
    hold(reason, delay) {
      if (held && held.until >= now() + delay) return
      held = { until: now() + delay, reason }
      clearTimeout(timer)
      timer = setTimeout(goOn, delay)
      notify()
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

/** Resolves when the pause ends or the signal is aborted. */
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

/** The pause of this page. */
export const pause = createPause()
