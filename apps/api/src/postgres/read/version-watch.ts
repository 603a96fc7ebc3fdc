import pg from 'pg'
import type { Address } from '../address.ts'
import { clientConfig } from '../connection.ts'
import { CHANGE_CHANNEL } from '../versions.ts'

/** The version of the data in one database, kept up to date without asking at each request. */
export interface VersionWatch {
  /** Null: not known for longer than a change may go unnoticed. */
  version(): string | null
  close(): Promise<void>
}

/** Changes are announced; asking finds what an announcement did not bring. */
const POLL_INTERVAL_MS = 400
/** An answer or a revoked key is out of date for at most this time. */
const MAX_STALENESS_MS = 1_000
const ANSWER_TIMEOUT_MS = 600

const VERSION = `SELECT (SELECT version FROM key_version) AS keys, coalesce(sum(version), 0)::bigint AS data,
  count(*) AS companies FROM company`

export function watchVersion(address: Address): VersionWatch {
  let client: pg.Client | null = null
  let known: { version: string; askedAt: number } | null = null
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null

  async function connectToServer(): Promise<pg.Client> {
    const connecting = new pg.Client({
      ...clientConfig(address),
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
    })
    connecting.on('error', () => undefined)
    connecting.on('end', () => {
      if (client === connecting) client = null
    })
    connecting.on('notification', () => void ask())
    await connecting.connect()
    // Refused by a replica, which is asked instead.
    await connecting.query(`LISTEN ${CHANGE_CHANNEL}`).catch(() => undefined)
    return connecting
  }

  async function read(): Promise<void> {
    const askedAt = performance.now()
    try {
      client ??= await connectToServer()
      const { rows } = await client.query<{ keys: number; data: number; companies: number }>(VERSION)
      const [row] = rows
      if (row) known = { version: `${row.keys}.${row.companies}.${row.data}`, askedAt }
    } catch {
      const lost = client
      client = null
      await lost?.end().catch(() => undefined)
    }
  }

  /** One question at a time: an announcement during one asks again after it. */
  async function ask(): Promise<void> {
    const before = running
    running = (async () => {
      await before
      if (!isClosed) await read()
    })()
    await running
  }

  async function poll(): Promise<void> {
    await ask()
    if (!isClosed) timer = setTimeout(() => void poll(), POLL_INTERVAL_MS).unref()
  }
  void poll()

  return {
    version: () => (known && performance.now() - known.askedAt <= MAX_STALENESS_MS ? known.version : null),
    async close() {
      isClosed = true
      clearTimeout(timer)
      await running
      await client?.end()
    },
  }
}
