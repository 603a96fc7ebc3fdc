import pg from 'pg'
import type { Address } from '../address.ts'
import { clientConfig } from '../connection.ts'
import { CHANGE_CHANNEL } from '../versions.ts'

/** The version of the data on one server, kept up to date without a query at each request. */
export interface VersionWatch {
  /** Null: not known for longer than a change may go unnoticed. */
  version(): string | null
  /** The version that was received last, however long ago; null: none was. */
  lastVersion(): string | null
  /** Time since the question that was answered last; if none was, since the start. */
  ageMs(): number
  /** Asks the server. Resolves when it has answered a question sent after this call, or does not answer. */
  refresh(): Promise<void>
  close(): Promise<void>
}

/** Changes are announced by the primary; a query finds those that no announcement brought. */
const POLL_INTERVAL_MS = 400
/** Replicas announce nothing, and are not read until they are known to have a change. */
export const REPLICA_POLL_INTERVAL_MS = 100
/** An answer or a revoked key is out of date for at most this time. */
const MAX_STALENESS_MS = 1_000
const ANSWER_TIMEOUT_MS = 600

/**
 * Numbers, which count changes, and times: after a failover that lost changes, others may get the same
 * numbers, but not the same times.
 */
const VERSION = `SELECT concat_ws('.', (SELECT version FROM key_version),
    (SELECT max(greatest(created_at, revoked_at, links_changed_at)) FROM api_key),
    count(*), sum(version), max(last_moment)) AS version
  FROM company`

/** `onAnswer`: called when the server has sent its version. */
export function watchVersion(
  address: Address,
  onAnswer: () => void,
  pollIntervalMs = POLL_INTERVAL_MS,
): VersionWatch {
  const begunAt = performance.now()
  let client: pg.Client | null = null
  let known: { version: string; requestedAt: number } | null = null
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

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
    connecting.on('notification', () => void refresh())
    await connecting.connect()
    // Replicas refuse it, and are only polled.
    await connecting.query(`LISTEN ${CHANGE_CHANNEL}`).catch(() => undefined)
    return connecting
  }

  async function read(): Promise<void> {
    const requestedAt = performance.now()
    try {
      client ??= await connectToServer()
      const { rows } = await client.query<{ version: string }>(VERSION)
      const [row] = rows
      if (row) known = { version: row.version, requestedAt }
      onAnswer()
    } catch {
      const lost = client
      client = null
      await lost?.end().catch(() => undefined)
    }
  }

  /** One query at a time; all calls during one share the next. */
  function refresh(): Promise<void> {
    next ??= (async () => {
      await running
      running = next
      next = null
      if (!isClosed) await read()
    })()
    return next
  }

  async function poll(): Promise<void> {
    await refresh()
    if (!isClosed) timer = setTimeout(() => void poll(), pollIntervalMs).unref()
  }
  void poll()

  return {
    version: () =>
      known && performance.now() - known.requestedAt <= MAX_STALENESS_MS ? known.version : null,
    lastVersion: () => known?.version ?? null,
    ageMs: () => performance.now() - (known?.requestedAt ?? begunAt),
    refresh,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await (next ?? running)
      await client?.end()
    },
  }
}
