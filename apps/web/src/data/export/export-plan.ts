import type { TableSummary } from '@groundsheet/contract'
import type { Hole } from '../holes/hole.ts'

/** Rows per request; the most the service sends at once. */
export const EXPORT_PAGE_ROWS = 1000

/** How one table is read. */
export interface TablePlan {
  readonly code: string
  readonly name: string
  /** Expected number of rows in the file, by the counts. */
  readonly rows: number
  /** Rows that come over the network. */
  readonly reads: number
  readonly requests: number
  /** The holes to read one by one, where that takes fewer requests; null: the whole table. */
  readonly holeByHole: readonly Hole[] | null
  /** Whether a row, found in the whole table, is of the holes to be exported. */
  readonly keeps: (row: { readonly id: string; readonly locationId: string }) => boolean
}

interface ExportedHoles {
  /** Null: every hole. */
  readonly holes: readonly Hole[] | null
  /** Code of the table of the holes themselves. */
  readonly locations: string | null
}

/** Reads a table of a part of a project whole, or hole by hole: whichever takes fewer requests. */
export function planTable(
  { code, name, rows }: TableSummary & { code: string },
  { holes, locations }: ExportedHoles,
): TablePlan {
  const whole = { code, name, rows, reads: rows, requests: pages(rows), holeByHole: null, keeps: () => true }
  if (holes === null) return whole
  if (code === locations) {
    const ids = new Set(holes.map(({ id }) => id))
    return { ...whole, rows: holes.length, keeps: ({ id }) => ids.has(id) }
  }
  // Two holes may have one name: the counts state which of them has the rows.
  const counted = holes.map((hole) => ({ hole, rows: rowsIn(hole, code) })).filter((held) => held.rows > 0)
  const kept = sum(counted.map((held) => held.rows))
  const requests = sum(counted.map((held) => pages(held.rows)))
  const names = new Set(counted.map(({ hole }) => hole.name))
  const part = { ...whole, rows: kept, keeps: (row: { locationId: string }) => names.has(row.locationId) }
  if (requests >= whole.requests) return part
  return { ...part, reads: kept, requests, holeByHole: counted.map(({ hole }) => hole) }
}

const rowsIn = ({ tables }: Hole, code: string): number =>
  tables.find((table) => table.code === code)?.rows ?? 0

const pages = (rows: number): number => Math.ceil(rows / EXPORT_PAGE_ROWS)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
