import type { IncomingMessage, ServerResponse } from 'node:http'

const PROBE_INTERVAL_MS = 250

/**
 * Finds out whether a client that has ended its side of a connection is still there, until its answer begins.
 * Ending and leaving look alike; what is sent to a client that has left resets the connection. An interim
 * response is ignored by clients (RFC 9110 section 15.2) and not sent to those of HTTP/1.0.
 */
export function probeClient({ httpVersion }: IncomingMessage, response: ServerResponse): void {
  if (httpVersion === '1.0') return
  const timer = setInterval(() => {
    if (response.headersSent) clearInterval(timer)
    else response.writeProcessing()
  }, PROBE_INTERVAL_MS).unref()
  response.once('close', () => clearInterval(timer))
}
