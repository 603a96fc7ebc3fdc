import { packStatedRow, stateRow, unpackStatedRow, type StatedRow } from '@groundsheet/ags'
import type { StoredRow } from '../../database/write-rows.ts'
import type { WriteStore } from '../../database/write-store.ts'
import type { Exposure } from './exposure.ts'
import { createSeqMap } from './seq-map.ts'
import { createSeqSet } from './seq-set.ts'
import { storedValues } from './stored-values.ts'

/** What this import states about each row, as opposed to what was stored before. Places are those of `DeliveryLines`. */
export interface StatedRows {
  /** Where the row was first stated in this import; 0: not yet. */
  placeOf(seq: number): number
  setPlace(seq: number, place: number): void
  get(stored: StoredRow, exposure: Exposure): StatedRow
  /** To be called where the stored row holds other values than the row at its place stated. */
  record(stored: StoredRow, stated: StatedRow): void
  isRecorded(seq: number): boolean
}

/** Most rows are stored as they were stated, so only their places are held in memory; the others are kept in the store. */
export function createStatedRows(store: WriteStore): StatedRows {
  const places = createSeqMap()
  const recorded = createSeqSet()
  return {
    placeOf: (seq) => places.get(seq),
    setPlace: (seq, place) => places.set(seq, place),
    get(stored, exposure) {
      const text = recorded.has(stored.seq) ? store.rows.stated(stored.tableSeq, stored.seq) : undefined
      if (text !== undefined) return unpackStatedRow(text)
      return stateRow(storedValues(stored, exposure), places.get(stored.seq))
    },
    record(stored, stated) {
      recorded.add(stored.seq)
      store.rows.putStated(stored.tableSeq, stored.seq, packStatedRow(stated))
    },
    isRecorded: (seq) => recorded.has(seq),
  }
}
