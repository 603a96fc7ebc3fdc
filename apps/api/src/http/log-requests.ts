import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { pinoHttp } from 'pino-http'
import proxyAddress from 'proxy-addr'
import type { Settings } from '../config/settings.ts'
import { callerOf, type Caller } from './request-caller.ts'
import { sentBody } from './connections/sent-body.ts'
import { hideSearches } from './hide-searches.ts'
import { requestId } from './request-id.ts'
import { routeOf } from './route-of.ts'

interface LoggedRequest {
  readonly id: string
  readonly method: string
  readonly url: string
  readonly raw: IncomingMessage
}

/** Id of the key, and of the link that stood for it; or the e-mail address of who signed in at a proxy. */
function describeCaller(caller: Caller | null) {
  if (caller === null) return {}
  const { id, link, person } = caller.key
  return person ? { email: person.email } : { key: id, ...(link ? { link: link.id } : {}) }
}

/** What was requested and sent: `operation` is the route, `bytes` those of the body. */
const describeAnswer = (request: IncomingMessage, response: ServerResponse) => ({
  operation: routeOf(request),
  bytes:
    request.method === 'HEAD' || response.statusCode === 304
      ? 0
      : (sentBody(response)?.length ?? Number(response.getHeader('content-length') ?? 0)),
})

/**
 * Logs each request when it has ended. `trustProxy`: number of proxies whose `X-Forwarded-For` is trusted.
 */
export function logRequests(
  logger: Logger,
  { trustProxy, logSearches }: Pick<Settings, 'trustProxy' | 'logSearches'>,
): RequestHandler {
  const isTrusted = (_address: string, hop: number) => hop < trustProxy
  return pinoHttp({
    logger,
    genReqId: (_request, response) => requestId(response as Response),
    customProps: (request, response) =>
      response.headersSent
        ? { ...describeCaller(callerOf(request)), ...describeAnswer(request, response) }
        : {},
    serializers: {
      req: ({ id, method, url, raw }: LoggedRequest) => ({
        id,
        method,
        url: logSearches ? url : hideSearches(url),
        ip: proxyAddress(raw, isTrusted),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  })
}
