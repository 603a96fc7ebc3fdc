import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RequestHandler, Response } from 'express'
import { hideKeys } from '../keys/hide-keys.ts'

export const REQUEST_ID = 'X-Request-Id'

/**
 * Forms sent by proxies: UUIDs, other hexadecimal such as `traceparent`, ULIDs, and short words. Longer text
 * could contain part of a key.
 */
const SHAPES = [/^[0-9a-f-]{1,64}$/, /^[0-9A-F-]{1,64}$/, /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, /^[\w.:-]{1,19}$/]

/** Uses the id set by a proxy, or creates one. */
export function chooseId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  if (typeof given !== 'string' || !SHAPES.some((shape) => shape.test(given))) return randomUUID()
  return hideKeys(given) === given ? given : randomUUID()
}

export const identifyRequest: RequestHandler = (request, response, next) => {
  response.setHeader(REQUEST_ID, chooseId(request))
  next()
}

export const requestId = (response: Response): string => String(response.getHeader(REQUEST_ID) ?? '')
