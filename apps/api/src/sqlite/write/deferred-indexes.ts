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

const TABLE_SLOTS = 1 << 22
/** The hash table is made of pages, so that an import of few rows does not clear memory for millions. */
const PAGE_SLOTS = 1 << 10
/** With more ids than this the hash table would be too full, so the index is built and updated row by row. */
const MAX_IDS = TABLE_SLOTS * 0.75

/** Drops empty indexes inside the open transaction, so that a rollback restores them. */
export function createDeferredIndexes(connection: Connection): DeferredIndexes {
  const isEmpty = connection.prepare('SELECT 1 FROM data_row LIMIT 1').get() === undefined
  const late = new Map(isEmpty ? definitionsOf(connection) : [])
  for (const index of late.keys()) connection.exec(`DROP INDEX ${index}`)
  let ids = isEmpty ? new IdSet() : null

  function need(index: string): void {
    const definition = late.get(index)
    if (definition !== undefined) connection.exec(definition)
    late.delete(index)
  }
  return {
    expect(id) {
      if (ids === null || (ids.size < MAX_IDS && ids.add(id))) return
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

/**
 * Four-byte fingerprints of ids. A collision, in about one of some hundred large imports, only builds the
 * index earlier.
 */
class IdSet {
  size = 0
  private readonly pages = new Array<Uint32Array | undefined>(TABLE_SLOTS / PAGE_SLOTS)

  /**
   * True: the id is new. False: it may exist already. Ids are hashes, so any of their digits serve as
   * fingerprint.
   */
  add(id: string): boolean {
    const fingerprint = parseInt(id.slice(0, 8), 16) || 1
    let place = parseInt(id.slice(8, 14), 16) % TABLE_SLOTS
    let found: number
    while ((found = this.pageOf(place)[place % PAGE_SLOTS] ?? 0) !== 0) {
      if (found === fingerprint) return false
      place = (place + 1) % TABLE_SLOTS
    }
    this.pageOf(place)[place % PAGE_SLOTS] = fingerprint
    this.size++
    return true
  }

  private pageOf(place: number): Uint32Array {
    return (this.pages[Math.floor(place / PAGE_SLOTS)] ??= new Uint32Array(PAGE_SLOTS))
  }
}
