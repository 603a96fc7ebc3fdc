import type { TableRow } from '@groundsheet/contract'
import { isDepthHeading } from '@groundsheet/readings'
import { depthOfRow } from '../depth-of-row.ts'
import type { Tables } from '../log.ts'
import type { FootColumn, FootTable } from './foot-table.ts'
import { UNDRAWN_SHEET_TABLES } from './sheet-tables.ts'

/** Chemistry of a hole may have thousands of rows. */
const MAX_PRINTED_ROWS = 200
/** Columns of values that have room beside the depths on A4. */
const MAX_VALUE_COLUMNS = 8
/** Headings with the same value in all rows of a hole. */
const HOLE_HEADINGS = ['LOCA_ID', 'HOLE_ID', 'FILE_FSET']

/**
 * For a hole without a lane: rows with a depth, from tables that have no table of their own in a printed log.
 * They are in order of depth, with all values as in the file. A wide table is several, each with the depths.
 * Longer tables than `MAX_PRINTED_ROWS` are left out.
 */
export const readOtherTables = (tables: Tables): FootTable[] =>
  Object.entries(tables).flatMap(([code, rows]) =>
    UNDRAWN_SHEET_TABLES.includes(code) ? [] : readTable(code, rows),
  )

function readTable(id: string, all: readonly TableRow[]): FootTable[] {
  const rows = all
    .flatMap((row) => {
      const range = depthOfRow(row)
      return range ? [{ ...range, data: row.data }] : []
    })
    .toSorted((a, b) => a.top - b.top)
  if (rows.length === 0 || rows.length > MAX_PRINTED_ROWS) return []
  const stated = new Set(
    rows.flatMap(({ data }) =>
      Object.entries(data).flatMap(([heading, value]) => (value.trim() ? heading : [])),
    ),
  )
  const headings = [...stated].filter((heading) => !HOLE_HEADINGS.includes(heading))
  const depths = headings.filter(isDepthHeading)
  const values = headings.filter((heading) => !isDepthHeading(heading))
  return partsOf(values).map((part) => {
    const columns = [...depths, ...part].map((heading): FootColumn => ({
      ...{ id: heading, kind: 'text', headings: [heading] },
    }))
    return {
      id,
      columns,
      rows: rows.map(({ data }) =>
        columns.map((column) => ({ heading: column.id, value: data[column.id]?.trim() ?? '' })),
      ),
    }
  })
}

/** At least one part, so that a table of depths alone is printed. */
const partsOf = (headings: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(headings.length / MAX_VALUE_COLUMNS)) }, (_, part) =>
    headings.slice(part * MAX_VALUE_COLUMNS, (part + 1) * MAX_VALUE_COLUMNS),
  )
