import { isBlank } from '@groundsheet/ags'
import type { WriteStore } from '../../store/write/write-store.ts'
import { copyStrings } from '../copy-strings.ts'
import { rowId } from '../ids.ts'
import type { ProjectTable } from '../project/open-tables.ts'
import { createBlockPreparer } from './block-preparer.ts'
import type { Block, MergeOptions, OpenRows, UpdatedRow } from './merge/merge-types.ts'
import { createRowMerger, type RowMerger } from './merge/row-merger.ts'
import type { ReadyRow, RowState } from './row-shape.ts'
import { updatedAtText } from './row-text.ts'
import { createSequenceSet } from './sequence-set.ts'
import { createStatedRows, type StatedRows } from './stated-rows.ts'

export interface WrittenRow {
  readonly seq: number
  readonly id: string
  readonly added: boolean
  readonly changed: boolean
  /** A newer delivery stated it, with other values than the delivered row. */
  readonly kept: boolean
  /** An empty value does not erase the stored one, which a newer delivery stated. */
  readonly isErasingKept: boolean
  /** Headings of which the stored row has a value that the delivered one does not state. */
  readonly gaps: readonly string[]
  /** Headings whose empty value counts as one. */
  readonly erased: readonly string[]
  /** Headings whose older value was removed or left out, since a reading is of one delivery. */
  readonly superseded: readonly string[]
  /** The row as it is stored now, if that differs from the delivered one; else null. */
  readonly state: RowState | null
}

/** A row to be written; `place` is that of its line, as in `DeliveryLines`. */
export interface PlacedRow {
  readonly row: ReadyRow
  readonly place: number
}

/** Writes rows in their order. */
export type WriteRows = (rows: readonly PlacedRow[]) => Promise<readonly WrittenRow[]>

export interface RowWriter {
  /** Begins a block of a group; the returned function writes its rows. */
  beginBlock(table: ProjectTable, headings: readonly string[]): WriteRows
  /** Whether a row is in this import, new or not. */
  hasMet(seq: number): boolean
}

const NEW_ROW: UpdatedRow = {
  isConsistent: true,
  isChanged: false,
  isKept: false,
  isErasingKept: false,
  gaps: [],
  superseded: [],
  barred: [],
  state: null,
}

type WriterOptions = MergeOptions & { readonly projectId: string }

/** Writes rows. Rows of equal keys in one block stay separate; elsewhere they are merged. */
export function createRowWriter(store: WriteStore, options: WriterOptions): RowWriter {
  const { moment } = store
  const { window } = store.rows
  const stated = createStatedRows(window)
  const merger = createRowMerger({ window, moment }, stated, options)
  return {
    hasMet: (seq) => stated.has(seq),
    beginBlock: (table, headings) =>
      createBlockWriter({ window, moment, stated, merger, options }, table, headings),
  }
}

interface Writing extends OpenRows {
  readonly stated: StatedRows
  readonly merger: RowMerger
  readonly options: WriterOptions
}

function createBlockWriter(
  { window, moment, stated, merger, options }: Writing,
  { stored: { seq: tableSeq }, shape }: ProjectTable,
  headings: readonly string[],
): WriteRows {
  const keyHeadings = headings.filter((heading) => shape.keys?.includes(heading))
  const block = { shape, preparer: createBlockPreparer(shape, headings), headings, keyHeadings }
  // If a key heading is missing, equal keys do not mean the same row.
  const hasWholeKey = keyHeadings.length === shape.keys?.length
  const inBlock = createSequenceSet()
  /** Number of rows of equal keys so far, by the id of the first. */
  const repeated = new Map<string, number>()
  const tail = updatedAtText(moment)
  let isBegun = false

  /** Null: a row of this block has the id. */
  function writeAs(row: ReadyRow, { row: first, place }: PlacedRow, ordinal: number): WrittenRow | null {
    const added = window.insert({ ...row, tableSeq })
    const stored = added === null ? window.find(row.id) : undefined
    const seq = added ?? stored?.seq
    if (seq === undefined) throw new Error(`row ${row.id} is neither new nor there`)
    if (inBlock.has(seq)) return null
    if (stored === undefined) stated.add(seq, place)
    const updated = stored === undefined ? NEW_ROW : merger.update(block, stored, row, place)
    const {
      isConsistent,
      isChanged: changed,
      isKept: kept,
      isErasingKept,
      gaps,
      superseded,
      barred,
      state,
    } = updated
    inBlock.add(seq)
    const isCompared = ordinal > 0 || merger.hasFurtherValues(seq)
    if (isCompared && hasWholeKey && isConsistent)
      merger.compareWithKey(block, first, { place, isFirst: ordinal === 0 })
    const erased = options.emptyErases ? [...emptyHeadings(block, row), ...barred] : barred
    const rest = { isErasingKept, gaps, erased, superseded, state }
    return { seq, id: row.id, added: added !== null, changed, kept, ...rest }
  }

  /** A row whose key other rows of the block have, too. */
  async function writeRepeated(placed: PlacedRow): Promise<WrittenRow> {
    const { row } = placed
    for (let ordinal = repeated.get(row.id) ?? 1; ; ordinal++) {
      repeated.set(copyStrings(row.id), ordinal)
      const again = prepareAgain(ordinal, row)
      await window.announce([again.id], tableSeq)
      const written = writeAs(again, placed, ordinal)
      if (written !== null) return written
    }
  }

  function prepareAgain(ordinal: number, first: ReadyRow): ReadyRow {
    const { locationId, values } = block.preparer.recover(first)
    const id = rowId(options.projectId, shape.group, block.preparer.keys(values), ordinal)
    const { content, internal } = block.preparer.prepare(id, locationId, values)
    return { id, body: content + tail, internal, locationSeq: first.locationSeq }
  }

  return async (rows) => {
    if (!isBegun && rows.length > 0) stated.beginBlock(tableSeq, headings, firstPlace(rows))
    isBegun ||= rows.length > 0
    await window.announce(
      rows.map(({ row }) => row.id),
      tableSeq,
    )
    const written: WrittenRow[] = []
    for (const placed of rows) {
      const one = repeated.has(placed.row.id) ? null : writeAs(placed.row, placed, 0)
      written.push(one ?? (await writeRepeated(placed)))
    }
    await window.flush()
    return written
  }
}

/** Holes of nearly one name may be in another order than their lines. */
const firstPlace = (rows: readonly PlacedRow[]): number =>
  rows.reduce((least, { place }) => Math.min(least, place), Infinity)

/** Headings other than keys of which a row has no value. */
function emptyHeadings({ shape, preparer }: Block, row: ReadyRow): readonly string[] {
  const values = preparer.byHeading(preparer.recover(row).values)
  return [...values].flatMap(([heading, value]) =>
    isBlank(value) && shape.keys?.includes(heading) !== true ? [heading] : [],
  )
}
