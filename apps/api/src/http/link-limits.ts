import { createRateLimiter, type LimitedKey, type RateLimiter, type RateStatus } from './rate-limiter.ts'

/** Requests of a link a minute, within those of its key. Links that were made of it count with it. */
export const LINK_RATE_LIMIT = 200

/**
 * Counts requests of a link in its own window, then in that of its key, so that a link leaves requests to its
 * key. Windows of links are counted by each process. `now`: milliseconds since the epoch.
 */
export function limitLinks(keys: RateLimiter, now: () => number): RateLimiter {
  const links = createRateLimiter(LINK_RATE_LIMIT, now)
  const windowOf = ({ link }: LimitedKey): LimitedKey | null =>
    link ? { id: link.rootId, rateLimit: null } : null
  const statusOf = async (key: LimitedKey) => {
    const own = windowOf(key)
    return own && links.status(own)
  }
  return {
    async status(key) {
      const [own, shared] = [await statusOf(key), await keys.status(key)]
      return own ? tighter(own, shared) : shared
    },
    async take(key) {
      // A window of a link opens only where its key has a request left, so that windows stay few.
      if ((await statusOf(key))?.remaining === 0) return null
      return takeOwn(windowOf(key), await keys.take(key))
    },
    tryTake(key) {
      const own = windowOf(key)
      if (own && links.remaining(own) === 0) return null
      return takeOwn(own, keys.tryTake(key))
    },
  }

  function takeOwn(own: LimitedKey | null, shared: RateStatus | null): RateStatus | null {
    if (own === null || shared === null) return shared
    const taken = links.tryTake(own)
    return taken && tighter(taken, shared)
  }
}

const tighter = (a: RateStatus, b: RateStatus): RateStatus => (b.remaining < a.remaining ? b : a)
