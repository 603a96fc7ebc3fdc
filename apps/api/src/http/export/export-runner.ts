import type { MinReadRate } from '../../config/settings.ts'
import type { ExportOrder, StartedExport } from '../../export/start-export.ts'
import { RequestProblem } from '../problem.ts'

/** The caller of an export. */
export interface ExportOwner {
  /** Of a key, a link or a person. */
  readonly id: string
  readonly companyId: string
  /** Exports of this owner that run at once. */
  readonly maxExports: number
}

export interface ExportRunner {
  /** How long a caller may not take what is sent. */
  readonly idleTimeoutMs: number
  readonly reading: MinReadRate
  /** A connection was closed since its caller read more slowly. */
  readonly onTooSlow: () => void
  /** Null: there is no such project. Throws `rate_limited` or `unavailable` where too many run already. */
  run<T>(
    owner: ExportOwner,
    order: ExportOrder,
    use: (started: StartedExport | null) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T>
}

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER_SECONDS = 10

interface RunnerParts extends Pick<ExportRunner, 'idleTimeoutMs' | 'reading' | 'onTooSlow'> {
  readonly start: (order: ExportOrder, signal: AbortSignal) => Promise<StartedExport | null>
  /** Exports that run at once in this process. */
  readonly maxExports: number
}

export function createExportRunner({ start, maxExports, ...reader }: RunnerParts): ExportRunner {
  const owners = createCounts()
  const companies = createCounts()
  // One place is left to other companies, however many keys one has.
  const maxOfCompany = Math.max(1, maxExports - 1)
  return {
    ...reader,
    async run({ id, companyId, maxExports: maxOfOwner }, order, use, signal) {
      const own = owners.of(id)
      if (own >= maxOfOwner) throw refusal('rate_limited', `${own} exports of this key are running`)
      const total = companies.total()
      if (total >= maxExports || companies.of(companyId) >= maxOfCompany)
        throw refusal('unavailable', `${total} exports are running`)
      const leave = [owners.enter(id), companies.enter(companyId)]
      try {
        const started = await start(order, signal)
        try {
          return await use(started)
        } finally {
          await started?.stop()
        }
      } finally {
        for (const done of leave) done()
      }
    },
  }
}

/** What runs, by name. */
function createCounts() {
  const running = new Map<string, number>()
  const of = (name: string): number => running.get(name) ?? 0
  return {
    of,
    total: () => [...running.values()].reduce((sum, count) => sum + count, 0),
    enter(name: string) {
      running.set(name, of(name) + 1)
      return () => {
        if (of(name) === 1) running.delete(name)
        else running.set(name, of(name) - 1)
      }
    },
  }
}

const refusal = (type: 'rate_limited' | 'unavailable', reason: string): RequestProblem =>
  new RequestProblem(type, `${reason}; try again in ${RETRY_AFTER_SECONDS} seconds`, {
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  })
