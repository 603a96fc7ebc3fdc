import type { ApiKey } from '../store/read-store.ts'

/** Length of the window, in seconds. */
export const WINDOW_SECONDS = 60

/** `reset` is when the window ends, in epoch seconds. */
export interface RateStatus {
  readonly limit: number
  readonly remaining: number
  readonly reset: number
  /** Seconds until then, at least 1. */
  readonly wait: number
}

/** What a limiter needs of a key, or of a link that stands for it. */
export interface LimitedKey extends Pick<ApiKey, 'id' | 'rateLimit'> {
  readonly link?: { readonly rootId: string } | null
}

/** Asynchronous, since another process may count. */
export interface RateLimiter {
  status(key: LimitedKey): Promise<RateStatus>
  /** Counts one request; null when the window is used up. */
  take(key: LimitedKey): Promise<RateStatus | null>
  /** The same without waiting; null also if it needs another process. */
  tryTake(key: LimitedKey): RateStatus | null
}

/** A limiter in this process. */
interface LocalLimiter extends RateLimiter {
  /** Requests left, without counting one. */
  remaining(key: LimitedKey): number
}

interface Window {
  readonly ends: number
  used: number
}

/** State of a window at a moment; both times in milliseconds since the epoch. */
export function describeWindow(
  { limit, used, ends }: { limit: number; used: number; ends: number },
  now: number,
): RateStatus {
  const wait = Math.max(1, Math.ceil((ends - now) / 1000))
  return { limit, remaining: Math.max(0, limit - used), reset: Math.ceil(ends / 1000), wait }
}

/** A window of 60 seconds for each key, from its first request on. `now` in milliseconds since the epoch. */
export function createRateLimiter(defaultLimit: number, now: () => number): LocalLimiter {
  const windows = new Map<string, Window>()
  let nextRemoval = -Infinity

  function windowOf(key: LimitedKey): Window {
    const known = windows.get(key.id)
    return known && now() < known.ends ? known : { ends: now() + WINDOW_SECONDS * 1000, used: 0 }
  }

  function describe(key: LimitedKey, { ends, used }: Window): RateStatus {
    return describeWindow({ limit: key.rateLimit ?? defaultLimit, used, ends }, now())
  }

  /** Once in the length of a window, so that many keys cost each request little. */
  function removeEnded() {
    if (now() < nextRemoval) return
    nextRemoval = now() + WINDOW_SECONDS * 1000
    for (const [id, { ends }] of windows) if (ends <= now()) windows.delete(id)
  }

  function tryTake(key: LimitedKey): RateStatus | null {
    const window = windowOf(key)
    removeEnded()
    windows.set(key.id, window)
    if (window.used >= (key.rateLimit ?? defaultLimit)) return null
    window.used += 1
    return describe(key, window)
  }

  return {
    status: (key) => Promise.resolve(describe(key, windowOf(key))),
    take: (key) => Promise.resolve(tryTake(key)),
    tryTake,
    remaining: (key) => describe(key, windowOf(key)).remaining,
  }
}
