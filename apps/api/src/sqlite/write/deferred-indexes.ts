import { createIdSet } from '../../store/write/id-set.ts'
import type { Connection } from '../open.ts'

/**
 * A table without rows is filled before its indexes are built. Building an index from all rows at once is
 * faster than inserting each row into it.
 */
export interface DeferredIndexes {
  /**
   * To be called with every id before its row is inserted. If the id may exist already, the index of ids is
   * built first.
   */
  expect(id: string): void
  /** To be called before a statement that uses this index. */
  need(index: 'data_row_by_location' | 'data_row_by_update'): void
  /** To be called when all rows are inserted. */
  end(): void
}

/** Drops empty indexes inside the open transaction, so that a rollback restores them. */
export function createDeferredIndexes(connection: Connection): DeferredIndexes {
  const isEmpty = connection.prepare('SELECT 1 FROM data_row LIMIT 1').get() === undefined
  const late = new Map(isEmpty ? definitionsOf(connection) : [])
  for (const index of late.keys()) connection.exec(`DROP INDEX ${index}`)
  let ids = isEmpty ? createIdSet() : null

  function need(index: string): void {
    const definition = late.get(index)
    if (definition !== undefined) connection.exec(definition)
    late.delete(index)
  }
  return {
    expect(id) {
      if (ids === null || ids.add(id)) return
      ids = null
      need('data_row_by_id')
    },
    need,
    end() {
      ids = null
      for (const index of late.keys()) need(index)
    },
  }
}

function definitionsOf(connection: Connection): [name: string, sql: string][] {
  return connection
    .prepare<[], [string, string]>(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'data_row' " +
        'AND sql IS NOT NULL',
    )
    .raw()
    .all()
}
