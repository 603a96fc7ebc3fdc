import type { StoredRow } from '../../store/write/rows.ts'
import type { WriteStore } from '../../store/write/write-store.ts'
import { rowId } from '../ids.ts'
import type { ProjectTable } from '../project/open-tables.ts'
import type { ProjectTerms } from '../project/open-tables.ts'
import { collectRemoved, removedRow, type RemovedRows } from '../project/remove-unseen.ts'
import { createRowKeys } from './block-preparer.ts'
import { openKeyMerging } from './key-merging.ts'
import type { MergedKey } from './merge-equal-keys.ts'
import { prepareRow, type RowShape } from './row-shape.ts'
import { contentOf, locationIdOfBody, updatedAtText } from './row-text.ts'
import { storedPages } from './stored-pages.ts'
import { storedValues } from './stored-values.ts'

/**
 * Gives the stored rows of a project the ids that their keys have now, so that the same files find them
 * again. Rows of several deliveries whose keys have become equal become one row. The old ids are listed as
 * replaced by the new ones. Returns the names of the rows that ended in others.
 */
export async function rekeyRows(
  store: WriteStore,
  project: { readonly id: string; readonly seq: number },
  tables: readonly ProjectTable[],
  terms: ProjectTerms,
): Promise<RemovedRows> {
  const removed = collectRemoved(terms)
  const merging = openKeyMerging(store, project)
  for (const table of tables) {
    // Other rows refer to a hole, so each stays.
    const isHoles = table.shape.group === terms.locationsGroup
    const merged = isHoles ? [] : await merging.merge(table)
    const rekey = tableRekeyer(store, project, table)
    for await (const page of storedPages(store, table.stored.seq)) for (const row of page) await rekey(row)
    for (const one of merged) await writeMerged(store, project, table, one, removed)
  }
  await merging.save()
  return removed
}

/** Stores the values of a merged row, which has its new id, and lists the rows that ended in it. */
async function writeMerged(
  store: WriteStore,
  project: { readonly seq: number },
  { stored: table, shape }: ProjectTable,
  { kept, values, owner, removed }: MergedKey,
  all: Pick<ReturnType<typeof collectRemoved>, 'add'>,
): Promise<void> {
  const [row] = await store.rows.page(table.seq, kept.seq - 1, 1)
  if (row?.seq !== kept.seq) throw new Error(`row ${kept.seq} of ${table.group} is not there`)
  for (const one of removed) {
    const name = removedRow(table, one)
    await store.deletions.add(project.seq, { ...name, replacedBy: row.id })
    all.add(name, storedValues(one, shape.publicCodes))
  }
  const { locationId } = removedRow(table, owner)
  const { content, internal } = prepareRow(shape, { id: row.id, locationId, values })
  if (content === contentOf(row.body) && internal === row.internal) return
  const body = content + updatedAtText(store.moment)
  await store.rows.update(row, { locationSeq: owner.locationSeq, body, internal })
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
  const { content } = prepareRow(shape, { id, locationId: locationIdOfBody(row.body), values })
  await store.rows.rename(row, { id, body: content + updatedAtText(store.moment) })
}
