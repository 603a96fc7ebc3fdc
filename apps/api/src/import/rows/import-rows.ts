import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import { rowId } from '../ids.ts'
import type { ProjectTable } from '../project/open-tables.ts'
import { createBlockPreparer } from './block-preparer.ts'
import type { RowSink } from './prepare-rows.ts'
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

/**
 * Writes the holes of a file first, since the other rows refer to them. Returns their names and sequences.
 */
export function importHoles(
  file: ScannedFile,
  leftOut: readonly LeftOut[],
  { projectId, tables, writer, lines, onRow, moment }: RowTarget,
): { locaId: string; seq: number }[] {
  const blocks = Map.groupBy(file.holes, ({ block }) => block)
  const leftOutBlocks = byLine(leftOut)
  const tail = updatedAtText(moment)
  const offset = lines.offsetOf(file)
  return [...blocks].flatMap(([{ code, headings, line: blockLine }, rows]) => {
    const toStore = rowsToStore(leftOutBlocks.get(blockLine), headings)
    if (toStore === null) return []
    const table = tableOf(tables, code)
    const write = writer.beginBlock(table, headings)
    const preparer = createBlockPreparer(table.shape, headings)
    const column = headings.indexOf(`${code}_ID`)
    return rows.map(({ values: delivered, line }) => {
      const values = toStore(delivered)
      const id = rowId(projectId, code, preparer.keys(values), 0)
      const { content, internal } = preparer.prepare(id, preparer.locationId(values), values)
      const written = write({ body: content + tail, internal, locationSeq: 'own' }, offset + line)
      onRow(code, written)
      return { locaId: values[column] ?? '', seq: written.seq }
    })
  })
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
