import { packStatedRow, unpackStatedRow, type StatedRow } from '@groundsheet/ags'
import type { StoredRow } from '../../database/write-rows.ts'
import type { WriteStore } from '../../database/write-store.ts'
import { createBlockHeadings } from './block-headings.ts'
import type { Exposure } from './exposure.ts'
import { createSeqMap } from './seq-map.ts'
import { createSeqSet } from './seq-set.ts'
import { storedValues } from './stored-values.ts'

/** What this import states about each row, as opposed to what was stored before. Places are those of `DeliveryLines`. */
export interface StatedRows {
  /** To be called before the first row of a block is written. */
  beginBlock(tableSeq: number, headings: readonly string[], place: number): void
  /** Whether the row was stated in this import. */
  has(seq: number): boolean
  /** The row at `place` is stored as it stands there. */
  add(seq: number, place: number): void
  /** The row at `place` was merged: `values` are stored now, `stated` is what this import has stated of them. */
  merge(stored: StoredRow, values: ReadonlyMap<string, string>, stated: StatedRow, place: number): void
  get(stored: StoredRow, exposure: Exposure): StatedRow
  /** Whether a row in a block of these headings that equals the stored one states nothing more. */
  isRepeated(stored: StoredRow, headings: readonly string[]): boolean
}

/**
 * Held in memory are the places of the first two rows that a row was made of; with the headings of their blocks, they mostly tell
 * who stated each stored value. Where they do not, what was stated is kept in the store.
 */
export function createStatedRows(store: WriteStore): StatedRows {
  const [first, second] = [createSeqMap(), createSeqMap()]
  const recorded = createSeqSet()
  const blocks = createBlockHeadings()

  function derive({ tableSeq, seq }: StoredRow, values: ReadonlyMap<string, string>): StatedRow {
    const places = [first.get(seq), second.get(seq)].filter((place) => place !== 0)
    const rows = places.map((place) => ({ place, headings: blocks.at(tableSeq, place) }))
    const stated = new Map<string, { value: string; place: number }>()
    for (const [heading, value] of values) {
      const row = rows.find(({ headings }) => headings.has(heading))
      if (row !== undefined && value.trim() !== '') stated.set(heading, { value, place: row.place })
    }
    return stated
  }

  return {
    beginBlock: (tableSeq, headings, place) => blocks.add(tableSeq, place, headings),
    has: (seq) => first.get(seq) !== 0,
    add: (seq, place) => first.set(seq, place),
    merge(stored, values, stated, place) {
      const { tableSeq, seq } = stored
      if (first.get(seq) === 0) first.set(seq, place)
      else if (second.get(seq) === 0) second.set(seq, place)
      if (!recorded.has(seq) && isSame(derive(stored, values), stated)) return
      recorded.add(seq)
      store.rows.putStated(tableSeq, seq, packStatedRow(stated))
    },
    get(stored, exposure) {
      const text = recorded.has(stored.seq) ? store.rows.stated(stored.tableSeq, stored.seq) : undefined
      return text === undefined ? derive(stored, storedValues(stored, exposure)) : unpackStatedRow(text)
    },
    isRepeated({ tableSeq, seq }, headings) {
      if (recorded.has(seq)) return false
      const before = blocks.at(tableSeq, first.get(seq))
      return headings.every((heading) => before.has(heading))
    },
  }
}

function isSame(a: StatedRow, b: StatedRow): boolean {
  if (a.size !== b.size) return false
  for (const [heading, { place }] of a) if (b.get(heading)?.place !== place) return false
  return true
}
