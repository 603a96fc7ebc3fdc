import type { Response } from 'express'
import type { ApiKey } from '../store/read-store.ts'
import { setHeaders, type HeaderList } from './header-list.ts'
import { RequestProblem } from './problem.ts'
import { WINDOW, type RateLimiter, type RateStatus } from './rate-limiter.ts'

/** Counts the request and tells the rest of the window in the headers. Throws `rate_limited`. */
export async function takeRequest(
  limiter: RateLimiter,
  key: ApiKey,
  response: Response,
): Promise<RateStatus> {
  const taken = await limiter.take(key)
  const status = taken ?? (await limiter.status(key))
  writeRateHeaders(response, status)
  if (taken) return taken
  const message = `more than ${status.limit} requests in ${WINDOW} seconds; go on in ${status.wait} seconds`
  throw new RequestProblem('rate_limited', message, { headers: { 'Retry-After': String(status.wait) } })
}

export function writeRateHeaders(response: Response, status: RateStatus): void {
  setHeaders(response, rateHeaders(status))
}

/** The draft of the IETF (in seconds) and the older names (epoch seconds, as in `/me`). */
export const rateHeaders = ({ limit, remaining, reset, wait }: RateStatus): HeaderList => [
  'RateLimit-Policy',
  `"default";q=${limit};w=${WINDOW}`,
  'RateLimit',
  `"default";r=${remaining};t=${wait}`,
  'X-RateLimit-Limit',
  String(limit),
  'X-RateLimit-Remaining',
  String(remaining),
  'X-RateLimit-Reset',
  String(reset),
]
