import { plural } from '@groundsheet/readings'
import { createSequenceSet } from '../rows/sequence-set.ts'
import { nameDelivery, type KnownDelivery } from './delivery-facts.ts'
import { listNames, MAX_NAMED_ROWS } from './name-stored-rows.ts'

export interface KeptRow {
  readonly group: string
  readonly seq: number
}

/** Rows of a file that stay as newer deliveries stated them. */
export function createKeptRows() {
  const kept = createSequenceSet()
  const byDelivery = new Map<KnownDelivery, { rows: number; filled: number; readonly first: KeptRow[] }>()
  return {
    /** Whether it is new; a row counts once. `isFilled`: the file states values that the row did not have. */
    add(newer: KnownDelivery, row: KeptRow, isFilled: boolean): boolean {
      if (kept.has(row.seq)) return false
      kept.add(row.seq)
      const known = byDelivery.get(newer) ?? { rows: 0, filled: 0, first: [] }
      byDelivery.set(newer, known)
      known.rows++
      if (isFilled) known.filled++
      if (known.first.length < MAX_NAMED_ROWS) known.first.push(row)
      return true
    },
    /** Those that are named. */
    first: (): readonly KeptRow[] => Array.from(byDelivery.values(), ({ first }) => first).flat(),
    /** `present`: files of this import, which are no news. `names`: by the number of the row. */
    messages: (present: ReadonlySet<string>, names: ReadonlyMap<number, string>): string[] =>
      [...byDelivery].flatMap(([{ known }, { rows, filled, first }]) =>
        present.has(known.sha256)
          ? []
          : [
              `${rowsText(rows)} kept from ${nameDelivery(known)}, which is newer than this file` +
                `${namesText(rows, first, names)}. ` +
                `Only gaps are filled${filled === 0 ? '' : `, in ${rowsText(filled)}, counted as changed`}`,
            ],
      ),
  }
}

/** Rows of groups that are never sent have no name. */
function namesText(rows: number, first: readonly KeptRow[], names: ReadonlyMap<number, string>): string {
  const named = first.flatMap(({ seq }) => names.get(seq) ?? [])
  return named.length === 0 ? '' : `: ${listNames(named, rows)}`
}

export const rowsText = (rows: number): string => plural(rows, '1 row', `${rows} rows`)
