import type { WriteStore } from '../../store/write/write-store.ts'
import { compareAges, isMissingValue } from '@groundsheet/ags'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import { createRowGaps, type RowGaps } from '../rows/row-gaps.ts'
import { createSequenceSet, type SequenceSet } from '../rows/sequence-set.ts'
import type { OlderRows } from '../rows/whole-readings.ts'
import { comparePlaces, type KnownDelivery, type PlacedAge } from './delivery-facts.ts'
import type { DeliveryLog } from './delivery-log.ts'

/** What the deliveries that are newer than a file stated of a row. */
export interface NewerRows {
  /** The newest of them that stated the row. */
  find(seq: number): KnownDelivery | undefined
  /** Whether one of them stated the value that the row has for a heading. */
  hasStated(seq: number, heading: string): boolean
  /** Whether one of them removed the value for a heading, or said that there is none. */
  hasErased(seq: number, heading: string): boolean
  /** Called with values that the file gives the row, which none of them stated. */
  fill(seq: number, headings: readonly string[]): void
}

/** Deliveries of the store that are newer than files of an age; the newest first. */
export const newerThan = (age: PlacedAge, known: readonly KnownDelivery[]): KnownDelivery[] =>
  newestFirst(known.filter((delivery) => comparePlaces(delivery.age, age) > 0))

/**
 * Deliveries that were imported together with files of an age and are not in this import. What they stated
 * stays: which of them holds was decided then.
 */
export const besideOf = (
  age: PlacedAge,
  known: readonly KnownDelivery[],
  present: ReadonlySet<string>,
): KnownDelivery[] =>
  known.filter((delivery) => comparePlaces(delivery.age, age) === 0 && !present.has(delivery.known.sha256))

/** Deliveries of the store that are older than files of an age, without the files of this import. */
export const olderThan = (
  age: PlacedAge,
  known: readonly KnownDelivery[],
  present: ReadonlySet<string>,
): KnownDelivery[] =>
  known.filter((delivery) => comparePlaces(delivery.age, age) < 0 && !present.has(delivery.known.sha256))

/**
 * Deliveries that the file is taken as newer than for the order given, not by dates. If the file has a date
 * that can be used, these have none that can be used. If it has none, these have one.
 */
export function newerByOrder(
  { transmission, sha256 }: Pick<ScannedFile, 'transmission' | 'sha256'>,
  age: PlacedAge,
  known: readonly KnownDelivery[],
): KnownDelivery[] {
  const isDated = transmission.time !== null
  const others = known.filter(({ known: { sha256: other, age: own, transmission: stated } }) => {
    const isOther = isDated ? own.time === null && !isMissingValue(stated.date) : own.time !== null
    return other !== sha256 && isOther
  })
  return newestFirst(others.filter((delivery) => comparePlaces(delivery.age, age) <= 0))
}

/** Of deliveries of equal age the one imported later is newer. */
const newestFirst = (deliveries: readonly KnownDelivery[]): KnownDelivery[] =>
  deliveries.toReversed().toSorted((a, b) => comparePlaces(b.age, a.age))

interface LoadedRows {
  readonly rows: SequenceSet
  readonly gaps: RowGaps
  readonly erased: RowGaps
  isFilled: boolean
  isEnded: boolean
}

/** What a file of this import has stated so far. */
export interface FileRows {
  readonly age: PlacedAge
  readonly log: Pick<DeliveryLog, 'stated' | 'gaps' | 'erased'>
}

export interface DeliveryRows {
  of(deliveries: readonly KnownDelivery[]): Promise<NewerRows>
  /** Of deliveries and files that are older than rows of an age, if only by the order given. */
  older(age: PlacedAge, deliveries: readonly KnownDelivery[], files: readonly FileRows[]): Promise<OlderRows>
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
      isEnded: false,
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
    async older(ownAge, deliveries, files) {
      const all: { age: PlacedAge; stated: SequenceSet; gaps: RowGaps; erase: RowGaps['add'] }[] = []
      for (const delivery of deliveries) {
        const known = await load(delivery)
        const erase: RowGaps['add'] = (seq, headings) => {
          known.erased.add(seq, headings)
          known.isEnded = true
        }
        all.push({ age: delivery.age, stated: known.rows, gaps: known.gaps, erase })
      }
      for (const { age, log } of files)
        all.push({
          age,
          stated: log.stated,
          gaps: log.gaps,
          erase: (seq, headings) => log.erased.add(seq, headings),
        })
      // Of equal ages the one given later is newer.
      const newest = all.toReversed().toSorted((a, b) => comparePlaces(b.age, a.age))
      return {
        endReading(seq, { headings, contradicted }) {
          const states = ({ stated, gaps }: (typeof all)[number], heading: string) =>
            stated.has(seq) && !gaps.has(seq, heading)
          const place = newest.findIndex((one) => contradicted.some((heading) => states(one, heading)))
          if (place === -1) return null
          newest[place]?.erase(seq, headings)
          return (heading) => newest.slice(0, place).some((one) => states(one, heading))
        },
        isOfAge(seq) {
          const last = newest.find(({ stated }) => stated.has(seq))
          return last !== undefined && compareAges(last.age, ownAge) === 0
        },
      }
    },
    async save() {
      for (const [seq, { gaps, erased, isFilled, isEnded }] of loaded) {
        if (isFilled) await store.deliveries.putGaps(seq, gaps.pages())
        if (isEnded) await store.deliveries.putErased(seq, erased.pages())
      }
    },
  }
}
