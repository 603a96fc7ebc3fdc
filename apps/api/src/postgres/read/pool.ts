import pg from 'pg'
import { clientConfig, statement, type Value } from '../connection.ts'
import type { Address } from '../address.ts'
import { toUnavailable } from '../errors.ts'
import type { PoolState } from '../../store/read-server.ts'
import type { ReadSession } from './read-session.ts'

/** A caller has to try again when no connection is free, or the server does not answer, for this time. */
export const CONNECT_TIMEOUT_MS = 2_000

/** For a server that does not answer at all; otherwise it stops the statement itself before. */
const ANSWER_TIMEOUT_MS = 15_000

export interface ReadPool extends ReadSession {
  state(): PoolState
  close(): Promise<void>
}

/**
 * Connections to one server for single statements; lost ones are replaced at the next. Throws
 * StoreUnavailable.
 */
export function createReadPool(address: Address): ReadPool {
  const timeoutMs = address.timeoutSeconds * 1000
  const pool = new pg.Pool({
    ...clientConfig(address),
    max: address.pool,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(timeoutMs > 0 ? { statement_timeout: timeoutMs } : {}),
    query_timeout: Math.max(ANSWER_TIMEOUT_MS, 1.5 * timeoutMs),
    keepAlive: true,
    allowExitOnIdle: true,
  })
  // An idle connection was lost: the pool makes another one when it needs it.
  pool.on('error', () => undefined)
  return {
    async many<Row>(sql: string, values: readonly Value[]): Promise<Row[]> {
      try {
        const { rows } = await pool.query<pg.QueryResultRow>(statement(sql, values, address.prepare))
        return rows as Row[]
      } catch (error) {
        throw toUnavailable(error)
      }
    },
    state: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      limit: address.pool,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  }
}
