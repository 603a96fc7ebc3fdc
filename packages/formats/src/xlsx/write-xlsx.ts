import { listedText, formatCount, plural } from '@groundsheet/readings'
import { columnsOf } from '../columns.ts'
import type { FormatOptions, OnNote } from '../format.ts'
import { noteEmptyGroups, noteFiles } from '../note-files.ts'
import type { ExportSource, ExportTable, Stream } from '../source.ts'
import { zipFiles, type WrittenFile } from '../zip-files.ts'
import { createSheetNames } from './sheet-names.ts'
import { sheetPath, workbookParts } from './workbook-parts.ts'
import { MAX_TEXT_CHARACTERS } from './write-cell.ts'
import { writeSheet, type CutText, type RowsLeft, type SheetOptions } from './write-sheet.ts'

/** Rows of a sheet that Excel opens. */
const MAX_SHEET_ROWS = 1_048_576

/**
 * A workbook with a sheet for each table; a table too long for one continues in the next. Texts that are cut
 * are passed to `onNote`. `capacity` is for tests.
 */
export function writeXlsx(
  source: ExportSource,
  options: FormatOptions & { readonly capacity?: number } = {},
  onNote: OnNote = () => undefined,
): AsyncGenerator<Uint8Array> {
  return zipFiles(writeParts(source, options, onNote), source.project.updatedAt)
}

/** `reportWidths`: see `SheetOptions`. */
export type WorkbookTable = ExportTable & Pick<SheetOptions, 'reportWidths'>

/** A workbook of any tables. `moment`: ISO 8601, the date of the parts of the file. */
export function writeWorkbook(tables: readonly WorkbookTable[], moment: string): AsyncGenerator<Uint8Array> {
  return zipFiles(
    writeParts({ tables, codes: () => new Map() }, {}, () => undefined),
    moment,
  )
}

async function* writeParts(
  source: Pick<ExportSource, 'codes' | 'emptyGroups'> & { readonly tables: readonly WorkbookTable[] },
  {
    units = false,
    meanings = false,
    capacity = MAX_SHEET_ROWS,
  }: FormatOptions & { readonly capacity?: number },
  onNote: OnNote,
): AsyncGenerator<WrittenFile> {
  noteEmptyGroups(source, onNote)
  const cuts = createCutList()
  const names: string[] = []
  const nameSheet = createSheetNames()
  // A workbook without any sheet is none.
  const tables =
    source.tables.length > 0
      ? noteFiles(source.tables, onNote)
      : [{ group: 'Empty', headings: [], name: '', rows: () => [] }]
  for (const table of tables) {
    const columns = columnsOf(table, source, meanings)
    const rows = takeRows(table.rows())
    for (let row: readonly string[] | null = []; row !== null; row = await peek(rows)) {
      const sheet = nameSheet(table.group)
      names.push(sheet)
      const onCut = ({ heading, row }: CutText) => cuts.add(`${sheet} row ${row} ${heading}`)
      yield {
        name: sheetPath(names.length),
        content: writeSheet(columns, rows, {
          group: table.group,
          units,
          capacity,
          onCut,
          reportWidths: table.reportWidths,
        }),
      }
    }
  }
  cuts.notes().forEach(onNote)
  for (const { name, text } of workbookParts(names)) yield { name, content: [text] }
}

/** Cut texts that are named. */
const MAX_NAMED_TEXTS = 20

function createCutList() {
  const named: string[] = []
  let count = 0
  return {
    add(place: string): void {
      if (count++ < MAX_NAMED_TEXTS) named.push(place)
    },
    notes(): string[] {
      if (count === 0) return []
      const texts = plural(count, '1 text', `${count} texts`)
      const limit = formatCount(MAX_TEXT_CHARACTERS)
      return [
        `${texts} cut at ${limit} characters, since an Excel cell holds no more: ${listedText(named, count)}`,
      ]
    },
  }
}

function takeRows(rows: Stream<readonly string[]>): RowsLeft {
  const iterator = iterate(rows)
  const held: (readonly string[])[] = []
  return {
    async next() {
      const kept = held.pop()
      if (kept !== undefined) return kept
      const next = await iterator.next()
      return next.done === true ? null : next.value
    },
    put: (row) => void held.push(row),
  }
}

async function* iterate(rows: Stream<readonly string[]>): AsyncGenerator<readonly string[], undefined> {
  yield* rows
}

/** The next row, without consuming it. */
async function peek(rows: RowsLeft): Promise<readonly string[] | null> {
  const row = await rows.next()
  if (row !== null) rows.put(row)
  return row
}
