import { compareTransmissions } from '@groundsheet/ags'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import type { WriteStore } from '../../database/write-store.ts'
import { createSeqSet } from '../rows/seq-set.ts'
import type { KnownDelivery } from './delivery-facts.ts'

/** Finds the newest delivery among those newer than a file that stated a row; undefined: none. */
export type FindNewer = (seq: number) => KnownDelivery | undefined

/** Deliveries of the store that are newer than the file; the newest first. */
export function newerThan(
  { transmission, sha256 }: Pick<ScannedFile, 'transmission' | 'sha256'>,
  known: readonly KnownDelivery[],
): KnownDelivery[] {
  return known
    .filter((delivery) => delivery.known.sha256 !== sha256)
    .filter((delivery) => compareTransmissions(delivery.known.age, transmission) > 0)
    .toSorted((a, b) => compareTransmissions(b.known.age, a.known.age))
}

/** Deliveries that state a date, where the file states none and is taken as newer for the order given. */
export function datedBefore(
  { transmission, sha256 }: Pick<ScannedFile, 'transmission' | 'sha256'>,
  known: readonly KnownDelivery[],
): KnownDelivery[] {
  if (transmission.time !== null) return []
  return known
    .filter((delivery) => delivery.known.sha256 !== sha256 && delivery.known.age.time !== null)
    .filter((delivery) => compareTransmissions(delivery.known.age, transmission) <= 0)
    .toSorted((a, b) => compareTransmissions(b.known.age, a.known.age))
}

/** Loads the rows that the deliveries stated, one bit each. */
export function createFindNewer(store: WriteStore, newer: readonly KnownDelivery[]): FindNewer {
  const sets = newer.map((delivery) => ({
    delivery,
    rows: createSeqSet(store.deliveries.rows(delivery.seq)),
  }))
  return (seq) => sets.find(({ rows }) => rows.has(seq))?.delivery
}
