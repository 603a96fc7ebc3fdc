import type { ExportOrder, StartedExport } from '../../export/start-export.ts'
import { RequestProblem } from '../problem.ts'

export interface ExportRunner {
  /** How long a caller may not take what is sent. */
  readonly idleTimeoutMs: number
  /** Null: there is no such project. Throws `rate_limited` or `unavailable` where too many run already. */
  run<T>(
    keyId: string,
    order: ExportOrder,
    use: (started: StartedExport | null) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T>
}

/** One program with several keys is what the limit of all is for. */
const MAX_EXPORTS_PER_KEY = 2

/** Seconds after which a refused caller may ask again. */
const RETRY_AFTER_SECONDS = 10

interface RunnerParts {
  readonly start: (order: ExportOrder, signal: AbortSignal) => Promise<StartedExport | null>
  /** Exports that run at once in this process. */
  readonly maxExports: number
  readonly idleTimeoutMs: number
}

export function createExportRunner({ start, maxExports, idleTimeoutMs }: RunnerParts): ExportRunner {
  const running = new Map<string, number>()
  let total = 0
  return {
    idleTimeoutMs,
    async run(keyId, order, use, signal) {
      const own = running.get(keyId) ?? 0
      if (own >= MAX_EXPORTS_PER_KEY) throw refusal('rate_limited', `${own} exports of this key are running`)
      if (total >= maxExports) throw refusal('unavailable', `${total} exports are running`)
      running.set(keyId, own + 1)
      total++
      try {
        const started = await start(order, signal)
        try {
          return await use(started)
        } finally {
          await started?.stop()
        }
      } finally {
        total--
        const left = (running.get(keyId) ?? 1) - 1
        if (left === 0) running.delete(keyId)
        else running.set(keyId, left)
      }
    },
  }
}

const refusal = (type: 'rate_limited' | 'unavailable', reason: string): RequestProblem =>
  new RequestProblem(type, `${reason}; ask again in ${RETRY_AFTER_SECONDS} seconds`, {
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  })
