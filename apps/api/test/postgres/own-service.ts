import { setTimeout as sleep } from 'node:timers/promises'
import { copyStore } from '../../src/copy/copy-store.ts'
import { openStore } from '../../src/open-store.ts'
import { startServer, type RunningServer, type ServerOptions } from '../../src/server.ts'
import { seedWorld } from '../seed-world.ts'
import { query } from './test-database.ts'

/** Fills an empty database with the companies of the tests. */
export async function fillDatabase(address: string): Promise<void> {
  const world = seedWorld()
  await copyStore(world.database, address)
  world.remove()
}

export const serve = (database: string, options: ServerOptions = {}): Promise<RunningServer> =>
  startServer({ port: 0, logLevel: 'silent', database, ...options })

export interface Answered {
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
}

export async function request(
  { url }: Pick<RunningServer, 'url'>,
  path: string,
  key: string,
): Promise<Answered> {
  const response = await fetch(`${url}/v1${path}`, { headers: { Authorization: `Bearer ${key}` } })
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    text: await response.text(),
  }
}

let requested = 0

/** Asks for a list that no cache has: an empty search differs from all others by its limit. */
export const requestCold = (server: Pick<RunningServer, 'url'>, key: string): Promise<Answered> =>
  request(
    server,
    `/projects?limit=${100 + (requested++ % 900)}&updatedSince=2020-01-01T00:00:00.${pad(requested)}Z`,
    key,
  )

const pad = (count: number): string => String(count % 1000).padStart(3, '0')

/** Asks again until the condition holds, and returns the time that it took, in milliseconds. */
export async function until(holds: () => Promise<boolean>, timeoutMs = 15_000): Promise<number> {
  const begun = performance.now()
  while (!(await holds())) {
    if (performance.now() - begun > timeoutMs) throw new Error(`not so after ${timeoutMs} ms`)
    await sleep(20)
  }
  return performance.now() - begun
}

/** Connections of the service on a server, apart from those that poll the version. */
const READERS = `application_name = 'groundsheet'
  AND query NOT LIKE '%key_version%' AND query NOT LIKE 'LISTEN%'`

/**
 * When the service sent its last statement to this server, apart from questions for the version. `kind`: part
 * of the statement.
 */
export async function lastStatement(address: string, kind = ''): Promise<string | null> {
  const [found] = await query<{ last: string | null }>(
    address,
    `SELECT max(query_start)::text AS last FROM pg_stat_activity WHERE ${READERS} AND query LIKE '%${kind}%'`,
  )
  return found?.last ?? null
}

/** Ends the connections on which the service is notified of changes; returns their number. */
export async function endListeners(address: string): Promise<number> {
  const ended = await query(
    address,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'groundsheet' AND NOT (${READERS})`,
  )
  return ended.length
}

export async function revoke(address: string, name: string): Promise<void> {
  const keys = (await openStore(address)).openKeys()
  const key = (await keys.list()).find((one) => name.startsWith(one.prefix))
  await keys.revoke(key?.id ?? 'no such key')
  await keys.close()
}
