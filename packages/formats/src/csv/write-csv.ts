import { columnsOf } from '../columns.ts'
import { fileNames } from '../file-names.ts'
import type { FormatOptions } from '../format.ts'
import type { ExportSource, ExportTable } from '../source.ts'
import { zipFiles, type WrittenFile } from '../zip-files.ts'
import { guardCell } from './guard-cell.ts'

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
  yield (byteOrderMark ? BYTE_ORDER_MARK : '') + writeLine(columns.map(({ title }) => title))
  if (units) yield writeLine(columns.map(({ unit }) => unit))
  for await (const row of table.rows()) yield writeLine(columns.map(({ valueOf }) => valueOf(row)))
}

/** RFC 4180: CR LF, quotes doubled, and quoted where it must be. */
function writeLine(cells: readonly string[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

/** A guarded cell is quoted as well, so that a comma or semicolon in it cannot begin another one. */
function writeCell(text: string): string {
  const guarded = guardCell(text)
  const isPlain = guarded === text && !/[",;\r\n]|^\s|\s$/.test(text)
  return isPlain ? text : `"${guarded.replaceAll('"', '""')}"`
}
