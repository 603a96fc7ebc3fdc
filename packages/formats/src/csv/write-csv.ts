import { columnsOf } from '../columns.ts'
import { fileNames } from '../file-names.ts'
import type { FormatOptions, OnNote } from '../format.ts'
import { noteEmptyGroups, noteFiles } from '../note-files.ts'
import type { ExportSource, ExportTable } from '../source.ts'
import { zipFiles, type WrittenFile } from '../zip-files.ts'
import { csvLine } from './csv-line.ts'

const BYTE_ORDER_MARK = '\uFEFF'

const NO_NOTES: OnNote = () => undefined

/** One file for each table: `GEOL.csv`. */
export function csvFiles(
  source: ExportSource,
  options: FormatOptions = {},
  onNote: OnNote = NO_NOTES,
): WrittenFile[] {
  noteEmptyGroups(source, onNote)
  const names = fileNames(
    source.tables.map(({ group }) => group),
    'csv',
  )
  return noteFiles(source.tables, onNote).map((table, place) => ({
    name: names[place] ?? '',
    content: writeTable(table, source, options),
  }))
}

export function writeCsvArchive(
  source: ExportSource,
  options: FormatOptions = {},
  onNote: OnNote = NO_NOTES,
) {
  return zipFiles(csvFiles(source, options, onNote), source.project.updatedAt)
}

async function* writeTable(
  table: ExportTable,
  source: ExportSource,
  { units = false, meanings = false, byteOrderMark = false }: FormatOptions,
): AsyncGenerator<string> {
  const columns = columnsOf(table, source, meanings)
  yield (byteOrderMark ? BYTE_ORDER_MARK : '') + csvLine(columns.map(({ title }) => title))
  if (units) yield csvLine(columns.map(({ unit }) => unit))
  for await (const row of table.rows()) yield csvLine(columns.map(({ valueOf }) => valueOf(row)))
}
