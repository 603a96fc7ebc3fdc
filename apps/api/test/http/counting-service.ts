import { once } from 'node:events'
import { Socket, type AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { pino } from 'pino'
import { createApp } from '../../src/app.ts'
import { readSettings } from '../../src/config/settings.ts'
import { openReadStore } from '../../src/sqlite/read/read-store.ts'
import type { CloseReason } from '../../src/http/connections/paced-server.ts'
import { createHttpServer } from '../../src/http/http-server.ts'
import { createRateLimiter } from '../../src/http/rate-limiter.ts'
import type { SendCached } from '../../src/http/response-cache.ts'
import { makeKey, seedWorld } from '../seed-world.ts'

export interface CountingService {
  readonly url: string
  readonly key: string
  /** Requests whose handling has begun. */
  begun(): number
  /** The largest number of unanswered requests on one connection. */
  mostAtOnce(): number
  /** Bytes passed to the HTTP parser, without those of sockets it reads directly. */
  parsedBytes(): number
  /** Reasons for which the server closed connections. */
  readonly closed: readonly CloseReason[]
  close(): Promise<void>
}

const UNLIMITED_REQUESTS_PER_MINUTE = 1_000_000

/** The real server in this process, with its requests counted. */
export async function startCountingService(): Promise<CountingService> {
  const { database, remove } = seedWorld()
  const key = await makeKey(database)
  const store = openReadStore(database)
  const settings = readSettings({})
  const limiter = createRateLimiter(UNLIMITED_REQUESTS_PER_MINUTE, Date.now)
  const app = createApp({
    store,
    settings,
    logger: pino({ level: 'silent' }),
    limiter,
    now: Date.now,
    noteUse: () => undefined,
  })
  const { sendCached, ...counts } = countRequests(app.sendCached)
  const closed: CloseReason[] = []
  const parts = { express: app.express, sendCached }
  const server = createHttpServer(parts, settings.limits, (reason) => closed.push(reason))
  let parsedBytes = 0
  server.on('connection', (stream) => {
    if (stream instanceof Socket) return
    ;(stream as Duplex).on('data', (bytes: Buffer) => (parsedBytes += bytes.length))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    ...counts,
    parsedBytes: () => parsedBytes,
    closed,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await store.close()
      remove()
    },
  }
}

/** Every request is passed to `sendCached` first. */
function countRequests(
  answer: SendCached,
): Pick<CountingService, 'begun' | 'mostAtOnce'> & { sendCached: SendCached } {
  const unanswered = new WeakMap<object, number>()
  let [begun, most] = [0, 0]
  return {
    begun: () => begun,
    mostAtOnce: () => most,
    sendCached(request, response) {
      const { socket } = request
      const add = (number: number) => unanswered.set(socket, (unanswered.get(socket) ?? 0) + number)
      begun += 1
      add(1)
      most = Math.max(most, unanswered.get(socket) ?? 0)
      response.once('close', () => add(-1))
      return answer(request, response)
    },
  }
}
