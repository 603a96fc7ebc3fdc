import { DATE_FORMAT } from '@groundsheet/readings'
import {
  compareAges,
  createAgeOrder,
  latestDate,
  type DeliveryAge,
  type StatedHeading,
  type Transmission,
} from '@groundsheet/ags'
import type { WriteStore } from '../../store/write/write-store.ts'
import type { StoredDelivery } from '../../store/write/deliveries.ts'
import type { RemovedRowName } from '../report.ts'

/** Rows of one group that a delivery added and changed, and those kept as a newer delivery stated them. */
export interface DeliveryCounts {
  readonly added: number
  readonly changed: number
  readonly kept: number
}

/** What is stored of a delivery. `counts`: by group of the file. */
export interface DeliveryFacts {
  /** Name without its folders. */
  readonly file: string
  readonly sha256: string
  readonly edition: string
  readonly transmission: Transmission
  /** What its age is made of; as its transmission says, unless it was imported as the newest. */
  readonly age: Pick<Transmission, 'time' | 'issue'>
  /** Place among deliveries of equal age, where it is not that of its first import: after --as-newest. */
  readonly rank?: number
  /** ISO 8601 UTC. */
  readonly importedAt: string
  /** When it got its place among deliveries of equal age, ISO 8601 UTC; absent before 0.2.0: `importedAt`. */
  readonly placedAt?: string
  readonly counts: Readonly<Record<string, DeliveryCounts>>
  /** Units of its values, by group and heading as `GEOL GEOL_TOP`; absent before 0.2.0. */
  readonly units?: Readonly<Record<string, readonly string[]>>
  /** Its headings, by group and heading; absent before 0.2.0. */
  readonly headings?: Readonly<Record<string, StatedHeading>>
  /** Rows that imports of it with `--replace` removed, by group; absent before 0.2.0. */
  readonly removed?: Readonly<Record<string, number>>
  /** The first of them of each group, by group; absent before 0.2.0. */
  readonly removedRows?: Readonly<Record<string, readonly RemovedRowName[]>>
  /** Options of its imports that say how its rows were taken; absent before 0.2.0. */
  readonly importOptions?: readonly DeliveryOption[]
  /** The id of the delivery whose import with `--replace` took its place; absent: none did. */
  readonly replacedBy?: string
}

export type DeliveryOption = 'as-newest' | 'replace' | 'empty-erases'

export interface KnownDelivery extends StoredDelivery {
  readonly known: DeliveryFacts
  readonly age: PlacedAge
}

/** An age with the place of the import among those of its age: deliveries of one import share one. */
export interface PlacedAge extends DeliveryAge {
  readonly place: number
}

export const placedAtOf = ({
  placedAt,
  importedAt,
}: Pick<DeliveryFacts, 'placedAt' | 'importedAt'>): string => placedAt ?? importedAt

/** Of a file that the project does not have yet. */
export const NEW_PLACE = Number.MAX_SAFE_INTEGER

/** By age, then by import. 0: of one import, or the same delivery. */
export const comparePlaces = (a: PlacedAge, b: PlacedAge): number => compareAges(a, b) || a.place - b.place

/** Those that say what the project holds, in the order of their first import, or of --as-newest. */
export async function knownDeliveries(store: WriteStore, projectSeq: number): Promise<KnownDelivery[]> {
  return (await allDeliveries(store, projectSeq)).filter(isInForce)
}

export const isInForce = ({ known }: KnownDelivery): boolean => known.replacedBy === undefined

/** Also those that an import with `--replace` took the place of. */
export async function allDeliveries(store: WriteStore, projectSeq: number): Promise<KnownDelivery[]> {
  const all = (await store.deliveries.all(projectSeq)).map((delivery) => ({
    ...delivery,
    known: withoutFutureDate(JSON.parse(delivery.facts) as DeliveryFacts),
  }))
  return withAges(all, ({ known }) => known)
}

/** Deliveries in the order of their first import, or of --as-newest, each with its age among them. */
export function withAges<Delivery extends Pick<StoredDelivery, 'seq'>>(
  all: readonly Delivery[],
  factsOf: (delivery: Delivery) => Pick<DeliveryFacts, 'age' | 'rank' | 'placedAt' | 'importedAt'>,
): (Delivery & { readonly age: PlacedAge })[] {
  const order = createAgeOrder()
  const placedAt = (delivery: Delivery) => placedAtOf(factsOf(delivery))
  const rankOf = (delivery: Delivery) => factsOf(delivery).rank ?? delivery.seq
  let [place, last] = [0, '']
  return all
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((delivery) => {
      const isRanked = factsOf(delivery).rank !== undefined
      // Files of one import share a place, unless --as-newest has given them an order of their own.
      if (isRanked || placedAt(delivery) !== last) place++
      last = isRanked ? '' : placedAt(delivery)
      return { ...delivery, age: { ...order.add(factsOf(delivery).age), place } }
    })
}

/** A delivery that was imported with a date in the future counts as one without a date. */
function withoutFutureDate(facts: DeliveryFacts): DeliveryFacts {
  const isInFuture = facts.age.time !== null && facts.age.time > latestDate()
  return isInFuture ? { ...facts, age: { ...facts.age, time: null } } : facts
}

/** `issue 3 of 14 June 2024`; the file where neither issue nor date is stated. */
export function nameDelivery({
  file,
  transmission: { issue, time },
}: Pick<DeliveryFacts, 'file' | 'transmission'>): string {
  const date = time === null ? '' : DATE_FORMAT.format(time)
  if (issue === '') return date === '' ? file : `${file} of ${date}`
  return date === '' ? `issue ${issue} (${file})` : `issue ${issue} of ${date}`
}
