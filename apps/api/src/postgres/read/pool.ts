import pg from 'pg'
import { clientConfig, statement, type Value } from '../connection.ts'
import type { Address } from '../address.ts'
import { toUnavailable } from '../errors.ts'
import type { ReadSession } from './read-session.ts'

/** Connections of one process to one server. */
const MAX_CONNECTIONS = 10

/** A caller is told to try again when no connection is free, or the server does not answer, for this time. */
const CONNECT_TIMEOUT_MS = 2_000
const STATEMENT_TIMEOUT_MS = 10_000

export interface ReadPool extends ReadSession {
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** Connections that only read; lost ones are replaced. Throws StoreUnavailable. */
export function createReadPool(address: Address): ReadPool {
  const pool = new pg.Pool({
    ...clientConfig(address),
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    allowExitOnIdle: true,
  })
  // An idle connection was lost: the pool makes another one when it needs it.
  pool.on('error', () => undefined)
  return {
    pool,
    async many<Row>(sql: string, values: readonly Value[]): Promise<Row[]> {
      try {
        const { rows } = await pool.query<pg.QueryResultRow>(statement(sql, values, address.prepare))
        return rows as Row[]
      } catch (error) {
        throw toUnavailable(error)
      }
    },
    close: () => pool.end(),
  }
}
