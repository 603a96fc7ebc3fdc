import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { root } from './service.ts'

/** The service with another version of the viewer, which has its own name for every asset. */
export interface TwoVersions {
  readonly url: string
  /** Serves the next version from now on, and no asset of the first. */
  upgrade(): void
  /** Answers requests for these paths with 500; null: none. */
  fail(paths: RegExp | null): void
  stop(): Promise<void>
}

/** Mark of the assets of the next version. */
export const NEXT = '-next'

const TEXT = /html|javascript|css|json/

/** Names of assets have a hash of their content, so that of a next version are all others. */
export async function serveTwoVersions(upstream: string): Promise<TwoVersions> {
  const names = readdirSync(join(root, 'apps/web/dist/assets'))
  const first = new RegExp(names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g')
  const nextName = (name: string) => name.replace(/(?=\.[^.]*$)/, NEXT)
  let isNext = false
  let failing: RegExp | null = null
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/'
      // An answer that is under way at the upgrade is of the first version.
      const ofNext = isNext
      if (failing?.test(path) || (path.startsWith('/assets/') && path.includes(NEXT) !== ofNext)) {
        response.writeHead(failing?.test(path) ? 500 : 404).end()
        return
      }
      const { authorization } = request.headers
      const answer = await fetch(upstream + path.replace(NEXT, ''), {
        headers: authorization === undefined ? {} : { authorization },
      })
      const headers = new Headers(answer.headers)
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag'])
        headers.delete(name)
      const bytes = Buffer.from(await answer.arrayBuffer())
      const isText = ofNext && !path.startsWith('/v1/') && TEXT.test(headers.get('content-type') ?? '')
      const text = isText ? bytes.toString().replaceAll(first, nextName) : ''
      // The page has a revision instead of a hash in its name.
      const body = isText ? text.replaceAll(/revision:`\w+/g, `$&${NEXT}`) : bytes
      response.writeHead(answer.status, Object.fromEntries(headers)).end(body)
    })()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    upgrade: () => void (isNext = true),
    fail: (paths) => void (failing = paths),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
