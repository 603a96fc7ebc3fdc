import type { TableRow } from '@groundsheet/contract'
import {
  convertLength,
  isTopHeading,
  lengthUnit,
  NAMED_LENGTHS,
  readLengthUnit,
  type LengthReading,
  type UnitOf,
} from '@groundsheet/readings'
import { lengthFinding } from './length-findings.ts'
import type { Finding, Tables } from './log.ts'

/**
 * Tables with lengths in the units of AGS: depths and levels in metres, penetrations and diameters in
 * millimetres.
 */
interface MetricTables {
  readonly tables: Tables
  /** The units of these tables. */
  readonly unitOf: UnitOf
  /** One for each heading whose file states another unit. */
  readonly findings: readonly Finding[]
  /**
   * Rows without a known depth, with the heading that states it in an unknown unit; they are not among the
   * tables.
   */
  readonly unread: readonly { readonly row: TableRow; readonly heading: string }[]
}

interface Conversion {
  readonly heading: string
  readonly stated: string
  readonly reading: LengthReading
}

/**
 * Converts lengths by the stated units; rows whose depth is in an unknown unit are left out. Rows and tables
 * in the units of AGS are the same objects as before.
 */
export function metricTables(tables: Tables, unitOf: UnitOf): MetricTables {
  const byTable = new Map(
    Object.entries(tables).flatMap(([table, rows]) => {
      const found = findConversions(table, rows, unitOf)
      return found.length === 0 ? [] : [[table, found] as const]
    }),
  )
  if (byTable.size === 0) return { tables, unitOf, findings: [], unread: [] }
  const unread = [...byTable].flatMap(([table, conversions]) => findUnread(tables[table] ?? [], conversions))
  const left = new Set(unread.map(({ row }) => row))
  const convert = (table: string, rows: readonly TableRow[]) => {
    const conversions = byTable.get(table)
    if (!conversions) return rows
    return rows.filter((row) => !left.has(row)).map((row) => convertRow(row, conversions))
  }
  return {
    tables: Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, convert(table, rows)])),
    unitOf: (table, heading) =>
      byTable.get(table)?.some((conversion) => conversion.heading === heading)
        ? (lengthUnit(heading) ?? '')
        : unitOf(table, heading),
    findings: [...byTable].flatMap(([table, conversions]) =>
      conversions.map(({ heading, stated, reading }) =>
        lengthFinding(table, tables[table]?.[0] ?? null, { headings: [heading], stated, reading }),
      ),
    ),
    unread,
  }
}

/**
 * Headings of the first and the last row stand for those of all: every row of a table has those of its
 * depths.
 */
function findConversions(table: string, rows: readonly TableRow[], unitOf: UnitOf): Conversion[] {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return []
  const named = NAMED_LENGTHS.filter((heading) => heading.startsWith(`${table}_`))
  const headings = new Set([...Object.keys(first.data), ...Object.keys(last.data), ...named])
  return [...headings].flatMap((heading): Conversion[] => {
    if (lengthUnit(heading) === null) return []
    const stated = unitOf(table, heading)
    const reading = readLengthUnit(heading, stated)
    const isStated = reading !== null && rows.some(({ data }) => (data[heading]?.trim() ?? '') !== '')
    return isStated ? [{ heading, stated, reading }] : []
  })
}

/** Without its depth a row has no place; any other length in an unknown unit is only left blank. */
function findUnread(rows: readonly TableRow[], conversions: readonly Conversion[]) {
  const depth = conversions.find(
    ({ heading, reading }) => reading.kind === 'unknown-unit' && isTopHeading(heading),
  )
  return depth === undefined ? [] : rows.map((row) => ({ row, heading: depth.heading }))
}

function convertRow(row: TableRow, conversions: readonly Conversion[]): TableRow {
  const data = { ...row.data }
  for (const { heading, reading } of conversions) {
    const text = data[heading]
    if (text === undefined || reading.kind === 'wrong-unit') continue
    data[heading] = reading.kind === 'converted' ? convertLength(text, reading.factor, reading.target) : ''
  }
  return { ...row, data }
}
