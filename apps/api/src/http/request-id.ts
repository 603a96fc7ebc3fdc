import { randomUUID } from 'node:crypto'
import type { RequestHandler, Response } from 'express'

const HEADER = 'X-Request-Id'

/** What other services send and a log can hold: no spaces, no markup, not long. */
const SANE = /^[\w.:/+=-]{1,128}$/

/** Takes over the id that a proxy has given, or makes one. */
export const identifyRequest: RequestHandler = (request, response, next) => {
  const given = request.get(HEADER)
  response.setHeader(HEADER, given !== undefined && SANE.test(given) ? given : randomUUID())
  next()
}

export const requestId = (response: Response): string => String(response.getHeader(HEADER) ?? '')
