import {
  isPossibleDrop,
  powerText,
  wrapText,
  type FootCell,
  type FootColumn,
  type FootTable,
} from '@groundsheet/logs'
import { durationReader, ownValue, readNumber } from '@groundsheet/readings'
import { typeMeaning, type Glossary } from '../../../data/tables/glossary.ts'
import { longTableName } from '../../../ui/table-names.ts'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import type { TableLayout, NotePiece } from './note-pieces.ts'
import { FIGURE_TEXT, measureIn } from './text-sizes.ts'

const words = printStrings.log
const measure = measureIn(FIGURE_TEXT)
/** Heights and gaps of tables; must match log-sheet.css. */
const TITLE_HEIGHT_PX = 14
const PADDING_PX = 3
const GAP_PX = 8
const MAX_CELL_WIDTH_PX = 190
/** A longer table is continued in another table. */
const MAX_TABLE_ROWS = 12

/** Tables side by side in rows of `width` px; low tables are stacked beside a high one. */
export function layOutFootTables(
  tables: readonly FootTable[],
  width: number,
  glossary: Glossary,
): NotePiece[] {
  const layouts = tables.flatMap((table) => layOutTable(table, width, glossary))
  const rows: TableLayout[][][] = []
  for (const table of layouts) {
    const column = rows
      .map((row) => row.find((one) => hasRoomBelow(one, table, rowHeightOf(row))))
      .find((one) => one !== undefined)
    const row = rows.find(
      (row) => sumOf(row.map((one) => columnWidthOf(one) + GAP_PX)) + table.width <= width,
    )
    if (column) column.push(table)
    else if (row) row.push([table])
    else rows.push([[table]])
  }
  return rows.map((columns) => ({ kind: 'tables', columns, height: rowHeightOf(columns) + GAP_PX }))
}

/** Whether a table fits below the others of a column without making it wider or higher than the row. */
const hasRoomBelow = (column: readonly TableLayout[], table: TableLayout, height: number): boolean =>
  table.width <= columnWidthOf(column) && columnHeightOf([...column, table]) <= height

const columnWidthOf = (column: readonly TableLayout[]): number =>
  Math.max(...column.map(({ width }) => width))

const columnHeightOf = (column: readonly TableLayout[]): number =>
  sumOf(column.map(({ height }) => height)) + GAP_PX * (column.length - 1)

const rowHeightOf = (columns: readonly (readonly TableLayout[])[]): number =>
  Math.max(...columns.map(columnHeightOf))

function layOutTable({ id, columns, rows }: FootTable, width: number, glossary: Glossary): TableLayout[] {
  const durations = columns.map(({ kind }, index) =>
    kind === 'duration'
      ? readDurations(
          rows.flatMap((row) => row[index] ?? []),
          glossary,
        )
      : undefined,
  )
  const texts = rows.map((row) =>
    row.map((cell, index) => durations[index]?.(cell) ?? cellText(columns[index], cell, glossary)),
  )
  const heads = columns.map(({ id }) => ownValue(words.columns, id) ?? headingText(id, glossary))
  const widths = fitWidths(
    columns.map((_, index) =>
      columnWidth(
        heads[index] ?? '',
        texts.map((row) => row[index] ?? ''),
      ),
    ),
    width,
  )
  const title = ownValue(words.tables, id) ?? longTableName(id)
  const longest = rows.length > MAX_TABLE_ROWS ? words.tableContinued(title) : title
  // The title is bold, so it is slightly wider than measured.
  const extraWidth = Math.max(0, measure(longest) * 1.15 - sumOf(widths))
  widths.push((widths.pop() ?? 0) + extraWidth)
  const wrap = (row: readonly string[]) =>
    row.map((text, index) => wrapText(text, (widths[index] ?? 0) - 2 * PADDING_PX, measure))
  const lines = texts.map(wrap)
  const chunks = Array.from({ length: Math.ceil(lines.length / MAX_TABLE_ROWS) }, (_, chunk) =>
    lines.slice(chunk * MAX_TABLE_ROWS, (chunk + 1) * MAX_TABLE_ROWS),
  )
  return chunks.map((chunk, index) => {
    const all = [wrap(heads), ...chunk]
    return {
      id,
      title: index === 0 ? title : words.tableContinued(title),
      widths,
      rows: all,
      width: sumOf(widths) + 1,
      height: TITLE_HEIGHT_PX + all.reduce((sum, row) => sum + rowHeight(row), 0) + 1,
    }
  })
}

