import type { Connection } from './open.ts'

/** A table that holds no rows yet is filled without its index of ids: ids come in no order, and each would be sought in it and put there by itself. */
export interface LateIdIndex {
  /** To be told of every id before its row is inserted. Where one may be there already, the index is made first. */
  expect(id: string): void
  /** To be called when all rows are inserted. */
  end(): void
}

const INDEX = 'data_row_by_id'
const PLACES = 1 << 22
/** With more ids than this the set would fill up; the index is made, and grows row by row. */
const MOST_IDS = PLACES * 0.75

/** Drops the index where it is empty, inside the transaction that is open, so that it is there again in any case. */
export function createLateIdIndex(connection: Connection): LateIdIndex {
  let ids = connection.prepare('SELECT 1 FROM data_row LIMIT 1').get() === undefined ? new IdSet() : null
  const definition = connection
    .prepare<[string], { sql: string }>('SELECT sql FROM sqlite_schema WHERE name = ?')
    .get(INDEX)
  if (definition === undefined) throw new Error(`the database lacks ${INDEX}`)
  if (ids !== null) connection.exec(`DROP INDEX ${INDEX}`)

  function end(): void {
    if (ids !== null) connection.exec(definition?.sql ?? '')
    ids = null
  }
  return {
    expect(id) {
      if (ids !== null && (ids.size >= MOST_IDS || !ids.add(id))) end()
    },
    end,
  }
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
