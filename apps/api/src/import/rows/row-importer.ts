import type { WriteStore } from '../../database/write-store.ts'
import type { StoredRow } from '../../database/write-rows.ts'
import { rowId } from '../ids.ts'
import { createBlockPreparer, type BlockPreparer } from './block-preparer.ts'
import { mergeValues } from './merge-values.ts'
import { prepareRow, type PreparedRow, type RowShape } from './row-shape.ts'
import { contentOf, updatedAtText } from './row-text.ts'
import { createSeqSet, type SeqSet } from './seq-set.ts'
import { storedValues } from './stored-values.ts'

/** The hole a row hangs on; `own` for the rows of the locations group, which are holes. */
export type Hole = { readonly seq: number | null | 'own'; readonly locationId: string }

export interface WrittenRow {
  readonly seq: number
  readonly added: boolean
}

export interface RowImporter {
  /** Begins a block of a group; the function it returns writes its rows. */
  beginBlock(
    tableSeq: number,
    shape: RowShape,
    headings: readonly string[],
  ): (values: readonly string[], findHole: (locationId: string) => Hole) => WrittenRow
  /** Rows of this import, whether they were there before or not. */
  readonly seen: SeqSet
}

/** Writes rows as they come. `replace`: a row met first in this import takes the place of the stored one, unmerged. */
export function createRowImporter(store: WriteStore, project: { id: string; replace: boolean }): RowImporter {
  const seen = createSeqSet()
  const tail = updatedAtText(store.moment)

  function meet(stored: StoredRow, hole: Hole, prepared: PreparedRow, merge: () => PreparedRow): void {
    const locationSeq = hole.seq === 'own' ? stored.seq : hole.seq
    const before = contentOf(stored.body)
    const isSame = (row: PreparedRow) => row.content === before && row.internal === stored.internal
    const isFirst = !seen.has(stored.seq)
    const row = isSame(prepared) || (project.replace && isFirst) ? prepared : merge()
    if (!isSame(row)) store.rows.update(stored, { ...row, locationSeq, body: row.content + tail })
    else if (stored.locationSeq !== locationSeq) store.rows.relink(stored.tableSeq, stored.seq, locationSeq)
  }

  return {
    seen,
    beginBlock(tableSeq, shape, headings) {
      const preparer = createBlockPreparer(shape, headings)
      const inBlock = createSeqSet()
      const repeated = new Map<string, number>()

      return (values, findHole) => {
        const keys = preparer.keys(values)
        const hole = findHole(preparer.locationId(values))
        const first = repeated.size === 0 ? 0 : firstOrdinal(repeated, keys)
        for (let ordinal = first; ; ordinal++) {
          const id = rowId(project.id, shape.group, keys, ordinal)
          const prepared = preparer.prepare(id, hole.locationId, values)
          const row = {
            tableSeq,
            id,
            locationSeq: hole.seq,
            body: prepared.content + tail,
            internal: prepared.internal,
          }
          const added = store.rows.insert(row)
          const stored = added === null ? store.rows.find(id) : undefined
          const seq = added ?? stored?.seq
          if (seq === undefined) throw new Error(`row ${id} is neither new nor there`)
          if (inBlock.has(seq)) {
            repeated.set(keyText(keys), ordinal + 1)
            continue
          }
          if (stored !== undefined) {
            meet(stored, hole, prepared, () => mergeRow(stored, shape, preparer, values, { id, hole }))
          }
          inBlock.add(seq)
          seen.add(seq)
          return { seq, added: added !== null }
        }
      }
    },
  }
}

const keyText = (keys: readonly string[]) => JSON.stringify(keys)

function firstOrdinal(repeated: ReadonlyMap<string, number>, keys: readonly string[]): number {
  return repeated.get(keyText(keys)) ?? 0
}

function mergeRow(
  stored: StoredRow,
  shape: RowShape,
  preparer: BlockPreparer,
  values: readonly string[],
  row: { id: string; hole: Hole },
): PreparedRow {
  const merged = mergeValues(storedValues(stored, shape.exposure), preparer.byHeading(values))
  return prepareRow(shape, { id: row.id, locationId: row.hole.locationId, values: merged })
}
