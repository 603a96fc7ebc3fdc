import type { Connection } from './open.ts'

/**
 * A table that holds no rows yet is filled without its indexes, and each is made of all rows at once when it is needed: row by
 * row, each would be sought in all of them and put there by itself.
 */
export interface DeferredIndexes {
  /** To be told of every id before its row is inserted. Where one may be there already, the index of ids is made first. */
  expect(id: string): void
  /** To be called before a statement that goes by this index. */
  need(index: 'data_row_by_location' | 'data_row_by_update'): void
  /** To be called when all rows are inserted. */
  end(): void
}

const PLACES = 1 << 22
/** With more ids than this the set would fill up; the index is made, and grows row by row. */
const MAX_IDS = PLACES * 0.75

/** Drops the indexes where they are empty, inside the transaction that is open, so that they are there again in any case. */
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
      "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'data_row' AND sql IS NOT NULL",
    )
    .raw()
    .all()
}

/** Fingerprints of ids, four bytes each: one in some hundred imports of millions of rows takes two ids for one, and then has its index earlier. */
class IdSet {
  size = 0
  private readonly fingerprints = new Uint32Array(PLACES)

  /** False: the id may be there already. Ids are hashes, so any of their digits will do. */
  add(id: string): boolean {
    const fingerprint = parseInt(id.slice(0, 8), 16) || 1
    let place = parseInt(id.slice(8, 14), 16) % PLACES
    while (this.fingerprints[place] !== 0) {
      if (this.fingerprints[place] === fingerprint) return false
      place = (place + 1) % PLACES
    }
    this.fingerprints[place] = fingerprint
    this.size++
    return true
  }
}
