import type { StoredRow } from '../../store/write/rows.ts'
import type { WriteStore } from '../../store/write/write-store.ts'
import { rowId } from '../ids.ts'
import type { ProjectTable } from '../project/open-tables.ts'
import { removedRow } from '../project/remove-unseen.ts'
import { createRowKeys } from './block-preparer.ts'
import { prepareRow, type RowShape } from './row-shape.ts'
import { updatedAtText } from './row-text.ts'
import { storedValues } from './stored-values.ts'

const PAGE = 1000

/**
 * Gives the stored rows of a project the ids that their keys have now, so that the same files find them again. Rows whose
 * keys have become equal stay separate rows. The old ids are listed as replaced by the new ones.
 */
export function rekeyRows(
  store: WriteStore,
  project: { readonly id: string; readonly seq: number },
  tables: readonly ProjectTable[],
): void {
  for (const table of tables) {
    const rekey = tableRekeyer(store, project, table)
    const { seq } = table.stored
    for (let after = 0, page = store.rows.page(seq, after, PAGE); page.length > 0;) {
      for (const row of page) {
        rekey(row)
        after = row.seq
      }
      page = store.rows.page(seq, after, PAGE)
    }
  }
}

function tableRekeyer(
  store: WriteStore,
  project: { readonly id: string; readonly seq: number },
  { stored, shape }: ProjectTable,
): (row: StoredRow) => void {
  const keysOf = createRowKeys(shape)
  /** By the first id of a key, the ordinals that are taken. */
  const taken = new Map<string, number>()
  /** Ids that rows keep, met before the rows themselves. */
  const kept = new Set<string>()
  return (row) => {
    const before = row.id
    const values = storedValues(row, shape.publicCodes)
    const keys = keysOf(values)
    const firstId = rowId(project.id, shape.group, keys, 0)
    if (before === firstId || kept.has(before)) return
    for (let ordinal = taken.get(firstId) ?? 0; ; ordinal++) {
      const id = rowId(project.id, shape.group, keys, ordinal)
      if (id !== before && store.rows.find(id) !== undefined) {
        kept.add(id)
        continue
      }
      taken.set(firstId, ordinal + 1)
      if (id === before) return
      if (stored.addressable) store.deletions.add(project.seq, { ...removedRow(stored, row), replacedBy: id })
      renameRow(store, shape, row, { id, values })
      return
    }
  }
}

function renameRow(
  store: WriteStore,
  shape: RowShape,
  row: StoredRow,
  { id, values }: { readonly id: string; readonly values: ReadonlyMap<string, string> },
): void {
  const { locationId } = JSON.parse(`${row.body}}`) as { locationId: string }
  const { content } = prepareRow(shape, { id, locationId, values })
  store.rows.rename(row, { id, body: content + updatedAtText(store.moment) })
}
