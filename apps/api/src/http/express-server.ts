import { createServer, IncomingMessage, ServerResponse, type Server, type ServerOptions } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Express } from 'express'
import type { ConnectionLimits } from '../config.ts'
import type { AnswerAgain, ReadyHead } from './answer-again.ts'

export interface App {
  readonly express: Express
  readonly answerAgain: AnswerAgain
}

/**
 * Express changes the prototype of every request and response, which costs more than all else it does.
 * These two classes have its prototypes from birth, so that there is nothing left to change.
 */
export function createExpressServer({ express: app, answerAgain }: App, limits: ConnectionLimits): Server {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse implements ReadyHead {
    headLines = ''
    /** Node checks each name and value anew, a fifth of a 304's cost: what it has checked before goes in behind its first line. */
    _storeHeader(firstLine: string, headers: unknown): void {
      storeHeader.call(this, firstLine + this.headLines, headers)
    }
  }
  Object.setPrototypeOf(Request.prototype, app.request)
  Object.setPrototypeOf(Response.prototype, app.response)
  Object.assign(app, { request: Request.prototype, response: Response.prototype })
  const classes = { IncomingMessage: Request, ServerResponse: Response, requireHostHeader: false }
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (answerAgain(request as never, response as never)) return
    app(request as never, response as never, () => refuseAddress(response))
  }
  const server = createServer({ ...classes, ...boundsOf(limits) }, answer)
  // Nothing is expected of a request without a body: Node itself would answer 417 in a shape of its own.
  server.on('checkContinue', answer).on('checkExpectation', answer)
  server.maxConnections = limits.connections
  // Also while an answer is under way: who does not take it holds its bytes in our memory.
  server.timeout = limits.idleTimeout * 1000
  // Who has sent everything and says so waits for the answer all the same; Node's types do not know this member.
  Object.assign(server, { httpAllowHalfOpen: true })
  server.on('clientError', refuseUnreadable)
  return server
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

const problemText = (message: string): string => JSON.stringify({ error: { type: 'bad_request', message } })

/** What writes every head; Node's types do not know it. */
interface HeadWriter {
  readonly _storeHeader: (this: ServerResponse, firstLine: string, headers: unknown) => void
}
const { _storeHeader: storeHeader } = ServerResponse.prototype as ServerResponse & HeadWriter

/** How often connections are looked at for what took too long, in milliseconds. */
const CHECKING = 1000

/** Both timeouts count from the first moment of a connection: one that never says anything is covered as well. */
function boundsOf({ headerBytes, requestTimeout, idleTimeout }: ConnectionLimits): ServerOptions {
  return {
    maxHeaderSize: headerBytes,
    headersTimeout: requestTimeout * 1000,
    requestTimeout: requestTimeout * 1000,
    keepAliveTimeout: idleTimeout * 1000,
    connectionsCheckingInterval: CHECKING,
  }
}

/** What cannot be read as HTTP never reaches Express; it gets the same shape of error. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, message] = UNREADABLE[error.code ?? ''] ?? NO_HTTP
  const body = problemText(message)
  socket.end(
    `HTTP/1.1 ${status}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

const NO_HTTP = ['400 Bad Request', 'the request cannot be read as HTTP'] as const

const UNREADABLE: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'the address or the headers are too long'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'the request took too long to arrive'],
}
