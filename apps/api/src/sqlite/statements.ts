import type { Statement } from 'better-sqlite3'
import type { Connection } from './open.ts'

export type Binding = Readonly<Record<string, string | number | null | Uint8Array>>

/** Runs SQL on one connection; every text is prepared once and kept. */
export interface Statements {
  /** Undefined where there is no row. */
  one(sql: string, binding: Binding): unknown
  many(sql: string, binding: Binding): unknown[]
  /**
   * SQLite's count of commits by other connections; takes about a microsecond. It restarts with every
   * connection.
   */
  commits(): number
  /** Runs statements that all read the same state. */
  withSnapshot<T>(work: () => T): T
}

export function createStatements(connection: Connection): Statements {
  const prepared = new Map<string, Statement>()
  const dataVersion = connection.prepare<[], number>('PRAGMA data_version').pluck()
  const statement = (sql: string): Statement => {
    const known = prepared.get(sql) ?? connection.prepare(sql)
    prepared.set(sql, known)
    return known
  }
  return {
    one: (sql, binding) => statement(sql).get(binding),
    many: (sql, binding) => statement(sql).all(binding),
    commits: () => dataVersion.get() ?? 0,
    withSnapshot: (work) => connection.transaction(work)(),
  }
}
