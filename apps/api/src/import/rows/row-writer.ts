import { isBlank } from '@groundsheet/ags'
import type { WriteStore } from '../../store/write/write-store.ts'
import { detach } from '../detach.ts'
import { rowId } from '../ids.ts'
import type { ProjectTable } from '../project/open-tables.ts'
import { createBlockPreparer } from './block-preparer.ts'
import { createRowMerger, type Block, type MergeOptions, type UpdatedRow } from './row-merger.ts'
import type { ReadyRow, RowState } from './row-shape.ts'
import { updatedAtText } from './row-text.ts'
import { createSequenceSet } from './sequence-set.ts'
import { createStatedRows } from './stated-rows.ts'

export interface WrittenRow {
  readonly seq: number
  readonly id: string
  readonly added: boolean
  readonly changed: boolean
  /** A newer delivery stated it, with other values than the delivered row. */
  readonly kept: boolean
  /** Headings of which the stored row has a value that the delivered one does not state. */
  readonly gaps: readonly string[]
  /** Headings whose empty value counts as one. */
  readonly erased: readonly string[]
  /** The row as it is stored now, if that differs from the delivered one; else null. */
  readonly state: RowState | null
}

/** Writes one row; `place` is that of its line, as in `DeliveryLines`. */
export type WriteRow = (row: ReadyRow, place: number) => WrittenRow

export interface RowWriter {
  /** Begins a block of a group; the returned function writes its rows. */
  beginBlock(table: ProjectTable, headings: readonly string[]): WriteRow
  /** Whether a row is in this import, new or not. */
  hasMet(seq: number): boolean
}

const NONE: readonly string[] = []

const NEW_ROW: UpdatedRow = { isConsistent: true, isChanged: false, isKept: false, gaps: [], state: null }

/** Writes rows. Rows of equal keys in one block stay separate; elsewhere they are merged. */
export function createRowWriter(
  store: WriteStore,
  options: MergeOptions & { readonly projectId: string },
): RowWriter {
  const stated = createStatedRows(store)
  const merger = createRowMerger(store, stated, options)
  const tail = updatedAtText(store.moment)

  function prepareAgain({ shape, preparer }: Block, first: ReadyRow, ordinal: number): ReadyRow {
    const { locationId, values } = preparer.recover(first)
    const id = rowId(options.projectId, shape.group, preparer.keys(values), ordinal)
    const { content, internal } = preparer.prepare(id, locationId, values)
    return { id, body: content + tail, internal, locationSeq: first.locationSeq }
  }

  return {
    hasMet: (seq) => stated.has(seq),
    beginBlock({ stored: { seq: tableSeq }, shape }, headings) {
      const keyHeadings = headings.filter((heading) => shape.keys?.includes(heading))
      const block = { shape, preparer: createBlockPreparer(shape, headings), headings, keyHeadings }
      // If a key heading is missing, equal keys do not mean the same row.
      const hasWholeKey = keyHeadings.length === shape.keys?.length
      const inBlock = createSequenceSet()
      /** Number of rows of equal keys so far, by the id of the first. */
      const repeated = new Map<string, number>()

      let isBegun = false

      return (first, place) => {
        if (!isBegun) stated.beginBlock(tableSeq, headings, place)
        isBegun = true
        const firstId = first.id
        for (let ordinal = repeated.get(firstId) ?? 0; ; ordinal++) {
          const row = ordinal === 0 ? first : prepareAgain(block, first, ordinal)
          const added = store.rows.insert({ ...row, tableSeq })
          const stored = added === null ? store.rows.find(row.id) : undefined
          const seq = added ?? stored?.seq
          if (seq === undefined) throw new Error(`row ${row.id} is neither new nor there`)
          if (inBlock.has(seq)) {
            repeated.set(detach(firstId), ordinal + 1)
            continue
          }
          if (stored === undefined) stated.add(seq, place)
          const { isConsistent, isChanged, isKept, gaps, state } =
            stored === undefined ? NEW_ROW : merger.update(block, stored, row, place)
          inBlock.add(seq)
          const isCompared = ordinal > 0 || merger.hasFurtherValues(seq)
          if (isCompared && hasWholeKey && isConsistent)
            merger.compareWithKey(block, first, { place, isFirst: ordinal === 0 })
          return {
            seq,
            id: row.id,
            added: added !== null,
            changed: isChanged,
            kept: isKept,
            gaps,
            erased: options.emptyErases ? emptyHeadings(block, row) : NONE,
            state,
          }
        }
      }
    },
  }
}

/** Headings other than keys of which a row has no value. */
function emptyHeadings({ shape, preparer }: Block, row: ReadyRow): readonly string[] {
  const values = preparer.byHeading(preparer.recover(row).values)
  return [...values].flatMap(([heading, value]) =>
    isBlank(value) && shape.keys?.includes(heading) !== true ? [heading] : [],
  )
}
