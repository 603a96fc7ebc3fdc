import type { Statement } from 'better-sqlite3'
import type { Connection } from './open.ts'

export type Binding = Readonly<Record<string, string | number | null | Uint8Array>>

/** Runs SQL on one connection; every text is prepared once and kept. */
export interface Statements {
  one<Row>(sql: string, binding: Binding): Row | undefined
  many<Row>(sql: string, binding: Binding): Row[]
}

export function createStatements(connection: Connection): Statements {
  const prepared = new Map<string, Statement>()
  const statement = (sql: string): Statement => {
    const known = prepared.get(sql) ?? connection.prepare(sql)
    prepared.set(sql, known)
    return known
  }
  return {
    one: <Row>(sql: string, binding: Binding) => statement(sql).get(binding) as Row | undefined,
    many: <Row>(sql: string, binding: Binding) => statement(sql).all(binding) as Row[],
  }
}
