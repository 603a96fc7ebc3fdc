import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A file that the server itself has. */
export interface OwnFile {
  readonly type: string
  readonly body: string | Uint8Array
}

/** What stands in front of the service, and serves maps of its own beside it under the same origin. */
export interface FrontServer {
  readonly url: string
  /** The service that gets all other requests. */
  passTo(upstream: string): void
  /** Requested addresses of its own files, with their queries. */
  readonly requestedAddresses: readonly string[]
  stop(): Promise<void>
}

const PASSED = ['authorization', 'accept'] as const
const OF_CONNECTION = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag']

/** `find`: its own file of an address; null: the service has it. */
export async function startFrontServer(find: (address: URL) => OwnFile | null): Promise<FrontServer> {
  const requestedAddresses: string[] = []
  let upstream = ''
  const server = createServer((request, response) => {
    void (async () => {
      const address = new URL(request.url ?? '/', url)
      const own = find(address)
      if (own) {
        requestedAddresses.push(address.pathname + address.search)
        response.writeHead(200, { 'content-type': own.type }).end(own.body)
        return
      }
      const headers = new Headers()
      for (const name of PASSED)
        if (request.headers[name] !== undefined) headers.set(name, request.headers[name])
      const answer = await fetch(upstream + address.pathname + address.search, {
        headers,
        redirect: 'manual',
      })
      const passed = new Headers(answer.headers)
      for (const name of OF_CONNECTION) passed.delete(name)
      response.writeHead(answer.status, Object.fromEntries(passed))
      response.end(Buffer.from(await answer.arrayBuffer()))
    })()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    requestedAddresses,
    passTo: (address) => void (upstream = address),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