/** Height of a row with its border, px. */
export const rowHeight = (row: readonly (readonly string[])[]): number =>
  row.reduce((max, { length }) => Math.max(max, length), 1) * FIGURE_TEXT.lineHeight + 2

/** Width for the longest cell, up to a limit, and for the longest word of the head, px. */
function columnWidth(head: string, cells: readonly string[]): number {
  const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(measure))
  const width = Math.max(longest(head.split(' ')), Math.min(MAX_CELL_WIDTH_PX, longest(cells)))
  return Math.ceil(width) + 2 * PADDING_PX + 1
}

/** Reduces the widest columns if the paper is too narrow for all. */
function fitWidths(widths: readonly number[], width: number): number[] {
  const excess = sumOf(widths) + 1 - width
  if (excess <= 0) return [...widths]
  const reducible = widths.map((one) => Math.max(0, one - 50))
  const totalReducible = sumOf(reducible)
  return widths.map((one, index) => one - ((reducible[index] ?? 0) / totalReducible) * excess)
}

/** Name of a heading of a table without a layout of its own, with its unit. */
function headingText(heading: string, glossary: Glossary): string {
  const known = glossary.heading(heading.slice(0, 4), heading)
  return `${known?.name ?? heading}${known?.unit ? ` (${known.unit})` : ''}`
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0)

/** `1400`, `14:00:00`, and `800` of programs that drop the first zero. */
const CLOCK = /^(\d\d?):?([0-5]\d)(?::?\d\d)?$/

function cellText(column: FootColumn | undefined, { heading, value }: FootCell, glossary: Glossary): string {
  switch (column?.kind) {
    case 'date':
      return words.date(value, glossary.heading(heading.slice(0, 4), heading)?.unit)
    case 'time':
      return value.replace(
        CLOCK,
        (_, hours: string, minutes: string) => `${hours.padStart(2, '0')}:${minutes}`,
      )
    case 'code':
      return meaningOf(heading, value, glossary)
    case 'drop': {
      const unit = glossary.heading(heading.slice(0, 4), heading)?.unit ?? ''
      return isPossibleDrop(value, unit) ? value : words.impossible(value)
    }
    case 'quantity': {
      const stated = glossary.heading(heading.slice(0, 4), heading)?.unit ?? ''
      const unit = stated === '' ? (column.unit ?? '') : stated
      return readNumber(value.replace(/^[<>]/, '')) === null ? value : `${powerText(value)} ${unit}`
    }
    case 'depth':
    case 'duration':
    case 'text':
    case undefined:
      return value.replaceAll(/\s+/g, ' ')
  }
}

/** Formats the durations of a column as `01:30`; null for a cell to be printed unchanged. */
function readDurations(cells: readonly FootCell[], glossary: Glossary): (cell: FootCell) => string | null {
  const all = cells.map(({ value }) => value)
  const headings = new Set(cells.map(({ heading }) => heading))
  const readers = new Map(
    [...headings].map((heading) => {
      const unit = glossary.heading(heading.slice(0, 4), heading)?.unit ?? ''
      return [heading, durationReader(all, unit)]
    }),
  )
  return ({ heading, value }) => {
    const minutes = readers.get(heading)?.(value) ?? null
    if (minutes === null) return null
    return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  }
}

/** HDPH_TYPE uses the codes of LOCA_TYPE, in AGS 3 those of HOLE_TYPE. */
const meaningOf = (heading: string, value: string, glossary: Glossary): string =>
  glossary.meaning(heading, value) ?? (heading === 'HDPH_TYPE' ? typeMeaning(glossary, value) : null) ?? value
