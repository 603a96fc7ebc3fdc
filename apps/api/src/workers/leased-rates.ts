import {
  describeWindow,
  WINDOW_SECONDS,
  type LimitedKey,
  type RateLimiter,
  type RateStatus,
} from '../http/rate-limiter.ts'

/** Requests of a key that a worker may count by itself; `granted` is 0 if the window is used up. */
export interface QuotaLease {
  readonly granted: number
  readonly limit: number
  /** Remaining in the window, after this loan. */
  readonly remaining: number
  /** End of the window, milliseconds since the epoch. */
  readonly ends: number
}

interface LeaseWindow {
  readonly ends: number
  used: number
  /** Workers that may have unused requests. */
  readonly borrowers: Set<number>
}

export interface QuotaCoordinator {
  lend(borrower: number, key: LimitedKey): QuotaLease
  /** The current window, without lending. */
  look(key: LimitedKey): QuotaLease
  /** Other workers that may have unused requests. */
  otherBorrowers(borrower: number, key: LimitedKey): readonly number[]
  takeBack(borrower: number, key: LimitedKey, unused: number): void
}

interface QuotaCoordinatorOptions {
  readonly defaultLimit: number
  readonly borrowers: number
  readonly now: () => number
}

/** A worker is lent at most a quarter of its equal share, since other workers cannot use it. */
const SHARE_DIVISOR = 4
const MAX_LOAN = 1000

/** The windows of all keys, lent in portions that get smaller as a window is used up. */
export function createQuotaCoordinator({
  defaultLimit,
  borrowers,
  now,
}: QuotaCoordinatorOptions): QuotaCoordinator {
  const windows = new Map<string, LeaseWindow>()
  const windowOf = ({ id }: LimitedKey): LeaseWindow => {
    const known = windows.get(id)
    if (known && now() < known.ends) return known
    const fresh = { ends: now() + WINDOW_SECONDS * 1000, used: 0, borrowers: new Set<number>() }
    windows.set(id, fresh)
    return fresh
  }
  function describe(key: LimitedKey, granted: number): QuotaLease {
    const { used, ends } = windowOf(key)
    const limit = key.rateLimit ?? defaultLimit
    return { granted, limit, remaining: Math.max(0, limit - used), ends }
  }
  return {
    look: (key) => describe(key, 0),
    lend(borrower, key) {
      const window = windowOf(key)
      const { remaining } = describe(key, 0)
      const portion = Math.min(MAX_LOAN, Math.floor(remaining / (borrowers * SHARE_DIVISOR)))
      const granted = Math.min(remaining, Math.max(1, portion))
      window.used += granted
      if (granted > 1) window.borrowers.add(borrower)
      return describe(key, granted)
    },
    otherBorrowers: (borrower, key) => [...windowOf(key).borrowers].filter((other) => other !== borrower),
    takeBack(borrower, key, unused) {
      const window = windowOf(key)
      if (window.borrowers.delete(borrower)) window.used -= unused
    },
  }
}

/** Connection to the process that lends requests. */
export interface QuotaLeases {
  lend(key: LimitedKey): Promise<QuotaLease>
  look(key: LimitedKey): Promise<QuotaLease>
}

export interface QuotaBorrower extends RateLimiter {
  /** Returns the unused requests of a key's loan, as a number. */
  giveBack(id: string): number
}

interface Held {
  readonly loan: QuotaLease
  left: number
}

/** The limiter of a worker: counts requests lent to it, and borrows again when they are used up. */
export function createQuotaBorrower(loans: QuotaLeases, now: () => number): QuotaBorrower {
  const held = new Map<string, Held>()
  const pendingLoans = new Map<string, Promise<void>>()

  function heldOf({ id }: LimitedKey): Held | undefined {
    const found = held.get(id)
    return found && now() < found.loan.ends ? found : undefined
  }
  const describe = ({ limit, remaining, ends }: QuotaLease, left: number) =>
    describeWindow({ limit, used: limit - remaining - left, ends }, now())

  /** One request to the lender for all callers that wait for the same key. */
  function borrow(key: LimitedKey): Promise<void> {
    const pending =
      pendingLoans.get(key.id) ??
      loans.lend(key).then((loan) => {
        pendingLoans.delete(key.id)
        held.set(key.id, { loan, left: loan.granted })
      })
    pendingLoans.set(key.id, pending)
    return pending
  }

  function takeNow(key: LimitedKey): RateStatus | null {
    const has = heldOf(key)
    if (!has || has.left === 0) return null
    has.left -= 1
    return describe(has.loan, has.left)
  }

  return {
    takeNow,
    async take(key) {
      for (;;) {
        const taken = takeNow(key)
        if (taken || heldOf(key)?.loan.granted === 0) return taken
        await borrow(key)
      }
    },
    async status(key) {
      const has = heldOf(key)
      const loan = has?.loan.granted === 0 ? has.loan : await loans.look(key)
      return describe(loan, heldOf(key)?.left ?? 0)
    },
    giveBack(id) {
      const has = held.get(id)
      if (!has) return 0
      const { left } = has
      has.left = 0
      return left
    },
  }
}
