import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { createApp } from '../../src/app.ts'
import { readSettings, type Settings } from '../../src/config/settings.ts'
import { openReadStore } from '../../src/sqlite/read/read-store.ts'
import { createHttpServer } from '../../src/http/http-server.ts'
import { createMetrics } from '../../src/http/metrics.ts'
import { createRateLimiter } from '../../src/http/rate-limiter.ts'
import { makeKey, seedWorld } from '../seed-world.ts'

export interface TestRequest {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Parts of an answer that must be the same with and without the cache. */
interface Given {
  readonly status: number
  readonly headers: readonly string[]
  readonly body: string
}

export interface Side {
  request(requested: TestRequest): Promise<Given>
  /** Requests answered before Express. */
  again(): number
  /** Lines of the log, without values that differ between requests. */
  log(): readonly string[]
  /** Counts of requests. */
  counted(): Promise<readonly string[]>
}

/** One database behind two servers: `quick` uses the cache, `plain` answers every request in Express. */
export interface Pair {
  readonly database: string
  readonly quick: Side
  readonly plain: Side
  close(): Promise<void>
}

interface PairOptions extends Partial<Pick<Settings, 'corsOrigins' | 'rateLimit'>> {
  readonly now?: () => number
}

export async function startPair(options: PairOptions = {}): Promise<Pair> {
  const world = seedWorld()
  // Created at the start, since creating a key is a commit.
  await makeKey(world.database)
  const [quick, plain] = [
    await startSide(world.database, options, true),
    await startSide(world.database, options, false),
  ]
  return {
    database: world.database,
    quick,
    plain,
    async close() {
      await Promise.all([quick.close(), plain.close()])
      world.remove()
    },
  }
}

async function startSide(
  database: string,
  { now = Date.now, rateLimit = 100_000, corsOrigins = [] }: PairOptions,
  isQuick: boolean,
): Promise<Side & { close(): Promise<void> }> {
  const settings: Settings = { ...readSettings({}), corsOrigins }
  const [lines, sink] = collectLines()
  const store = openReadStore(database)
  const metrics = createMetrics()
  const limiter = createRateLimiter(rateLimit, now)
  const app = createApp({
    store,
    settings,
    logger: pino({ level: 'info' }, sink),
    metrics,
    limiter,
    now,
    noteUse: () => undefined,
  })
  let again = 0
  const sendCached: typeof app.sendCached = (requested, response) => {
    const did = isQuick && app.sendCached(requested, response)
    if (did) again += 1
    return did
  }
  const server = createHttpServer({ express: app.express, sendCached }, settings.limits)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    request: (requested) => send(port, requested),
    again: () => again,
    log: () => lines.map(replaceRandomValues),
    async counted() {
      const text = await metrics.text()
      return text
        .split('\n')
        .filter((line) => line.startsWith('http_request_duration_seconds_count'))
        .toSorted()
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await store.close()
    },
  }
}

function collectLines(): [string[], Writable] {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  return [lines, sink]
}

/** Times, generated ids and process ids. */
const replaceRandomValues = (line: string): string =>
  line
    .replace(/"time":\d+,"pid":\d+/, '')
    .replace(/"responseTime":\d+/, '')
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID')

function send(port: number, { path, method = 'GET', headers = {} }: TestRequest): Promise<Given> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const pairs = response.rawHeaders.flatMap((name, at, all) =>
          at % 2 ? [] : [`${name}: ${all[at + 1] ?? ''}`],
        )
        const kept = pairs.filter((pair) => !pair.startsWith('Date: ')).map(replaceRandomValues)
        const body = replaceRandomValues(Buffer.concat(chunks).toString('latin1'))
        resolve({ status: response.statusCode ?? 0, headers: kept.toSorted(), body })
      })
    })
    sent.on('error', reject).end()
  })
}
