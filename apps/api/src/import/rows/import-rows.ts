import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import { rowId } from '../ids.ts'
import type { ProjectTable } from '../project/open-tables.ts'
import { createBlockPreparer } from './block-preparer.ts'
import type { RowSink } from './prepare-rows.ts'
import type { RowState } from './row-shape.ts'
import { updatedAtText } from './row-text.ts'
import type { DeliveryLines } from './delivery-lines.ts'
import { byLine, rowsToStore, type LeftOut } from './left-out.ts'
import type { RowWriter, WriteRow, WrittenRow } from './row-writer.ts'

export interface RowTarget {
  readonly projectId: string
  readonly tables: ReadonlyMap<string, ProjectTable>
  readonly writer: RowWriter
  readonly lines: DeliveryLines
  /** Told of each row that is written. */
  readonly onRow: (group: string, row: WrittenRow) => void
  readonly moment: string
}

/** A hole as its row is stored. */
export interface StoredHole extends RowState {
  readonly seq: number
  readonly id: string
}

/** Writes the holes of a file first, since the other rows refer to them. Tells of each as it is stored then. */
export function importHoles(
  file: ScannedFile,
  leftOut: readonly LeftOut[],
  { projectId, tables, writer, lines, onRow, moment }: RowTarget,
  onHole: (hole: StoredHole) => void,
): void {
  const blocks = Map.groupBy(file.holes, ({ block }) => block)
  const leftOutBlocks = byLine(leftOut)
  const tail = updatedAtText(moment)
  const offset = lines.offsetOf(file)
  for (const [{ code, headings, line: blockLine }, rows] of blocks) {
    const toStore = rowsToStore(leftOutBlocks.get(blockLine), headings)
    if (toStore === null) continue
    const table = tableOf(tables, code)
    const write = writer.beginBlock(table, headings)
    const preparer = createBlockPreparer(table.shape, headings)
    for (const { values: delivered, line } of rows) {
      const values = toStore(delivered)
      const id = rowId(projectId, code, preparer.keys(values), 0)
      const { content, data, internal } = preparer.prepare(id, preparer.locationId(values), values)
      const written = write({ id, body: content + tail, internal, locationSeq: 'own' }, offset + line)
      onRow(code, written)
      onHole({
        seq: written.seq,
        id: written.id,
        ...(written.state ?? { values: preparer.byHeading(values), data }),
      })
    }
  }
}

/** Writes the rows of a file as they are prepared. */
export function rowSink(
  file: ScannedFile,
  { tables, writer, lines, onRow }: RowTarget,
  onBytes: (bytes: number) => void,
): RowSink {
  const offset = lines.offsetOf(file)
  let group = ''
  let write: WriteRow | null = null
  return {
    block(code, headings) {
      group = code
      write = writer.beginBlock(tableOf(tables, group), headings)
    },
    row(row) {
      if (write !== null) onRow(group, write(row, offset + row.line))
    },
    bytes: onBytes,
  }
}

function tableOf(tables: ReadonlyMap<string, ProjectTable>, group: string): ProjectTable {
  const table = tables.get(group)
  if (table === undefined)
    throw new Error(`group ${group} was not met in the first pass: the file has changed`)
  return table
}
