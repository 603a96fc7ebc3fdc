import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ReadLimits } from '../store/read-store.ts'
import { StoreUnavailable } from '../store/store-unavailable.ts'
import { ClientGone } from './client-gone.ts'

/** Reads of a store that wait for each other: keys take turns, so that one key cannot delay all others. */
export interface FairQueue {
  /**
   * Runs a read as soon as a place is free and it is the turn of its key. `isAbandoned`: nobody waits for it
   * any more. Throws StoreUnavailable, ClientGone.
   */
  run<T>(keyId: string, read: () => Promise<T>, isAbandoned?: () => boolean): Promise<T>
  /** Reads that wait now. */
  waiting(): number
}

/** Where more reads than this wait, new connections get more turns of the event loop between two reads. */
const MANY_WAITING = 32
const TURNS_WHERE_MANY_WAIT = 4

export function createFairQueue({ maxAtOnce, maxWaitMs }: ReadLimits): FairQueue {
  /** What starts the reads that wait, by key; the first key has the next turn. */
  const waiting = new Map<string, Set<() => void>>()
  let running = 0

  function wait(keyId: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const own = waiting.get(keyId) ?? new Set()
      waiting.set(keyId, own)
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = maxWaitMs === null ? undefined : setTimeout(giveUp, maxWaitMs)
      own.add(start)
      function giveUp(): void {
        own.delete(start)
        if (own.size === 0 && waiting.get(keyId) === own) waiting.delete(keyId)
        reject(new StoreUnavailable('no place to read was free in time'))
      }
    })
  }

  /** Gives a free place to the first key, which then has its next turn after all others. */
  function passOn(): void {
    for (const [keyId, own] of waiting) {
      waiting.delete(keyId)
      const [start] = own
      if (start === undefined) continue
      own.delete(start)
      if (own.size > 0) waiting.set(keyId, own)
      start()
      return
    }
    running -= 1
  }

  const countWaiting = () => [...waiting.values()].reduce((sum, { size }) => sum + size, 0)

  /** Requests that have arrived meanwhile are received before the next read, and so take part. */
  async function receiveRequests(): Promise<void> {
    const turns = countWaiting() > MANY_WAITING ? TURNS_WHERE_MANY_WAIT : 1
    for (let turn = 0; turn < turns; turn += 1) await nextTurn()
  }

  return {
    async run(keyId, read, isAbandoned = () => false) {
      if (running < maxAtOnce) running += 1
      else await wait(keyId)
      try {
        if (isAbandoned()) throw new ClientGone()
        return await read()
      } finally {
        void receiveRequests().then(passOn)
      }
    },
    waiting: countWaiting,
  }
}
