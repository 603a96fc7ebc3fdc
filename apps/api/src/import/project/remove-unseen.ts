import type { StoredTable } from '../../store/stored-table.ts'
import type { RemovedRow } from '../../store/write/deletions.ts'
import type { StoredRow } from '../../store/write/rows.ts'
import type { WriteStore } from '../../store/write/write-store.ts'

const PAGE = 1000

export function removedRow(
  { group, code }: Pick<StoredTable, 'group' | 'code'>,
  { id, body }: Pick<StoredRow, 'id' | 'body'>,
): RemovedRow {
  const { locationId } = JSON.parse(`${body}}`) as { locationId: string }
  return { id, group, code, locationId }
}

/**
 * For `--replace`: removes rows that are not in this import, and tables left without rows and files. Removed rows leave a trace. Returns
 * the number of removed rows by group.
 */
export function removeUnseen(
  store: WriteStore,
  projectSeq: number,
  locationsGroup: string,
  isInImport: (seq: number) => boolean,
  delivered: ReadonlySet<string>,
): Map<string, number> {
  const removed = new Map<string, number>()
  for (const table of store.tables.all(projectSeq)) {
    for (let after = 0, page = store.rows.page(table.seq, after, PAGE); page.length > 0;) {
      for (const row of page) {
        const { seq } = row
        after = seq
        if (isInImport(seq)) continue
        if (table.addressable) store.deletions.add(projectSeq, removedRow(table, row))
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
