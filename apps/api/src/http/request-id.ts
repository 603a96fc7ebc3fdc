import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RequestHandler, Response } from 'express'
import { hideKeys } from '../keys/hide-keys.ts'

export const REQUEST_ID = 'X-Request-Id'

/** What other services send and a log can hold: no spaces, no markup, not long; and no key, which the answer would repeat. */
const SANE = /^[\w.:/+=-]{1,128}$/

/** Takes over the id that a proxy has given, or makes one. */
export function chooseId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  const isSane = typeof given === 'string' && SANE.test(given) && hideKeys(given) === given
  return isSane ? given : randomUUID()
}

export const identifyRequest: RequestHandler = (request, response, next) => {
  response.setHeader(REQUEST_ID, chooseId(request))
  next()
}

export const requestId = (response: Response): string => String(response.getHeader(REQUEST_ID) ?? '')
