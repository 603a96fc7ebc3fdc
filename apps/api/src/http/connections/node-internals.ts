import type { Server } from 'node:http'

/**
 * The only use of a Node member that is not documented. It lets a client that has ended its side of a
 * connection (RFC 9293 section 3.6) still receive its responses. Node kept the member for users such as spdy
 * when its removal was proposed: https://github.com/nodejs/node/pull/36819.
 */
export function allowHalfOpenClients(server: Server): void {
  Object.assign(server, { httpAllowHalfOpen: true })
}
