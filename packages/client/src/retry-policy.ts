const MAX_RETRY_AFTER_MS = 60_000
const MAX_BACKOFF_MS = 30_000
const FIRST_BACKOFF_MS = 500

/** Statuses that another try may change. Every call is a GET, so repeating it is safe. */
export const isRetryable = (status: number): boolean => [429, 502, 503, 504].includes(status)

/**
 * Milliseconds before a call is repeated, as the service stated. Else 0.5 s, 1 s, 2 s … with some spread, so
 * that clients do not return all at once. `attempt`: 1 for the first. `retryAfter`: seconds.
 */
export function retryDelayMs(attempt: number, retryAfter: number | null): number {
  if (retryAfter !== null) return Math.min(retryAfter * 1000, MAX_RETRY_AFTER_MS)
  return Math.min(FIRST_BACKOFF_MS * 2 ** (attempt - 1) * (1 + Math.random() / 4), MAX_BACKOFF_MS)
}

/** `Retry-After` as seconds or as an HTTP date, in seconds. RFC 9110, 10.2.3. */
export function readRetryAfter({ headers }: Pick<Response, 'headers'>): number | null {
  const header = headers.get('retry-after')
  if (header === null) return null
  if (/^\d+$/.test(header)) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000))
}
