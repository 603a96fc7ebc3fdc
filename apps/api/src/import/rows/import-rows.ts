import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import { rowId } from '../ids.ts'
import type { ProjectTable } from '../project/open-tables.ts'
import { createBlockPreparer } from './block-preparer.ts'
import type { RowSink } from './prepare-rows.ts'
import { updatedAtText } from './row-text.ts'
import type { RowWriter } from './row-writer.ts'

export interface RowTarget {
  readonly projectId: string
  readonly tables: ReadonlyMap<string, ProjectTable>
  readonly writer: RowWriter
  readonly moment: string
}

/** Counts of rows written. */
export interface RowCount {
  added: number
}

/** Writes the holes of a file: they come first, since everything hangs on them. Returns their names and sequences. */
export function importHoles(
  file: ScannedFile,
  { projectId, tables, writer, moment }: RowTarget,
  count: RowCount,
): { locaId: string; seq: number }[] {
  const blocks = Map.groupBy(file.holes, ({ block }) => block)
  const tail = updatedAtText(moment)
  return [...blocks].flatMap(([{ code, headings }, rows]) => {
    const table = tableOf(tables, code)
    const write = writer.beginBlock(table, headings)
    const preparer = createBlockPreparer(table.shape, headings)
    const column = headings.indexOf(`${code}_ID`)
    return rows.map(({ values }) => {
      const id = rowId(projectId, code, preparer.keys(values), 0)
      const { content, internal } = preparer.prepare(id, preparer.locationId(values), values)
      const written = write({ body: content + tail, internal, locationSeq: 'own' })
      if (written.added) count.added++
      return { locaId: values[column] ?? '', seq: written.seq }
    })
  })
}

/** Writes the rows of a file as they are made ready. */
export function rowSink(
  { tables, writer }: RowTarget,
  count: RowCount,
  onBytes: (bytes: number) => void,
): RowSink {
  let write: ReturnType<RowWriter['beginBlock']> | null = null
  return {
    block(group, headings) {
      write = writer.beginBlock(tableOf(tables, group), headings)
    },
    row(row) {
      if (write?.(row).added) count.added++
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
