import { wrapText, type FootCell, type FootColumn, type FootTable } from '@groundsheet/logs'
import { durationReader } from '@groundsheet/readings'
import type { Glossary } from '../../../data/tables/glossary.ts'
import { printStrings } from '../../../ui/print-strings.ts'
import type { LaidTable, NotePiece } from './note-pieces.ts'
import { FIGURE_TEXT, measureIn } from './text-sizes.ts'

const words = printStrings.log
const measure = measureIn(FIGURE_TEXT)
/** Px; the style sheet says the same. */
const TITLE = 14
const PADDING = 3
const BETWEEN = 8
const MAX_CELL_LENGTH = 190
/** A longer table goes on in another beside it. */
const ROWS_OF_TABLE = 12

/** Tables side by side, in rows of the width of the paper in px; lower ones below each other beside a higher one. */
export function tablePieces(tables: readonly FootTable[], width: number, glossary: Glossary): NotePiece[] {
  const laid = tables.flatMap((table) => layOutTable(table, width, glossary))
  const rows: LaidTable[][][] = []
  for (const table of laid) {
    const column = rows
      .map((row) => row.find((one) => hasRoomBelow(one, table, rowHeightOf(row))))
      .find((one) => one !== undefined)
    const row = rows.find(
      (row) => sumOf(row.map((one) => columnWidthOf(one) + BETWEEN)) + table.width <= width,
    )
    if (column) column.push(table)
    else if (row) row.push([table])
    else rows.push([[table]])
  }
  return rows.map((columns) => ({ kind: 'tables', columns, height: rowHeightOf(columns) + BETWEEN }))
}

/** No wider than what is above it: a column keeps its width. */
const hasRoomBelow = (column: readonly LaidTable[], table: LaidTable, height: number): boolean =>
  table.width <= columnWidthOf(column) && columnHeightOf([...column, table]) <= height

const columnWidthOf = (column: readonly LaidTable[]): number => Math.max(...column.map(({ width }) => width))

const columnHeightOf = (column: readonly LaidTable[]): number =>
  sumOf(column.map(({ height }) => height)) + BETWEEN * (column.length - 1)

const rowHeightOf = (columns: readonly (readonly LaidTable[])[]): number =>
  Math.max(...columns.map(columnHeightOf))

function layOutTable({ id, columns, rows }: FootTable, width: number, glossary: Glossary): LaidTable[] {
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
  const heads = columns.map((column) => words.columns[column.id] ?? column.id)
  const widths = fitWidths(
    columns.map((_, index) =>
      columnWidth(
        heads[index] ?? '',
        texts.map((row) => row[index] ?? ''),
      ),
    ),
    width,
  )
  const title = words.tables[id] ?? id
  const longest = rows.length > ROWS_OF_TABLE ? words.tableContinued(title) : title
  // The title is bold, and so a little wider than it is measured.
  const room = Math.max(0, measure(longest) * 1.15 - sumOf(widths))
  widths.push((widths.pop() ?? 0) + room)
  const wrap = (row: readonly string[]) =>
    row.map((text, index) => wrapText(text, (widths[index] ?? 0) - 2 * PADDING, measure))
  const lines = texts.map(wrap)
  const chunks = Array.from({ length: Math.ceil(lines.length / ROWS_OF_TABLE) }, (_, chunk) =>
    lines.slice(chunk * ROWS_OF_TABLE, (chunk + 1) * ROWS_OF_TABLE),
  )
  return chunks.map((chunk, index) => {
    const all = [wrap(heads), ...chunk]
    return {
      id,
      title: index === 0 ? title : words.tableContinued(title),
      widths,
      rows: all,
      width: sumOf(widths) + 1,
      height: TITLE + all.reduce((sum, row) => sum + rowHeight(row), 0) + 1,
    }
  })
}

/** Px of a row with its line. */
export const rowHeight = (row: readonly (readonly string[])[]): number =>
  row.reduce((most, { length }) => Math.max(most, length), 1) * FIGURE_TEXT.line + 2

/** As wide as its longest cell, within limits; heads are broken at blanks. */
function columnWidth(head: string, cells: readonly string[]): number {
  const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(measure))
  const wanted = Math.max(longest(head.split(' ')), Math.min(MAX_CELL_LENGTH, longest(cells)))
  return Math.ceil(wanted) + 2 * PADDING + 1
}

/** The widest give way where the paper is too narrow for all. */
function fitWidths(widths: readonly number[], width: number): number[] {
  const over = sumOf(widths) + 1 - width
  if (over <= 0) return [...widths]
  const wide = widths.map((one) => Math.max(0, one - 50))
  const give = sumOf(wide)
  return widths.map((one, index) => one - ((wide[index] ?? 0) / give) * over)
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0)

function cellText(column: FootColumn | undefined, { heading, value }: FootCell, glossary: Glossary): string {
  switch (column?.kind) {
    case 'date':
      return words.date(value, glossary.heading(heading.slice(0, 4), heading)?.unit)
    case 'time':
      return value.replace(/^(\d\d):?(\d\d)(?::?\d\d)?$/, '$1:$2')
    case 'code':
      return meaningOf(heading, value, glossary)
    case 'depth':
    case 'duration':
    case 'text':
    case undefined:
      return value.replaceAll(/\s+/g, ' ')
  }
}

/** Writes the durations of a column as `01:30`; null for a cell that stays as it stands. */
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

/** HDPH_TYPE has the codes of LOCA_TYPE. */
const meaningOf = (heading: string, value: string, glossary: Glossary): string =>
  glossary.meaning(heading, value) ??
  (heading === 'HDPH_TYPE' ? glossary.meaning('LOCA_TYPE', value) : null) ??
  value
