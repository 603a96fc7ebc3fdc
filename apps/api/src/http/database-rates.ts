import { WINDOW_SECONDS, type LimitedKey, type RateLimiter, type RateStatus } from './rate-limiter.ts'
import type { Quota, QuotaStore } from '../store/quota-store.ts'
import { createLeasedLimiter } from './leased-rates.ts'

/** After an error, requests are counted without the database for this time. */
const RETRY_INTERVAL_MS = 1_000

interface Parts {
  readonly quotas: QuotaStore
  readonly defaultLimit: number
  readonly now: () => number
  /** Counts while the database cannot: then each server allows the limit by itself. */
  readonly fallback: RateLimiter
  /** Called once until the database counts again. */
  readonly onAway: (error: unknown) => void
  /** Called for each lease that failed. */
  readonly onFailure: () => void
}

/**
 * Counts requests together with all servers of a database, in portions. All servers together allow at most
 * the limit. What a server has leased and does not use is lost to the others until the window ends.
 */
export function createDatabaseLimiter(parts: Parts): RateLimiter {
  const { quotas, defaultLimit, now, fallback, onAway, onFailure } = parts
  let awayUntil = -Infinity
  let hasFailed = false
  const leased = createLeasedLimiter(async ({ id, rateLimit }) => {
    const limit = rateLimit ?? defaultLimit
    const lease = quotas.lease(id, limit, WINDOW_SECONDS * 1000).catch((error: unknown): Quota => {
      onFailure()
      throw error
    })
    const { granted, used, remainingMs } = await lease
    return { granted, used, limit, ends: now() + remainingMs }
  }, now)
  const isAway = () => now() < awayUntil

  async function orFallback<T>(key: LimitedKey, count: (limiter: RateLimiter) => Promise<T>): Promise<T> {
    // Without a key there is nothing to share with other servers.
    if (key.id === '' || isAway()) return count(fallback)
    try {
      const counted = await count(leased)
      hasFailed = false
      return counted
    } catch (error) {
      if (!hasFailed) onAway(error)
      hasFailed = true
      awayUntil = now() + RETRY_INTERVAL_MS
      return count(fallback)
    }
  }
  return {
    status: (key): Promise<RateStatus> => orFallback(key, (limiter) => limiter.status(key)),
    take: (key) => orFallback(key, (limiter) => limiter.take(key)),
    tryTake: (key) => (isAway() ? fallback : leased).tryTake(key),
  }
}
