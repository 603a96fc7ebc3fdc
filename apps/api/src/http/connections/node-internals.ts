import type { Server } from 'node:http'

/**
 * The only use of a Node member that is not documented. It lets a client that has ended its side of a
 * connection (RFC 9293 section 3.6) still receive its responses.
 * No documented option does this, and no open issue of Node proposes one. When a pull request proposed to
 * remove the member, Node kept it for users such as spdy: https://github.com/nodejs/node/pull/36819.
 */
export function allowHalfOpenClients(server: Server): void {
  Object.assign(server, { httpAllowHalfOpen: true })
}
