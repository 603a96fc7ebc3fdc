import type { WriteStore } from '../../database/write-store.ts'
import type { StoredRow } from '../../database/write-rows.ts'
import { detach } from '../detach.ts'
import { rowId } from '../ids.ts'
import type { ProjectTable } from '../project/open-tables.ts'
import { createBlockPreparer } from './block-preparer.ts'
import { mergeValues } from './merge-values.ts'
import { prepareRow, type PreparedRow, type ReadyRow } from './row-shape.ts'
import { contentOf, idOf, updatedAtText } from './row-text.ts'
import { createSeqSet, type SeqSet } from './seq-set.ts'
import { storedValues } from './stored-values.ts'

export interface WrittenRow {
  readonly seq: number
  readonly added: boolean
}

export interface RowWriter {
  /** Begins a block of a group; the function it returns writes its rows. */
  beginBlock(table: ProjectTable, headings: readonly string[]): (row: ReadyRow) => WrittenRow
  /** Rows of this import, whether they were there before or not. */
  readonly seen: SeqSet
}

/** Writes rows as they come. `replace`: a row met first in this import takes the place of the stored one, unmerged. */
export function createRowWriter(store: WriteStore, project: { id: string; replace: boolean }): RowWriter {
  const seen = createSeqSet()
  const tail = updatedAtText(store.moment)

  function meet(stored: StoredRow, row: ReadyRow, merge: () => PreparedRow): void {
    const locationSeq = row.locationSeq === 'own' ? stored.seq : row.locationSeq
    const before = contentOf(stored.body)
    const delivered = { content: contentOf(row.body), internal: row.internal }
    const isSame = ({ content, internal }: PreparedRow) => content === before && internal === stored.internal
    const isFirst = !seen.has(stored.seq)
    const { content, internal } = isSame(delivered) || (project.replace && isFirst) ? delivered : merge()
    if (!isSame({ content, internal })) {
      store.rows.update(stored, { internal, locationSeq, body: content + tail })
    } else if (stored.locationSeq !== locationSeq) {
      store.rows.relink(stored.tableSeq, stored.seq, locationSeq)
    }
  }

  return {
    seen,
    beginBlock({ stored: { seq: tableSeq }, shape }, headings) {
      const preparer = createBlockPreparer(shape, headings)
      const inBlock = createSeqSet()
      /** Rows of equal keys so far, by the id of the first. */
      const repeated = new Map<string, number>()

      function prepareAgain(first: ReadyRow, ordinal: number): ReadyRow {
        const { locationId, values } = preparer.recover(first)
        const id = rowId(project.id, shape.group, preparer.keys(values), ordinal)
        const { content, internal } = preparer.prepare(id, locationId, values)
        return { body: content + tail, internal, locationSeq: first.locationSeq }
      }

      function merge(stored: StoredRow, row: ReadyRow): PreparedRow {
        const { locationId, values } = preparer.recover(row)
        const merged = mergeValues(storedValues(stored, shape.exposure), preparer.byHeading(values))
        return prepareRow(shape, { id: idOf(row.body), locationId, values: merged })
      }

      return (first) => {
        const firstId = idOf(first.body)
        for (let ordinal = repeated.get(firstId) ?? 0; ; ordinal++) {
          const row = ordinal === 0 ? first : prepareAgain(first, ordinal)
          const id = ordinal === 0 ? firstId : idOf(row.body)
          const added = store.rows.insert({ ...row, tableSeq, id })
          const stored = added === null ? store.rows.find(id) : undefined
          const seq = added ?? stored?.seq
          if (seq === undefined) throw new Error(`row ${id} is neither new nor there`)
          if (inBlock.has(seq)) {
            repeated.set(detach(firstId), ordinal + 1)
            continue
          }
          if (stored !== undefined) meet(stored, row, () => merge(stored, row))
          inBlock.add(seq)
          seen.add(seq)
          return { seq, added: added !== null }
        }
      }
    },
  }
}
