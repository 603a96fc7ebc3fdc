import type { TableRow } from '@groundsheet/contract'
import { compareNaturally } from '@groundsheet/readings/natural-order'
import { isInvalidNumber, isPossibleDepth, readNumber } from '@groundsheet/readings'
import { readDepth, readValue, rowsOf } from '../read-depth.ts'
import type { Tables } from '../log.ts'

/**
 * Format of a cell: `code` by its meaning, `date` as a date with any time, `duration` as hh:mm. `drop` is
 * marked if impossible, `quantity` has its unit.
 */
export type CellKind = 'text' | 'depth' | 'date' | 'time' | 'duration' | 'code' | 'drop' | 'quantity'

/** One column of a table at the foot of a printed log. */
export interface FootColumn {
  readonly id: string
  readonly kind: CellKind
  /** Headings it is read from, of AGS 4 and AGS 3; the first with a value. */
  readonly headings: readonly string[]
  /** Of a quantity whose file states none. */
  readonly unit?: string
}

/** A value as in the file, and its heading; both empty if there is none. */
export interface FootCell {
  readonly heading: string
  readonly value: string
}

/** A table at the foot of a printed log, without columns and rows that are empty. */
export interface FootTable {
  readonly id: string
  readonly columns: readonly FootColumn[]
  readonly rows: readonly (readonly FootCell[])[]
}

export interface FootTableDefinition {
  readonly id: string
  /** Codes of the tables whose rows it lists. */
  readonly tables: readonly string[]
  /** Headings that rows are sorted by: depths, or else dates. */
  readonly order: readonly string[]
  readonly columns: readonly FootColumn[]
  /** A table with more rows is not printed; absent: any number is. */
  readonly maxRows?: number
  /** Adds values of other tables to the rows; absent: the rows unchanged. */
  readonly join?: (tables: Tables) => readonly TableRow[]
}

const NO_CELL: FootCell = { heading: '', value: '' }

/** Null if none of its columns has a value, or if it has too many rows. Equal rows are listed once. */
export function readFootTable(definition: FootTableDefinition, tables: Tables): FootTable | null {
  const joined = definition.join?.(tables) ?? rowsOf(tables, definition.tables)
  if (joined.length > (definition.maxRows ?? Infinity)) return null
  const read = sortRows(joined, definition.order).map((row) =>
    definition.columns.map((column) => readCell(row, column)),
  )
  const filled = definition.columns.map((_, index) => read.some((cells) => cells[index]?.value))
  const rows = distinctRows(read.map((cells) => cells.filter((_, index) => filled[index])))
  if (rows.length === 0) return null
  return { id: definition.id, columns: definition.columns.filter((_, index) => filled[index]), rows }
}

/** A table without some columns, and its rows distinct again; null if nothing is left. */
export function withoutColumns(table: FootTable, ids: readonly string[]): FootTable | null {
  const kept = table.columns.map(({ id }) => !ids.includes(id))
  const rows = distinctRows(table.rows.map((cells) => cells.filter((_, index) => kept[index])))
  return rows.length === 0
    ? null
    : { ...table, columns: table.columns.filter((_, index) => kept[index]), rows }
}

/** Rows with a value, equal ones once. */
const distinctRows = (rows: readonly (readonly FootCell[])[]): (readonly FootCell[])[] => [
  ...new Map(
    rows
      .filter((cells) => cells.some(({ value }) => value !== ''))
      .map((cells) => [cells.map(({ value }) => value).join('\n'), cells]),
  ).values(),
]

/** Long numbers are names there. */
const isReference = (heading: string): boolean => /_(?:ID|REF)$/.test(heading)

/** Impossible depths are placeholders of programs: `99999.9990`; the notes of the log list them. */
function readCell(row: TableRow, { kind, headings }: FootColumn): FootCell {
  const heading = headings.find((one) => readValue(row, [one]) !== '')
  if (heading === undefined) return NO_CELL
  const value = readValue(row, [heading])
  const depth = kind === 'depth' ? readNumber(value) : null
  if (depth !== null && !isPossibleDepth(depth)) return NO_CELL
  return isInvalidNumber(value) && !isReference(heading) ? NO_CELL : { heading, value }
}

/** By numbers where the values are numbers, else by their text; ISO dates sort as text. */
function sortRows(rows: readonly TableRow[], order: readonly string[]): TableRow[] {
  return [...rows].sort((a, b) => {
    const [first, second] = [readDepth(a, order), readDepth(b, order)]
    if (first !== null && second !== null) return first - second
    return compareNaturally(readValue(a, order), readValue(b, order))
  })
}
