import type { Response } from 'express'
import { setHeaders, type HeaderList } from './header-list.ts'
import { RequestProblem } from './problem.ts'
import { WINDOW_SECONDS, type LimitedKey, type RateLimiter, type RateStatus } from './rate-limiter.ts'

/** Counts the request and sets the headers of the rate limit. Throws `rate_limited`. */
export async function takeRequest(
  limiter: RateLimiter,
  key: LimitedKey,
  response: Response,
): Promise<RateStatus> {
  const allowed = await limiter.take(key)
  const status = allowed ?? (await limiter.status(key))
  writeRateHeaders(response, status)
  if (allowed) return allowed
  const message =
    `more than ${status.limit} requests in ${WINDOW_SECONDS} seconds; ` + `go on in ${status.wait} seconds`
  throw new RequestProblem('rate_limited', message, { headers: { 'Retry-After': String(status.wait) } })
}

export function writeRateHeaders(response: Response, status: RateStatus): void {
  setHeaders(response, rateHeaders(status))
}

/** Both the draft of the IETF (in seconds) and the older names (epoch seconds, as in `/me`). */
export const rateHeaders = ({ limit, remaining, reset, wait }: RateStatus): HeaderList => [
  'RateLimit-Policy',
  `"default";q=${limit};w=${WINDOW_SECONDS}`,
  'RateLimit',
  `"default";r=${remaining};t=${wait}`,
  'X-RateLimit-Limit',
  String(limit),
  'X-RateLimit-Remaining',
  String(remaining),
  'X-RateLimit-Reset',
  String(reset),
]
