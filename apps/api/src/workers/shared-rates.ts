import cluster, { type Worker } from 'node:cluster'
import { createRateLimiter, type RateLimiter, type RateStatus } from '../http/rate-limiter.ts'
import type { ApiKey } from '../store/read-store.ts'

/** What a worker asks of the process above it, and what it is told: one window for each key, whoever counts in it. */
interface Question {
  readonly kind: 'rate'
  readonly number: number
  readonly ask: 'status' | 'take'
  readonly key: Pick<ApiKey, 'id' | 'rateLimit'>
}

interface Reply {
  readonly kind: 'rate'
  readonly number: number
  readonly status: RateStatus | null
}

const isAboutRates = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'rate'

/** Counts for all workers, in the process above them. */
export function answerRates(defaultLimit: number): void {
  const limiter = createRateLimiter(defaultLimit, Date.now)
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isAboutRates(message)) return
    const { number, ask, key } = message as Question
    void limiter[ask](key).then((status) => {
      if (worker.isConnected()) worker.send({ kind: 'rate', number, status } satisfies Reply)
    })
  })
}

/** The limiter of a worker: every request is counted above. */
export function askRates(worker: Worker): RateLimiter {
  const waiting = new Map<number, (status: RateStatus | null) => void>()
  let asked = 0
  worker.on('message', (message: unknown) => {
    if (!isAboutRates(message)) return
    const { number, status } = message as Reply
    waiting.get(number)?.(status)
    waiting.delete(number)
  })
  const question = (ask: Question['ask'], { id, rateLimit }: Question['key']): Promise<RateStatus | null> =>
    new Promise((resolve) => {
      const number = asked++
      waiting.set(number, resolve)
      worker.send({ kind: 'rate', number, ask, key: { id, rateLimit } } satisfies Question)
    })
  return {
    status: (key) => question('status', key) as Promise<RateStatus>,
    take: (key) => question('take', key),
  }
}
