import type { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** What is used of `pg`. */
export interface Queries {
  /** A statement with a name is prepared once for each connection. */
  query(
    text: string | { readonly name: string; readonly text: string; readonly values: readonly unknown[] },
    values?: readonly unknown[],
  ): Promise<{ readonly rows: readonly unknown[] }>
  end(): Promise<void>
}

interface PgModule {
  readonly Pool: new (options: object) => Queries & EventEmitter
}

/** `modules`: a folder with `pg` in its node_modules. As many connections as the bench has. */
export function connectPostgres(modules: string, socket: string, database: string, max = 16): Queries {
  const { Pool } = createRequire(join(modules, 'package.json'))('pg') as PgModule
  const pool = new Pool({ host: socket, user: 'bench', database, max, idleTimeoutMillis: 0 })
  // An idle connection that goes with its server is no news.
  pool.on('error', () => undefined)
  return pool
}
