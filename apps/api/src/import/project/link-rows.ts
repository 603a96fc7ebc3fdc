import type { WriteStore } from '../../store/write/write-store.ts'
import type { FindHole } from '../rows/find-hole.ts'

const PAGE = 1000

/** Links rows imported before their hole to it. */
export function linkRows(store: WriteStore, projectSeq: number, findHole: FindHole): void {
  // By the counts of that import: a table that was empty then has no rows to link.
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
