import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Express } from 'express'

/**
 * Express changes the prototype of every request and response, which costs more than all else it does.
 * These two classes have its prototypes from birth, so that there is nothing left to change.
 */
export function createExpressServer(app: Express): Server {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  Object.setPrototypeOf(Request.prototype, app.request)
  Object.setPrototypeOf(Response.prototype, app.response)
  Object.assign(app, { request: Request.prototype, response: Response.prototype })
  const server = createServer(
    { IncomingMessage: Request, ServerResponse: Response, requireHostHeader: false },
    (request, response) => void app(request, response),
  )
  server.on('clientError', refuseUnreadable)
  return server
}

/** What cannot be read as HTTP never reaches Express; it gets the same shape of error. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const tooLong = error.code === 'HPE_HEADER_OVERFLOW'
  const message = tooLong ? 'the address or the headers are too long' : 'the request cannot be read as HTTP'
  const body = JSON.stringify({ error: { type: 'bad_request', message } })
  socket.end(
    `HTTP/1.1 ${tooLong ? '431 Request Header Fields Too Large' : '400 Bad Request'}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
