import { describeWindow, WINDOW_SECONDS, type LimitedKey, type RateLimiter } from './rate-limiter.ts'

/** Requests of a key that a worker may count by itself; `granted` is 0 if the window is used up. */
export interface QuotaLease {
  readonly granted: number
  readonly limit: number
  /** Requests of the window that are counted or leased, with this lease. */
  readonly used: number
  /** End of the window, milliseconds since the epoch. */
  readonly ends: number
}

/** A worker is granted at most a quarter of its equal share, since other workers cannot use it meanwhile. */
const EQUAL_SHARE_DIVISOR = 4
const MAX_LEASED_REQUESTS = 1000

/**
 * Leases the windows of all keys to workers, in portions that get smaller as a window is used up. `recall`
 * takes the unused requests of a key back from the other workers, and returns their number.
 */
export function createQuotaCoordinator(
  { defaultLimit, workers, now }: { defaultLimit: number; workers: number; now: () => number },
  recall: (worker: number, id: string) => Promise<number>,
): (worker: number, key: LimitedKey) => Promise<QuotaLease> {
  const windows = new Map<string, { ends: number; used: number }>()
  return async (worker, { id, rateLimit }) => {
    const limit = rateLimit ?? defaultLimit
    const known = windows.get(id)
    const isOpen = known !== undefined && now() < known.ends
    const window = isOpen ? known : { ends: now() + WINDOW_SECONDS * 1000, used: 0 }
    windows.set(id, window)
    const unused = window.used < limit ? 0 : await recall(worker, id)
    window.used -= unused
    const left = Math.max(0, limit - window.used)
    const granted = Math.min(
      left,
      MAX_LEASED_REQUESTS,
      Math.max(1, Math.floor(left / (workers * EQUAL_SHARE_DIVISOR))),
    )
    window.used += granted
    return { granted, limit, used: window.used, ends: window.ends }
  }
}

export interface LeasedLimiter extends RateLimiter {
  /** Returns the unused requests of a key's lease, as a number. */
  returnUnused(id: string): number
}

/** The limiter of a worker: counts leased requests, and requests another lease when they are used up. */
export function createLeasedLimiter(
  requestLease: (key: LimitedKey) => Promise<QuotaLease>,
  now: () => number,
): LeasedLimiter {
  const leases = new Map<string, QuotaLease & { unused: number }>()
  const requested = new Map<string, Promise<void>>()
  const leaseOf = (id: string) => {
    const lease = leases.get(id)
    return lease !== undefined && now() < lease.ends ? lease : undefined
  }
  const describe = ({ limit, used, ends }: QuotaLease, unused: number) =>
    describeWindow({ limit, used: used - unused, ends }, now())

  /** One question for all requests that wait for the same key. */
  function renew({ id, rateLimit }: LimitedKey): Promise<void> {
    const take = (lease: QuotaLease) => void leases.set(id, { ...lease, unused: lease.granted })
    const end = () => void requested.delete(id)
    const renewed = requested.get(id) ?? requestLease({ id, rateLimit }).then(take).finally(end)
    requested.set(id, renewed)
    return renewed
  }

  function tryTake({ id }: LimitedKey) {
    const lease = leaseOf(id)
    return lease !== undefined && lease.unused > 0 ? describe(lease, --lease.unused) : null
  }

  return {
    tryTake,
    async take(key) {
      for (;;) {
        const taken = tryTake(key)
        if (taken !== null || leaseOf(key.id)?.granted === 0) return taken
        await renew(key)
      }
    },
    async status(key) {
      for (;;) {
        const lease = leaseOf(key.id)
        if (lease !== undefined && (lease.unused > 0 || lease.granted === 0))
          return describe(lease, lease.unused)
        await renew(key)
      }
    },
    returnUnused(id) {
      const lease = leaseOf(id)
      const unused = lease?.unused ?? 0
      if (lease !== undefined) lease.unused = 0
      return unused
    },
  }
}
