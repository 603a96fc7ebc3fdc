import type { StoredRow } from '../../store/write/rows.ts'
import type { WriteStore } from '../../store/write/write-store.ts'
import { rowId } from '../ids.ts'
import type { ProjectTable } from '../project/open-tables.ts'
import { removedRow } from '../project/remove-unseen.ts'
import { createRowKeys } from './block-preparer.ts'
import { locationIdOf, prepareRow, type RowShape } from './row-shape.ts'
import { updatedAtText } from './row-text.ts'
import { storedPages } from './stored-pages.ts'
import { storedValues } from './stored-values.ts'

/**
 * Gives the stored rows of a project the ids that their keys have now, so that the same files find them
 * again. Rows whose keys have become equal stay separate rows. The old ids are listed as replaced by the new
 * ones.
 */
export async function rekeyRows(
  store: WriteStore,
  project: { readonly id: string; readonly seq: number },
  tables: readonly ProjectTable[],
): Promise<void> {
  for (const table of tables) {
    const rekey = tableRekeyer(store, project, table)
    for await (const page of storedPages(store, table.stored.seq)) for (const row of page) await rekey(row)
  }
}

function tableRekeyer(
  store: WriteStore,
  project: { readonly id: string; readonly seq: number },
  { stored, shape }: ProjectTable,
): (row: StoredRow) => Promise<void> {
  const keysOf = createRowKeys(shape)
  /** By the first id of a key, the ordinals that are taken. */
  const taken = new Map<string, number>()
  /** Ids that rows keep, met before the rows themselves. */
  const kept = new Set<string>()
  return async (row) => {
    const before = row.id
    const values = storedValues(row, shape.publicCodes)
    const keys = keysOf(values)
    const firstId = rowId(project.id, shape.group, keys, 0)
    if (before === firstId || kept.has(before)) return
    for (let ordinal = taken.get(firstId) ?? 0; ; ordinal++) {
      const id = rowId(project.id, shape.group, keys, ordinal)
      if (id !== before && (await store.rows.find(id)) !== undefined) {
        kept.add(id)
        continue
      }
      taken.set(firstId, ordinal + 1)
      if (id === before) return
      await store.deletions.add(project.seq, { ...removedRow(stored, row), replacedBy: id })
      await renameRow(store, shape, row, { id, values })
      return
    }
  }
}

async function renameRow(
  store: WriteStore,
  shape: RowShape,
  row: StoredRow,
  { id, values }: { readonly id: string; readonly values: ReadonlyMap<string, string> },
): Promise<void> {
  const { content } = prepareRow(shape, { id, locationId: locationIdOf(shape, values), values })
  await store.rows.rename(row, { id, body: content + updatedAtText(store.moment) })
}
