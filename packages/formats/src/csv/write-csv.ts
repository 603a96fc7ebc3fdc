import { columnsOf } from '../columns.ts'
import { fileNames } from '../file-names.ts'
import type { FormatOptions } from '../format.ts'
import type { ExportSource, ExportTable } from '../source.ts'
import { zipFiles, type WrittenFile } from '../zip-files.ts'
import { csvLine } from './csv-line.ts'

const BYTE_ORDER_MARK = '\uFEFF'

/** One file for each table: `GEOL.csv`. */
export function csvFiles(source: ExportSource, options: FormatOptions = {}): WrittenFile[] {
  const names = fileNames(
    source.tables.map(({ group }) => group),
    'csv',
  )
  return source.tables.map((table, place) => ({
    name: names[place] ?? '',
    content: writeTable(table, source, options),
  }))
}

export function writeCsvArchive(source: ExportSource, options: FormatOptions = {}) {
  return zipFiles(csvFiles(source, options), source.project.updatedAt)
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
