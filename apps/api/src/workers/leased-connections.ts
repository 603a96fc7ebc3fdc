import type { ConnectionSlots } from '../http/connections/connection-slots.ts'

/** A worker is granted at most a quarter of its equal share, since other workers cannot use it meanwhile. */
const EQUAL_SHARE_DIVISOR = 4

/** Takes the unused slots of all workers but one back; their numbers, by worker. */
type Recall = (worker: number) => Promise<ReadonlyMap<number, number>>

/**
 * Leases the connections that all workers together may have open, in portions that get smaller the fewer are
 * left. What the other workers hold and do not use is taken back before a worker is granted none.
 */
export function createSlotCoordinator(limit: number, workers: number, recall: Recall) {
  const held = new Map<number, number>()
  const left = () => limit - held.values().reduce((sum, slots) => sum + slots, 0)
  const change = (worker: number, by: number) => {
    const slots = held.get(worker)
    // Slots of a worker that has ended are no longer counted.
    if (slots !== undefined) held.set(worker, slots + by)
  }
  return {
    add: (worker: number): unknown => held.set(worker, 0),
    /** Its connections are closed, too. */
    remove: (worker: number): unknown => held.delete(worker),
    async lease(worker: number): Promise<number> {
      if (left() === 0) for (const [other, unused] of await recall(worker)) change(other, -unused)
      const portion = Math.max(1, Math.floor(left() / (workers * EQUAL_SHARE_DIVISOR)))
      const granted = Math.min(left(), portion)
      change(worker, granted)
      return granted
    },
  }
}

export interface LeasedSlots extends ConnectionSlots {
  /** Returns all slots that are not used. */
  returnUnused(): number
}

/** Slots of a worker. `request`: a further portion from the coordinator; none: all are used. */
export function createLeasedSlots(request: () => Promise<number>): LeasedSlots {
  let unused = 0
  let pending: Promise<number> | null = null

  /** Connections that arrive during a request to the coordinator wait for its one answer. */
  function requestOnce(): Promise<number> {
    pending ??= request()
      // The parent process has ended, and this one is about to.
      .catch(() => 0)
      .then((granted) => {
        unused += granted
        pending = null
        return granted
      })
    return pending
  }

  function tryTake(): boolean {
    if (unused === 0) return false
    unused -= 1
    return true
  }

  return {
    tryTake,
    async take() {
      for (;;) {
        if (tryTake()) return true
        if ((await requestOnce()) === 0) return tryTake()
      }
    },
    free: () => void (unused += 1),
    returnUnused() {
      const slots = unused
      unused = 0
      return slots
    },
  }
}
