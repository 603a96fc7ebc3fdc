import type { WriteStore } from '../../database/write-store.ts'
import type { SeqSet } from '../rows/seq-set.ts'

const PAGE = 1000

/** Makes the project mirror its files: rows that did not come in this import go, and tables left without rows and files. */
export function removeUnseen(
  store: WriteStore,
  projectSeq: number,
  locationsGroup: string,
  seen: SeqSet,
  delivered: ReadonlySet<string>,
): number {
  let removed = 0
  for (const table of store.tables.all(projectSeq)) {
    for (let after = 0, page = store.rows.page(table.seq, after, PAGE); page.length > 0;) {
      for (const { seq } of page) {
        after = seq
        if (seen.has(seq)) continue
        if (table.group === locationsGroup) store.locations.remove(projectSeq, seq)
        store.rows.remove(table.seq, seq)
        removed++
      }
      page = store.rows.page(table.seq, after, PAGE)
    }
    if (!delivered.has(table.group)) store.tables.remove(table.seq)
  }
  return removed
}
