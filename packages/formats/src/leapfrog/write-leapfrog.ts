import { columnsOf } from '../columns.ts'
import { fileNames } from '../file-names.ts'
import type { FormatOptions, OnNote } from '../format.ts'
import { noteFiles } from '../note-files.ts'
import type { ExportSource, ExportTable } from '../source.ts'
import { zipFiles, type WrittenFile } from '../zip-files.ts'
import { findDepthColumns, namesHoles } from './depth-columns.ts'
import { readDirections } from './surveys.ts'
import { createSurveys, writeCollars } from './write-collars.ts'
import { writeDepthTable } from './write-depth-table.ts'

/** They are the collars and the surveys. */
const HOLE_TABLES: readonly string[] = ['LOCA', 'HOLE', 'HORN']

/**
 * The tables that Leapfrog imports as drilling data, as CSV in one archive: `collar.csv`, `survey.csv` (dip
 * positive down) and those of tables with depths. These are `interval_GEOL.csv` (From, To) for rows with a
 * base and `point_ISPT.csv` (Depth) for others. Lengths are in metres. The values of the file stand beside
 * them as they are. `onNote` gets what Leapfrog shows a dialog for.
 */
export function writeLeapfrog(
  source: ExportSource,
  { meanings = false }: FormatOptions = {},
  onNote: OnNote = () => undefined,
): AsyncGenerator<Uint8Array> {
  const tables = meanings ? source.tables.map((table) => withMeanings(table, source)) : source.tables
  return zipFiles(leapfrogFiles({ ...source, tables }, onNote), source.project.updatedAt)
}

async function* leapfrogFiles(source: ExportSource, onNote: OnNote): AsyncGenerator<WrittenFile> {
  // The surveys are gathered, since holes may come over a network: they are read once.
  const surveys = createSurveys(await readDirections(source.tables))
  yield { name: 'collar.csv', content: writeCollars(source, (hole) => surveys.add(hole), onNote) }
  yield { name: 'survey.csv', content: surveys.lines }
  surveys.note(onNote)
  const tables = noteFiles(source.tables, onNote).filter(
    (table) => namesHoles(table) && !HOLE_TABLES.includes(table.group),
  )
  const names = fileNames(
    tables.flatMap(({ group }) => [`interval_${group}`, `point_${group}`]),
    'csv',
  )
  const without: string[] = []
  for (const [place, table] of tables.entries()) {
    const columns = findDepthColumns(table)
    if (columns === null) without.push(table.group)
    else yield* writeDepthTable(table, columns, { names: names.slice(place * 2, place * 2 + 2), onNote })
  }
  if (without.length > 0) onNote(`Not written, since their rows have no depth: ${without.join(', ')}`)
}

/** The table with a column of meanings beside each column of codes. */
function withMeanings(table: ExportTable, source: ExportSource): ExportTable {
  const columns = columnsOf(table, source, true)
  async function* rows() {
    for await (const row of table.rows()) yield columns.map(({ valueOf }) => valueOf(row))
  }
  return { ...table, headings: columns.map(({ title, heading }) => ({ ...heading, heading: title })), rows }
}
