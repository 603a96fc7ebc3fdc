import type { IncomingMessage } from 'node:http'
import type { RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { pinoHttp } from 'pino-http'
import proxyAddress from 'proxy-addr'
import type { Caller } from './callers.ts'
import { callerOf } from './caller-of.ts'
import { requestId } from './request-id.ts'

interface LoggedRequest {
  readonly id: string
  readonly method: string
  readonly url: string
  readonly raw: IncomingMessage
}

/** Ids only: of the key, and of the link that stood for it. */
const describeCaller = (caller: Caller | null) =>
  caller === null ? {} : { key: caller.key.id, ...(caller.key.link ? { link: caller.key.link.id } : {}) }

/**
 * Logs each request when it has ended. `trustProxy`: number of proxies whose `X-Forwarded-For` is trusted.
 */
export function logRequests(logger: Logger, trustProxy: number): RequestHandler {
  const isTrusted = (_address: string, hop: number) => hop < trustProxy
  return pinoHttp({
    logger,
    genReqId: (_request, response) => requestId(response as Response),
    customProps: (request) => describeCaller(callerOf(request)),
    serializers: {
      req: ({ id, method, url, raw }: LoggedRequest) => ({
        id,
        method,
        url,
        ip: proxyAddress(raw, isTrusted),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  })
}
