import type { WriteStore } from '../../store/write/write-store.ts'
import type { FindHole } from '../rows/find-hole.ts'
import { storedPages } from '../rows/stored-pages.ts'

/** Links rows imported before their hole to it. */
export async function linkRows(store: WriteStore, projectSeq: number, findHole: FindHole): Promise<void> {
  // By the counts of that import: a table that was empty then has no rows to link.
  const all = await store.tables.all(projectSeq)
  const tables = all.filter(({ addressable, rows }) => addressable && rows > 0)
  for (const table of tables) {
    for await (const page of storedPages(store, table.seq, 'unlinked')) {
      for (const row of page) {
        const { locationId } = JSON.parse(`${row.body}}`) as { locationId: string }
        const { seq } = findHole(locationId)
        if (seq !== null) await store.rows.relink(table.seq, row.seq, seq)
      }
    }
  }
}
