import type { StoredTable } from '../../store/stored-table.ts'
import type { RemovedRow } from '../../store/write/deletions.ts'
import type { StoredRow } from '../../store/write/rows.ts'
import type { WriteStore } from '../../store/write/write-store.ts'
import { storedPages } from '../rows/stored-pages.ts'

export function removedRow(
  { group, code }: Pick<StoredTable, 'group' | 'code'>,
  { id, body }: Pick<StoredRow, 'id' | 'body'>,
): RemovedRow {
  const { locationId } = JSON.parse(`${body}}`) as { locationId: string }
  return { id, group, code, locationId }
}

/**
 * For `--replace`: removes rows that are not in this import, and tables left without rows and files. Removed
 * rows leave a trace. Returns the number of removed rows by group.
 */
export async function removeUnseen(
  store: WriteStore,
  projectSeq: number,
  locationsGroup: string,
  isInImport: (seq: number) => boolean,
  delivered: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const removed = new Map<string, number>()
  for (const table of await store.tables.all(projectSeq)) {
    for await (const page of storedPages(store, table.seq)) {
      for (const row of page) {
        const { seq } = row
        if (isInImport(seq)) continue
        await store.deletions.add(projectSeq, removedRow(table, row))
        if (table.group === locationsGroup) await store.locations.remove(projectSeq, seq)
        await store.rows.remove(table.seq, seq)
        removed.set(table.group, (removed.get(table.group) ?? 0) + 1)
      }
    }
    if (!delivered.has(table.group)) await store.tables.remove(table.seq)
  }
  return removed
}
