import type { WriteStore } from '../../store/write/write-store.ts'
import { compareAges, type DeliveryAge } from '@groundsheet/ags'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import { createRowGaps, type RowGaps } from '../rows/row-gaps.ts'
import { createSequenceSet, type SequenceSet } from '../rows/sequence-set.ts'
import type { KnownDelivery } from './delivery-facts.ts'

/** What the deliveries that are newer than a file stated of a row. */
export interface NewerRows {
  /** The newest of them that stated the row. */
  find(seq: number): KnownDelivery | undefined
  /** Whether one of them stated the value that the row has for a heading. */
  hasStated(seq: number, heading: string): boolean
  /** Whether one of them removed the value for a heading, or said that there is none. */
  hasErased(seq: number, heading: string): boolean
  /** To be told of values that the file gives the row, which none of them stated. */
  fill(seq: number, headings: readonly string[]): void
}

/** Deliveries of the store that are newer than files of an age; the newest first. */
export const newerThan = (age: DeliveryAge, known: readonly KnownDelivery[]): KnownDelivery[] =>
  newestFirst(known.filter((delivery) => compareAges(delivery.age, age) > 0))

/** Deliveries that state a date, where the file states none and is taken as newer for the order given. */
export function datedBefore(
  { transmission, sha256 }: Pick<ScannedFile, 'transmission' | 'sha256'>,
  age: DeliveryAge,
  known: readonly KnownDelivery[],
): KnownDelivery[] {
  if (transmission.time !== null) return []
  const dated = known.filter(
    (delivery) => delivery.known.sha256 !== sha256 && delivery.known.age.time !== null,
  )
  return newestFirst(dated.filter((delivery) => compareAges(delivery.age, age) <= 0))
}

/** Of deliveries of equal age the one imported later is newer. */
const newestFirst = (deliveries: readonly KnownDelivery[]): KnownDelivery[] =>
  deliveries.toReversed().toSorted((a, b) => compareAges(b.age, a.age))

interface LoadedRows {
  readonly rows: SequenceSet
  readonly gaps: RowGaps
  readonly erased: RowGaps
  isFilled: boolean
}

export interface DeliveryRows {
  of(deliveries: readonly KnownDelivery[]): Promise<NewerRows>
  /** Stores what was filled. */
  save(): Promise<void>
}

/** Loads the rows that deliveries stated, one bit each, and the headings that they left to others. */
export function createDeliveryRows(store: WriteStore): DeliveryRows {
  const loaded = new Map<number, LoadedRows>()
  const load = async ({ seq }: KnownDelivery) => {
    const known = loaded.get(seq) ?? {
      rows: createSequenceSet(await store.deliveries.rows(seq)),
      gaps: createRowGaps(await store.deliveries.gaps(seq)),
      erased: createRowGaps(await store.deliveries.erased(seq)),
      isFilled: false,
    }
    loaded.set(seq, known)
    return known
  }
  return {
    async of(deliveries) {
      const all: { delivery: KnownDelivery; known: LoadedRows }[] = []
      for (const delivery of deliveries) all.push({ delivery, known: await load(delivery) })
      const stating = (seq: number) => all.filter(({ known }) => known.rows.has(seq))
      return {
        find: (seq) => all.find(({ known }) => known.rows.has(seq))?.delivery,
        hasStated: (seq, heading) => stating(seq).some(({ known }) => !known.gaps.has(seq, heading)),
        hasErased: (seq, heading) => all.some(({ known }) => known.erased.has(seq, heading)),
        fill(seq, headings) {
          if (headings.length === 0) return
          for (const { known } of stating(seq)) {
            known.gaps.add(seq, headings)
            known.isFilled = true
          }
        },
      }
    },
    async save() {
      for (const [seq, { gaps, isFilled }] of loaded)
        if (isFilled) await store.deliveries.putGaps(seq, gaps.pages())
    },
  }
}
