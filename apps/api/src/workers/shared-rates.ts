import cluster, { type Worker } from 'node:cluster'
import type { LimitedKey, RateLimiter } from '../http/rate-limiter.ts'
import {
  createQuotaBorrower,
  createQuotaCoordinator,
  type QuotaCoordinator,
  type QuotaLease,
} from './leased-rates.ts'

/** Message from a worker to its parent process. */
interface Question {
  readonly kind: 'rate'
  readonly number: number
  readonly ask: 'lend' | 'look'
  readonly key: LimitedKey
}

interface Reply {
  readonly kind: 'rate'
  readonly number: number
  readonly loan: QuotaLease
}

/** Message from the parent process to a worker: return the unused rest of a loan. */
interface Recall {
  readonly kind: 'recall'
  readonly number: number
  readonly id: string
}

interface Returned {
  readonly kind: 'returned'
  readonly number: number
  readonly unused: number
}

type Message = Question | Reply | Recall | Returned
const KINDS: ReadonlySet<unknown> = new Set<Message['kind']>(['rate', 'recall', 'returned'])

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'kind' in message && KINDS.has(message.kind)

/** Lends requests to `workers` workers: one window for each key, counted in the parent process. */
export function answerRates(defaultLimit: number, workers: number): void {
  const lender = createQuotaCoordinator({ defaultLimit, borrowers: workers, now: Date.now })
  const recall = createRecall()
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isMessage(message) || message.kind !== 'rate' || !('ask' in message)) return
    const { number, ask, key } = message
    const reply = (loan: QuotaLease) => {
      if (worker.isConnected()) worker.send({ kind: 'rate', number, loan } satisfies Reply)
    }
    if (ask === 'look') reply(lender.look(key))
    else void lend(lender, recall, worker, key).then(reply)
  })
}

type AskBack = (borrower: number, id: string) => Promise<number>

/** If nothing is left to lend, the other workers are asked for unused requests first. */
async function lend(
  lender: QuotaCoordinator,
  recall: AskBack,
  worker: Worker,
  key: LimitedKey,
): Promise<QuotaLease> {
  const loan = lender.lend(worker.id, key)
  if (loan.granted > 0) return loan
  const others = lender.otherBorrowers(worker.id, key)
  await Promise.all(others.map(async (other) => lender.takeBack(other, key, await recall(other, key.id))))
  return lender.lend(worker.id, key)
}

/** A worker that ended returns nothing. */
function createRecall(): AskBack {
  const waiting = new Map<number, (unused: number) => void>()
  let asked = 0
  cluster.on('message', (_worker: Worker, message: unknown) => {
    if (isMessage(message) && message.kind === 'returned') waiting.get(message.number)?.(message.unused)
  })
  return async (borrower, id) => {
    const worker = cluster.workers?.[borrower]
    if (!worker?.isConnected()) return 0
    const number = asked++
    const returned = new Promise<number>((resolve) => {
      waiting.set(number, resolve)
      worker.once('disconnect', () => resolve(0))
      worker.send({ kind: 'recall', number, id } satisfies Recall)
    })
    return returned.finally(() => waiting.delete(number))
  }
}

/** The limiter of a worker: requests are counted in the parent process, in portions. */
export function createWorkerLimiter(worker: Worker): RateLimiter {
  const waiting = new Map<number, (loan: QuotaLease) => void>()
  let asked = 0
  const question = (ask: Question['ask'], { id, rateLimit }: LimitedKey): Promise<QuotaLease> =>
    new Promise((resolve) => {
      const number = asked++
      waiting.set(number, resolve)
      worker.send({ kind: 'rate', number, ask, key: { id, rateLimit } } satisfies Question)
    })
  const borrower = createQuotaBorrower(
    { lend: (key) => question('lend', key), look: (key) => question('look', key) },
    Date.now,
  )
  worker.on('message', (message: unknown) => {
    if (!isMessage(message)) return
    if (message.kind === 'rate' && 'loan' in message) {
      waiting.get(message.number)?.(message.loan)
      waiting.delete(message.number)
    }
    if (message.kind === 'recall') {
      const unused = borrower.giveBack(message.id)
      worker.send({ kind: 'returned', number: message.number, unused } satisfies Returned)
    }
  })
  return borrower
}
