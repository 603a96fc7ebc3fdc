import type { StoredTable } from '../../store/stored-table.ts'
import type { WriteStore } from '../../store/write/write-store.ts'
import type { ValueChange } from '../report.ts'
import type { PublicCodes } from '../rows/public-codes.ts'
import { storedValues } from '../rows/stored-values.ts'
import type { ProjectTerms } from './open-tables.ts'

/** Changed rows of a group that are listed; further ones are only counted. */
export const MAX_LISTED_ROWS = 1000

/** Rows of one table that this import changed: their number, and the values of the first ones. */
export interface TableChanges {
  readonly group: string
  readonly rows: number
  readonly values: readonly ValueChange[]
  readonly rowsNotListed: number
}

/**
 * `before`: the codes rows were stored under before this import. To be called after unchanged rows were
 * restored.
 */
export async function listChanges(
  store: WriteStore,
  { seq, group }: StoredTable,
  terms: ProjectTerms,
  before: PublicCodes,
): Promise<TableChanges> {
  const rows = await store.rows.changes.count(seq)
  const keys = terms.dictionary.group(group)?.keys ?? []
  const listed = await store.rows.changes.first(seq, MAX_LISTED_ROWS)
  const values = listed.flatMap((row) => {
    const [old, now] = [storedValues(row.before, before), storedValues(row.after, terms.publicCodes)]
    return compareValues(old, now).map((change) => ({ group, key: keyOf(now, keys), ...change }))
  })
  return { group, rows, values, rowsNotListed: Math.max(0, rows - MAX_LISTED_ROWS) }
}

type Values = ReadonlyMap<string, string>

function compareValues(before: Values, after: Values): Pick<ValueChange, 'heading' | 'before' | 'after'>[] {
  const headings = new Set([...before.keys(), ...after.keys()])
  return Array.from(headings, (heading) => ({
    heading,
    before: before.get(heading) ?? '',
    after: after.get(heading) ?? '',
  })).filter((change) => change.before !== change.after)
}

function keyOf(values: Values, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries([...values].filter(([heading]) => keys.includes(heading)))
}
