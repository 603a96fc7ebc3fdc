import type { Statement } from 'better-sqlite3'
import type { Connection } from './open.ts'

export type Binding = Readonly<Record<string, string | number | null | Uint8Array>>

/** Runs SQL on one connection; every text is prepared once and kept. `one` gives undefined where there is no row. */
export interface Statements {
  one(sql: string, binding: Binding): unknown
  many(sql: string, binding: Binding): unknown[]
}

export function createStatements(connection: Connection): Statements {
  const prepared = new Map<string, Statement>()
  const statement = (sql: string): Statement => {
    const known = prepared.get(sql) ?? connection.prepare(sql)
    prepared.set(sql, known)
    return known
  }
  return {
    one: (sql, binding) => statement(sql).get(binding),
    many: (sql, binding) => statement(sql).all(binding),
  }
}
