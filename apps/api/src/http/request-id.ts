import { randomUUID } from 'node:crypto'
import type { RequestHandler, Response } from 'express'
import { hideKeys } from '../keys/key-text.ts'

const HEADER = 'X-Request-Id'

/** What other services send and a log can hold: no spaces, no markup, not long; and no key, which the answer would repeat. */
const SANE = /^[\w.:/+=-]{1,128}$/

/** Takes over the id that a proxy has given, or makes one. */
export const identifyRequest: RequestHandler = (request, response, next) => {
  const given = request.get(HEADER)
  const isSane = given !== undefined && SANE.test(given) && hideKeys(given) === given
  response.setHeader(HEADER, isSane ? given : randomUUID())
  next()
}

export const requestId = (response: Response): string => String(response.getHeader(HEADER) ?? '')
