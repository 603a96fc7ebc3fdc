import type { WriteStore } from '../../database/write-store.ts'

const PAGE = 1000

/**
 * Makes the project mirror its files: rows that did not come in this import go, and tables left without rows and files.
 * Returns how many rows of each group went.
 */
export function removeUnseen(
  store: WriteStore,
  projectSeq: number,
  locationsGroup: string,
  isSeen: (seq: number) => boolean,
  delivered: ReadonlySet<string>,
): Map<string, number> {
  const removed = new Map<string, number>()
  for (const table of store.tables.all(projectSeq)) {
    for (let after = 0, page = store.rows.page(table.seq, after, PAGE); page.length > 0;) {
      for (const { seq } of page) {
        after = seq
        if (isSeen(seq)) continue
        if (table.group === locationsGroup) store.locations.remove(projectSeq, seq)
        store.rows.remove(table.seq, seq)
        removed.set(table.group, (removed.get(table.group) ?? 0) + 1)
      }
      page = store.rows.page(table.seq, after, PAGE)
    }
    if (!delivered.has(table.group)) store.tables.remove(table.seq)
  }
  return removed
}
