import type { StoredRow } from '../../store/write/rows.ts'
import type { RowWindow } from '../../store/write/rows.ts'
import { isBlank, packStatedRow, unpackStatedRow, type StatedRow, type StatedValue } from '@groundsheet/ags'
import { createBlockHeadings } from './block-headings.ts'
import { createSequenceMap } from './sequence-map.ts'
import { createSequenceSet } from './sequence-set.ts'

type Values = ReadonlyMap<string, string>

/** A stored row and a delivered one after merging. */
export interface MergedRow {
  /** Values stated of the row earlier in this import; null: none. */
  readonly earlier: StatedLookup | null
  readonly delivered: Values
  /** The delivered values used. */
  readonly additions: Values
  /** The values stored now. */
  readonly merged: Values
  readonly place: number
}

export type StatedLookup = Pick<StatedRow, 'get'>

/**
 * What this import states about each row, apart from earlier stored values. Places are those of
 * `DeliveryLines`.
 */
export interface StatedRows {
  /** To be called before the first row of a block is written. */
  beginBlock(tableSeq: number, headings: readonly string[], place: number): void
  /** Whether the row was stated in this import. */
  has(seq: number): boolean
  /** The row at `place` is stored unmerged. */
  add(seq: number, place: number): void
  merge(stored: StoredRow, row: MergedRow): void
  /** `values`: as stored. */
  get(stored: StoredRow, values: Values): StatedLookup
  /** Whether a row that equals the stored one, in a block of these headings, states nothing more. */
  isRepeated(stored: StoredRow, headings: readonly string[]): boolean
}

/**
 * Keeps the places of the first two rows that each stored row was made from. With the headings of their
 * blocks, they mostly identify the source of each value. Otherwise, the statements are kept in the window.
 */
export function createStatedRows(window: RowWindow): StatedRows {
  const [first, second] = [createSequenceMap(), createSequenceMap()]
  const recorded = createSequenceSet()
  const blocks = createBlockHeadings()

  function derive({ tableSeq, seq }: StoredRow, values: Values): StatedLookup {
    const [place, later] = [first.get(seq), second.get(seq)]
    const [headings, laterHeadings] = [blocks.at(tableSeq, place), blocks.at(tableSeq, later)]
    const placeOf = (heading: string) =>
      headings.has(heading) ? place : laterHeadings.has(heading) ? later : 0
    return {
      get(heading) {
        const [value = '', at] = [values.get(heading), placeOf(heading)]
        return at === 0 || isBlank(value) ? undefined : { value, place: at }
      },
    }
  }

  /** Whether `derive` can give the statements. To be called before the place of the row is set. */
  function isDerivable({ tableSeq, seq }: StoredRow, row: MergedRow): boolean {
    if (recorded.has(seq) || second.get(seq) !== 0) return false
    const known = blocks.at(tableSeq, first.get(seq))
    for (const [heading, value] of row.delivered) {
      const isDerived = known.has(heading)
        ? !row.additions.has(heading)
        : !isBlank(value) || isBlank(row.merged.get(heading) ?? '')
      if (!isDerived) return false
    }
    return true
  }

  return {
    beginBlock: (tableSeq, headings, place) => blocks.add(tableSeq, place, headings),
    has: (seq) => first.get(seq) !== 0,
    add: (seq, place) => first.set(seq, place),
    merge(stored, row) {
      const { tableSeq, seq } = stored
      const needsRecord = !isDerivable(stored, row)
      if (row.earlier === null) first.set(seq, row.place)
      else if (second.get(seq) === 0) second.set(seq, row.place)
      if (!needsRecord) return
      recorded.add(seq)
      window.putStated(tableSeq, seq, packStatedRow(stateMerged(row)))
    },
    get(stored, values) {
      const text = recorded.has(stored.seq) ? window.stated(stored.tableSeq, stored.seq) : undefined
      return text === undefined ? derive(stored, values) : unpackStatedRow(text)
    },
    isRepeated({ tableSeq, seq }, headings) {
      if (recorded.has(seq)) return false
      const before = blocks.at(tableSeq, first.get(seq))
      return headings.every((heading) => before.has(heading))
    },
  }
}

function stateMerged({ earlier, additions, merged, place }: MergedRow): StatedRow {
  const stated = new Map<string, StatedValue>()
  for (const heading of merged.keys()) {
    const value = additions.get(heading) ?? ''
    const now = earlier?.get(heading) ?? (isBlank(value) ? undefined : { value, place })
    if (now !== undefined) stated.set(heading, now)
  }
  return stated
}
