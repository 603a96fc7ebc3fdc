import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ReadLimits } from '../store/read-store.ts'
import { StoreUnavailable } from '../store/store-unavailable.ts'
import { ClientDisconnected } from './client-disconnected.ts'
import { RequestProblem } from './problem.ts'
import { createWaitingReads, MAX_WAITING_OF_KEY } from './waiting-reads.ts'

/**
 * Reads of a store that wait for each other. The key with the fewest of them is next, and no key takes all
 * places. So a key with many or long reads delays another key by little.
 */
export interface FairQueue {
  /**
   * Runs a read as soon as a place is free and it is the turn of its key. `isAbandoned`: nobody waits for it
   * any more. Throws StoreUnavailable, ClientDisconnected, RequestProblem.
   */
  run<T>(keyId: string, read: () => Promise<T>, isAbandoned?: () => boolean): Promise<T>
  /** Reads that wait now. */
  waiting(): number
}

/**
 * Where more reads than this wait, new connections get more turns of the event loop between two reads of the
 * keys that wait. A key with a single read, or with none that waits, is not delayed by them.
 */
const CROWDED_QUEUE_READS = 32
const TURNS_IN_CROWDED_QUEUE = 4

export function createFairQueue({ maxAtOnce, maxOfKey, maxWaitMs }: ReadLimits): FairQueue {
  const waiting = createWaitingReads()
  /** How many reads of each key run. */
  const running = new Map<string, number>()
  let places = maxAtOnce

  const isFreeFor = (keyId: string) => places > 0 && (running.get(keyId) ?? 0) < maxOfKey

  function take(keyId: string): void {
    places -= 1
    running.set(keyId, (running.get(keyId) ?? 0) + 1)
  }

  function give(keyId: string): void {
    places += 1
    const left = (running.get(keyId) ?? 0) - 1
    if (left > 0) running.set(keyId, left)
    else running.delete(keyId)
    for (let next = waiting.beginNext(isFreeFor); next !== null; next = waiting.beginNext(isFreeFor))
      take(next)
  }

  function wait(keyId: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const remove = waiting.add(keyId, () => {
        clearTimeout(timer)
        resolve()
      })
      if (remove === null) throw tooManyWaiting()
      const giveUp = () => {
        remove()
        reject(new StoreUnavailable('no place to read was free in time'))
      }
      const timer = maxWaitMs === null ? undefined : setTimeout(giveUp, maxWaitMs)
    })
  }

  /** Requests that have arrived meanwhile are received before the next read, and so take part. */
  async function receiveRequests(keyId: string): Promise<void> {
    await nextTurn()
    for (let turn = 1; turn < TURNS_IN_CROWDED_QUEUE && isCrowdedFor(keyId); turn += 1) await nextTurn()
  }

  const isCrowdedFor = (keyId: string) =>
    waiting.has(keyId) && waiting.count > CROWDED_QUEUE_READS && !waiting.hasSingle

  return {
    async run(keyId, read, isAbandoned = () => false) {
      if (isFreeFor(keyId)) take(keyId)
      else await wait(keyId)
      try {
        if (isAbandoned()) throw new ClientDisconnected()
        return await read()
      } finally {
        void receiveRequests(keyId).then(() => give(keyId))
      }
    },
    waiting: () => waiting.count,
  }
}

const tooManyWaiting = () =>
  new RequestProblem('rate_limited', `this key has ${MAX_WAITING_OF_KEY} requests waiting already`, {
    headers: { 'Retry-After': '1' },
  })
