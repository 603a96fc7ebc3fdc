import { IncomingMessage, ServerResponse } from 'node:http'
import type { Express } from 'express'
import type { ConnectionLimits } from '../config.ts'
import type { AnswerAgain, ReadyHead } from './answer-again.ts'
import type { Handle, SendsBody } from './connections/connection.ts'
import { hasBody } from './connections/has-body.ts'
import type { Body } from './connections/measure-held.ts'
import { PacedServer, type OnClosed } from './connections/paced-server.ts'
import { problemText } from './problem.ts'

export interface App {
  readonly express: Express
  readonly answerAgain: AnswerAgain
}

/**
 * Express changes the prototype of every request and response, which costs more than all else it does.
 * These two classes have its prototypes from birth, so that there is nothing left to change.
 */
export function createExpressServer(
  { express: app, answerAgain }: App,
  limits: ConnectionLimits,
  onClosed?: OnClosed,
): PacedServer {
  class Request extends IncomingMessage {}
  class Response<R extends IncomingMessage> extends ServerResponse<R> implements ReadyHead, SendsBody {
    headLines = ''
    body: Body | null = null
    /** Node checks each name and value anew, a fifth of a 304's cost: what it has checked before goes in behind its first line. */
    _storeHeader(firstLine: string, headers: unknown): void {
      storeHeader.call(this, firstLine + this.headLines, headers)
    }
  }
  Object.setPrototypeOf(Request.prototype, app.request)
  Object.setPrototypeOf(Response.prototype, app.response)
  Object.assign(app, { request: Request.prototype, response: Response.prototype })
  const handle: Handle = (request, response, connection) => {
    // Only a client with a valid key is answered here.
    const isKnown = !hasBody(request) && answerAgain(request as never, response as never)
    if (isKnown) connection.trust()
    else app(request as never, response as never, () => refuseAddress(response))
  }
  const classes = { IncomingMessage: Request, ServerResponse: Response }
  return new PacedServer({ limits, handle, classes, ...(onClosed ? { onClosed } : {}) })
}

/**
 * What no route was even asked: Express gives up before the first where an address is no URL, such as `//%20@`, and would
 * answer in HTML. Or a failure after the answer had begun: then it is cut, so that half of it is not taken for the whole.
 */
function refuseAddress(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const body = problemText('the address cannot be read')
  response.writeHead(400, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
  response.end(body)
}

/** What writes every head; Node's types do not know it. */
interface HeadWriter {
  readonly _storeHeader: (this: ServerResponse, firstLine: string, headers: unknown) => void
}
const { _storeHeader: storeHeader } = ServerResponse.prototype as ServerResponse & HeadWriter
