import {
  describeWindow,
  WINDOW,
  type LimitedKey,
  type RateLimiter,
  type RateStatus,
} from '../http/rate-limiter.ts'

/** Requests of a key that a worker may count by itself; `granted` is 0 where the window is used up. */
export interface QuotaLease {
  readonly granted: number
  readonly limit: number
  /** Of the window, after this loan. */
  readonly remaining: number
  /** End of the window, milliseconds since the epoch. */
  readonly ends: number
}

interface LeaseWindow {
  readonly ends: number
  used: number
  /** Borrowers that may still have some of it. */
  readonly borrowers: Set<number>
}

export interface QuotaCoordinator {
  lend(borrower: number, key: LimitedKey): QuotaLease
  /** The window as it is; nothing is lent. */
  look(key: LimitedKey): QuotaLease
  /** Those besides this one that may have requests left. */
  otherBorrowers(borrower: number, key: LimitedKey): readonly number[]
  takeBack(borrower: number, key: LimitedKey, unused: number): void
}

interface QuotaCoordinatorOptions {
  readonly defaultLimit: number
  readonly borrowers: number
  readonly now: () => number
}

/** At most a quarter of what would be everyone's share at once: what is lent to one is out of reach for the others. */
const SHARE = 4
const MOST = 1000

/** The windows of all keys, lent in handfuls that get smaller as a window fills. */
export function createQuotaCoordinator({
  defaultLimit,
  borrowers,
  now,
}: QuotaCoordinatorOptions): QuotaCoordinator {
  const windows = new Map<string, LeaseWindow>()
  const windowOf = ({ id }: LimitedKey): LeaseWindow => {
    const known = windows.get(id)
    if (known && now() < known.ends) return known
    const fresh = { ends: now() + WINDOW * 1000, used: 0, borrowers: new Set<number>() }
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
      const handful = Math.min(MOST, Math.floor(remaining / (borrowers * SHARE)))
      const granted = Math.min(remaining, Math.max(1, handful))
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

/** Asks the lender. */
export interface QuotaLeases {
  lend(key: LimitedKey): Promise<QuotaLease>
  look(key: LimitedKey): Promise<QuotaLease>
}

export interface QuotaBorrower extends RateLimiter {
  /** Gives back what is left of a key's loan: how many requests. */
  giveBack(id: string): number
}

interface Held {
  readonly loan: QuotaLease
  left: number
}

/** The limiter of a worker: it counts what was lent to it, and asks again when that is used up. */
export function createQuotaBorrower(loans: QuotaLeases, now: () => number): QuotaBorrower {
  const held = new Map<string, Held>()
  const asking = new Map<string, Promise<void>>()

  function heldOf({ id }: LimitedKey): Held | undefined {
    const found = held.get(id)
    return found && now() < found.loan.ends ? found : undefined
  }
  const describe = ({ limit, remaining, ends }: QuotaLease, left: number) =>
    describeWindow({ limit, used: limit - remaining - left, ends }, now())

  /** Once for all that wait for the same key. */
  function ask(key: LimitedKey): Promise<void> {
    const asked =
      asking.get(key.id) ??
      loans.lend(key).then((loan) => {
        asking.delete(key.id)
        held.set(key.id, { loan, left: loan.granted })
      })
    asking.set(key.id, asked)
    return asked
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
        await ask(key)
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
