import cluster, { type Worker } from 'node:cluster'
import type { LimitedKey, RateLimiter } from '../http/rate-limiter.ts'
import { createLeasedLimiter, createQuotaCoordinator, type QuotaLease } from '../http/leased-rates.ts'
import { connectPeer, createWorkerCalls } from './peer-calls.ts'

/** Leases requests to `workers` workers: one window for each key, counted in the parent process. */
export function answerRates(defaultLimit: number, workers: number): void {
  const calls = createWorkerCalls<string>()
  async function recall(worker: number, id: string): Promise<number> {
    const unused = await calls.callOthers(worker, id)
    return unused.values().reduce((sum, requests) => sum + requests, 0)
  }
  const lease = createQuotaCoordinator({ defaultLimit, workers, now: Date.now }, recall)
  cluster.on('fork', (worker) => {
    calls.add(
      worker,
      connectPeer(worker, 'rate', (key) => lease(worker.id, key as LimitedKey)),
    )
  })
}

/** The limiter of a worker: requests are counted in the parent process, in portions. */
export function createWorkerLimiter(worker: Worker): RateLimiter {
  const call = connectPeer<LimitedKey, QuotaLease>(worker, 'rate', (id) => limiter.returnUnused(id as string))
  const limiter = createLeasedLimiter(call, Date.now)
  return limiter
}
