import type { Logger } from 'pino'
import type { StripReason } from './strip-identity.ts'

const LOG_INTERVAL_MS = 60_000

const MESSAGES: Readonly<Record<StripReason, string>> = {
  address:
    'headers that name a person were ignored: they came from an address that is not listed in "proxies"',
  repeated: 'headers that name a person were ignored: the proxy sent them twice, and has to replace them',
}

/** Logs at most one request a minute for each reason. `now`: milliseconds since the epoch. */
export function createStrippedLog(
  logger: Pick<Logger, 'warn'>,
  now: () => number,
): (reason: StripReason, address: string) => void {
  const next = new Map<StripReason, number>()
  return (reason, address) => {
    if (now() < (next.get(reason) ?? -Infinity)) return
    next.set(reason, now() + LOG_INTERVAL_MS)
    logger.warn({ address }, MESSAGES[reason])
  }
}
