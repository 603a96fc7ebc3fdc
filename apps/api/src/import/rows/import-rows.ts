import {
  byLine,
  columnsToStore,
  countUnconverted,
  rowsToStore,
  type Diagnostic,
  type LeftOut,
} from '@groundsheet/ags'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import { rowId } from '../ids.ts'
import type { ProjectTable } from '../project/open-tables.ts'
import { createBlockPreparer } from './block-preparer.ts'
import { inOrderOfKeys } from './key-text.ts'
import type { RowSink } from './prepare-rows.ts'
import type { ReadyRow, RowState } from './row-shape.ts'
import { updatedAtText } from './row-text.ts'
import type { DeliveryLines } from './delivery-lines.ts'
import type { PlacedRow, RowWriter, WriteRows, WrittenRow } from './row-writer.ts'

export interface RowTarget {
  readonly projectId: string
  readonly tables: ReadonlyMap<string, ProjectTable>
  readonly writer: RowWriter
  readonly lines: DeliveryLines
  /** Called with each row that is written. */
  readonly onRow: (group: string, row: WrittenRow) => void
  readonly moment: string
}

/** A hole as its row is stored. */
export interface StoredHole extends RowState {
  readonly seq: number
  readonly id: string
}

/**
 * Writes the holes of a file first, since the other rows refer to them. Reports each as it is stored then.
 * Returns what could not be converted.
 */
export async function importHoles(
  file: ScannedFile,
  leftOut: readonly LeftOut[],
  { projectId, tables, writer, lines, onRow, moment }: RowTarget,
  onHole: (hole: StoredHole) => void,
): Promise<readonly Diagnostic[]> {
  const blocks = Map.groupBy(file.holes, ({ block }) => block)
  const leftOutBlocks = byLine(leftOut)
  const kept = countUnconverted()
  const tail = updatedAtText(moment)
  const offset = lines.offsetOf(file)
  for (const [{ code, headings: delivered, line: blockLine }, rows] of blocks) {
    const toStore = rowsToStore(leftOutBlocks.get(blockLine), delivered, kept.inGroup(code))
    if (toStore === null) continue
    const columns = columnsToStore(leftOutBlocks.get(blockLine), delivered)
    const { headings } = columns
    const table = tableOf(tables, code)
    const write = writer.beginBlock(table, headings)
    const preparer = createBlockPreparer(table.shape, headings)
    const inFile = rows.map(({ values: all, line }) => {
      const values = columns.of(toStore(all))
      const id = rowId(projectId, code, preparer.keys(values), 0)
      const { content, data, internal } = preparer.prepare(id, preparer.locationId(values), values)
      const row: ReadyRow = { id, body: content + tail, internal, locationSeq: 'own' }
      return { row, place: offset + line, values, data }
    })
    // Which hole has the first id of a name must not depend on the order of rows.
    const prepared = inOrderOfKeys(inFile, {
      idOf: ({ row }) => row.id,
      keysOf: ({ values }) => preparer.keyTexts(values),
    })
    const written = await write(prepared)
    for (const [index, { values, data }] of prepared.entries()) {
      const row = written[index]
      if (row === undefined) throw new Error(`hole ${index} of ${code} was not written`)
      onRow(code, row)
      const state = row.state ?? { values: preparer.byHeading(values), data }
      onHole({ seq: row.seq, id: row.id, ...state })
    }
  }
  return kept.diagnostics()
}

/** Collects the rows of a file and writes them with each `drain`. */
export function rowSink(
  file: ScannedFile,
  { tables, writer, lines, onRow }: RowTarget,
  onBytes: (bytes: number) => void,
): RowSink {
  const offset = lines.offsetOf(file)
  let blocks: OpenBlock[] = []
  return {
    block(group, headings) {
      blocks.push({ group, write: writer.beginBlock(tableOf(tables, group), headings), rows: [] })
    },
    row(row) {
      blocks.at(-1)?.rows.push({ row, place: offset + row.line })
    },
    bytes: onBytes,
    async drain() {
      const [collected, last] = [blocks, blocks.at(-1)]
      // The block that was begun last may go on.
      blocks = last === undefined ? [] : [{ ...last, rows: [] }]
      for (const { group, write, rows } of collected) for (const row of await write(rows)) onRow(group, row)
    },
  }
}

interface OpenBlock {
  readonly group: string
  readonly write: WriteRows
  readonly rows: PlacedRow[]
}

function tableOf(tables: ReadonlyMap<string, ProjectTable>, group: string): ProjectTable {
  const table = tables.get(group)
  if (table === undefined)
    throw new Error(`group ${group} was not met in the first pass: the file has changed`)
  return table
}
