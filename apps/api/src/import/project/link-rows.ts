import type { WriteStore } from '../../database/write-store.ts'
import type { FindHole } from '../rows/find-hole.ts'

const PAGE = 1000

/** Rows that came before their hole, in an earlier import, are hung on it now that it is there. */
export function linkRows(store: WriteStore, projectSeq: number, findHole: FindHole): void {
  // As counted when that import ended: a table that was empty then has nothing to look through.
  const tables = store.tables.all(projectSeq).filter(({ addressable, rows }) => addressable && rows > 0)
  for (const table of tables) {
    for (let after = 0, page = store.rows.unlinked(table.seq, after, PAGE); page.length > 0;) {
      for (const row of page) {
        const { locationId } = JSON.parse(`${row.body}}`) as { locationId: string }
        const { seq } = findHole(locationId)
        if (seq !== null) store.rows.relink(table.seq, row.seq, seq)
        after = row.seq
      }
      page = store.rows.unlinked(table.seq, after, PAGE)
    }
  }
}
