import type { StoredTable } from '../../store/stored-table.ts'
import type { RemovedRow } from '../../store/write/deletions.ts'
import type { StoredRow } from '../../store/write/rows.ts'
import type { WriteStore } from '../../store/write/write-store.ts'
import type { RemovedRowName } from '../report.ts'
import { storedPages } from '../rows/stored-pages.ts'
import { storedValues } from '../rows/stored-values.ts'
import { MAX_LISTED_ROWS } from './list-changes.ts'
import type { ProjectTerms } from './open-tables.ts'

export function removedRow(
  { group, code }: Pick<StoredTable, 'group' | 'code'>,
  { id, body }: Pick<StoredRow, 'id' | 'body'>,
): RemovedRow {
  const { locationId } = JSON.parse(`${body}}`) as { locationId: string }
  return { id, group, code, locationId }
}

/** Rows that an import removed: numbers by group, and the names of the first of each group. */
export interface RemovedRows {
  readonly counts: ReadonlyMap<string, number>
  readonly listed: readonly RemovedRowName[]
}

export const NONE_REMOVED: RemovedRows = { counts: new Map(), listed: [] }

/** `add` is called with a removed row and its values. */
export function collectRemoved(
  terms: ProjectTerms,
): RemovedRows & { add(row: RemovedRow, values: ReadonlyMap<string, string>): void } {
  const counts = new Map<string, number>()
  const listed: RemovedRowName[] = []
  return {
    counts,
    listed,
    add(row, values) {
      const count = counts.get(row.group) ?? 0
      if (count < MAX_LISTED_ROWS) listed.push(nameRow(row, values, terms))
      counts.set(row.group, count + 1)
    },
  }
}

/** Rows removed in two ways. */
export function uniteRemoved(first: RemovedRows, second: RemovedRows): RemovedRows {
  const counts = new Map(first.counts)
  for (const [group, rows] of second.counts) counts.set(group, (counts.get(group) ?? 0) + rows)
  return { counts, listed: [...first.listed, ...second.listed] }
}

/**
 * For `--replace`: removes rows that are not in this import, and tables left without rows and files. Removed
 * rows leave a trace.
 */
export async function removeUnseen(
  store: WriteStore,
  projectSeq: number,
  terms: ProjectTerms,
  { isInImport, delivered }: ImportedRows,
): Promise<RemovedRows> {
  const all = collectRemoved(terms)
  for (const table of await store.tables.all(projectSeq)) {
    for await (const page of storedPages(store, table.seq)) {
      for (const row of page) {
        const { seq } = row
        if (isInImport(seq)) continue
        const removed = removedRow(table, row)
        all.add(removed, storedValues(row, terms.publicCodes))
        await store.deletions.add(projectSeq, removed)
        if (table.group === terms.locationsGroup) await store.locations.remove(projectSeq, seq)
        await store.rows.remove(table.seq, seq)
      }
    }
    if (!delivered.has(table.group)) await store.tables.remove(table.seq)
  }
  return all
}

interface ImportedRows {
  readonly isInImport: (seq: number) => boolean
  /** Groups of the files. */
  readonly delivered: ReadonlySet<string>
}

export function nameRow(
  { group, locationId }: RemovedRow,
  values: ReadonlyMap<string, string>,
  { dictionary }: ProjectTerms,
): RemovedRowName {
  const keys = dictionary.group(group)?.keys ?? []
  const key = [...values].filter(([heading]) => keys.includes(heading))
  // A row whose keys are empty or not known is named by its values.
  const isNamed = key.some(([, value]) => value.trim() !== '')
  return { group, key: Object.fromEntries(isNamed ? key : values), locationId }
}
