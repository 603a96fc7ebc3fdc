import type { Logger } from 'pino'
import type { SETTINGS } from '../../config/settings.ts'
import { MAX_WAITING_REQUESTS } from './connection.ts'
import type { CloseReason, OnClosed } from './paced-server.ts'

const LOG_INTERVAL_MS = 10_000

type Setting = keyof typeof SETTINGS
const maxBuffered = 'GROUNDSHEET_MAX_BUFFERED_MB' satisfies Setting
const minExportRate = 'GROUNDSHEET_MIN_EXPORT_RATE_KB' satisfies Setting

const MESSAGES: Readonly<Record<CloseReason, string>> = {
  memory: `closed connections of clients that do not read their answers: ${maxBuffered} was reached`,
  pipelining: `closed connections that sent more than ${MAX_WAITING_REQUESTS} requests ahead of an answer`,
  slow_export: `closed connections that read an export more slowly than ${minExportRate} allows`,
}

/** Logs how many connections were closed, at once and then every ten seconds, in one line for each reason. */
export function createClosedLog(logger: Pick<Logger, 'warn'>): OnClosed {
  const counts = new Map<CloseReason, number>()
  const write = (reason: CloseReason): void => {
    const connections = counts.get(reason) ?? 0
    if (connections === 0) {
      counts.delete(reason)
      return
    }
    logger.warn({ connections }, MESSAGES[reason])
    counts.set(reason, 0)
    setTimeout(() => write(reason), LOG_INTERVAL_MS).unref()
  }
  return (reason, connections) => {
    const wasLoggedLately = counts.has(reason)
    counts.set(reason, (counts.get(reason) ?? 0) + connections)
    if (!wasLoggedLately) write(reason)
  }
}
