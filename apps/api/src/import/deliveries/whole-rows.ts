import { countOf } from '@groundsheet/readings'
import { nameDelivery, type DeliveryFacts, type KnownDelivery } from './delivery-facts.ts'
import type { KeptRow } from './kept-rows.ts'
import { listNames, MAX_NAMED_ROWS } from './name-stored-rows.ts'

/** A row of which a reading was taken whole. */
export interface WholeRow extends KeptRow {
  /** Headings whose value of the older delivery was removed or left out. */
  readonly headings: readonly string[]
}

/** Readings that are taken whole from one delivery, by that delivery; null: the file itself. */
export function createWholeRows() {
  const byDelivery = new Map<KnownDelivery | null, { rows: number; readonly first: WholeRow[] }>()
  return {
    add(newer: KnownDelivery | null, row: WholeRow): void {
      const known = byDelivery.get(newer) ?? { rows: 0, first: [] }
      byDelivery.set(newer, known)
      known.rows++
      if (known.first.length < MAX_NAMED_ROWS) known.first.push(row)
    },
    /** Those that are named. */
    first: (): readonly KeptRow[] => Array.from(byDelivery.values(), ({ first }) => first).flat(),
    /** `file`: what the file states of itself. `names`: by the number of the row. `isShown`: headings. */
    messages: (
      file: Pick<DeliveryFacts, 'file' | 'transmission'>,
      names: ReadonlyMap<number, string>,
      isShown: (heading: string) => boolean,
    ): string[] =>
      [...byDelivery].map(([newer, { rows, first }]) => {
        const named = first.flatMap(({ seq, headings }) => {
          const [name, shown] = [names.get(seq), headings.filter(isShown)]
          return name === undefined || shown.length === 0 ? [] : [`${name} (${shown.join(', ')})`]
        })
        const list = named.length === 0 ? '' : `: ${listNames(named, rows)}`
        return (
          `${countOf(rows, 'reading')} taken whole from ${nameDelivery(newer?.known ?? file)}: ` +
          `values that the older delivery has beside it are left out${list}`
        )
      }),
  }
}
