import cluster, { type Worker } from 'node:cluster'
import type { LimitedKey, RateLimiter } from '../http/rate-limiter.ts'
import { createLeasedLimiter, createQuotaCoordinator, type QuotaLease } from './leased-rates.ts'

/** Leases requests to `workers` workers: one window for each key, counted in the parent process. */
export function answerRates(defaultLimit: number, workers: number): void {
  const calls = new Map<number, Call<string, number>>()
  async function recall(worker: number, id: string): Promise<number> {
    const others = [...calls].filter(([other]) => other !== worker)
    // A worker that has ended returns nothing.
    const unused = await Promise.all(others.map(([, call]) => call(id).catch(() => 0)))
    return unused.reduce((sum, requests) => sum + requests, 0)
  }
  const lease = createQuotaCoordinator({ defaultLimit, workers, now: Date.now }, recall)
  cluster.on('fork', (worker) => {
    const call = connect<string, number>(worker, (key) => lease(worker.id, key as LimitedKey))
    calls.set(worker.id, call)
    worker.once('disconnect', () => calls.delete(worker.id))
  })
}

/** The limiter of a worker: requests are counted in the parent process, in portions. */
export function createWorkerLimiter(worker: Worker): RateLimiter {
  const ask = connect<LimitedKey, QuotaLease>(worker, (id) => limiter.giveBack(id as string))
  const limiter = createLeasedLimiter(ask, Date.now)
  return limiter
}

type Call<Question, Answer> = (question: Question) => Promise<Answer>

interface Message {
  readonly kind: 'rate-question' | 'rate-answer'
  readonly number: number
  readonly content: unknown
}

/** Of another part of the program. */
type OtherMessage = Omit<Message, 'kind'> & { readonly kind?: undefined }

/** Asks the process at the other end, and answers what it asks. Rejects if that process ends first. */
function connect<Question, Answer>(
  peer: Worker,
  answer: (question: unknown) => unknown,
): Call<Question, Answer> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let count = 0
  const send = (message: Message) => peer.isConnected() && peer.send(message)
  const reply = (number: number, content: unknown) => send({ kind: 'rate-answer', number, content })
  peer.on('message', ({ kind, number, content }: Message | OtherMessage) => {
    if (kind === 'rate-answer') waiting.get(number)?.resolve(content)
    if (kind === 'rate-question')
      void Promise.resolve(answer(content)).then((answered) => reply(number, answered))
  })
  peer.once('disconnect', () => {
    for (const { reject } of waiting.values()) reject(new Error('the other process has ended'))
  })
  return (content) => {
    const number = count++
    const answered = Promise.withResolvers<unknown>()
    waiting.set(number, answered)
    send({ kind: 'rate-question', number, content })
    return answered.promise.finally(() => waiting.delete(number)) as Promise<Answer>
  }
}
