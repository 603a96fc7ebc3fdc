import type { ExportFormatId } from '@groundsheet/contract'
import { holdsTables, isSingleCsv, type ExportOrder } from '../../data/export/export-order.ts'
import { EXPORT_PAGE_ROWS, planTable, type TablePlan } from '../../data/export/export-plan.ts'
import { codedTables } from './export-choice.ts'
import type { ExportSubject } from './export-subject.ts'

/** Size and duration of an export before it starts. */
export interface ExportEstimate {
  readonly holes: number
  /** Null for formats without tables. */
  readonly rows: number | null
  /** Rows to read by table code; for formats without tables, holes by code of their table. */
  readonly reads: ReadonlyMap<string, number>
  readonly bytes: number
  readonly seconds: number
}

/** Bytes per row, or per hole, measured on exports of six real projects; archives are compressed. */
const BYTES: Readonly<Record<ExportFormatId, number>> = {
  ags: 110,
  csv: 12,
  xlsx: 40,
  leapfrog: 14,
  // Measured on a project of a million rows.
  gpkg: 250,
  geojson: 1000,
  kml: 1200,
  dxf: 700,
  parquet: 150,
}

/** Of an empty GeoPackage, with its tables, indexes and styles. */
const GEOPACKAGE_BYTES = 300_000

/** Bytes per row of an uncompressed CSV file. */
const CSV_ROW_BYTES = 90

/** Seconds per row that the service writes, measured on a project of a million rows. */
const SERVICE_ROW_SECONDS = 20e-6

/** Seconds per request of a thousand rows, over an ordinary connection. */
const REQUEST_SECONDS = 0.1

export function estimateExport(order: ExportOrder, subject: ExportSubject): ExportEstimate {
  const { locations, holes } = subject
  const plans = codedTables(subject)
    .filter(({ code }) => order.tables.includes(code))
    .map((table) => planTable(table, { holes: order.holes, locations }))
  const requested = order.holes?.length ?? holes.all.length
  const isTables = holdsTables(order.format)
  const rows = isTables ? total(plans, 'rows') : null
  const requests = isTables ? total(plans, 'requests') : Math.ceil(holes.all.length / EXPORT_PAGE_ROWS)
  const reads = isTables
    ? plans.map(({ code, reads }) => [code, reads] as const)
    : [[locations ?? '', holes.all.length] as const]
  return {
    holes: requested,
    rows,
    reads: new Map(reads),
    bytes:
      (order.format === 'gpkg' ? GEOPACKAGE_BYTES : 0) +
      (rows ?? requested) * (isSingleCsv(order) ? CSV_ROW_BYTES : BYTES[order.format]),
    seconds: order.byService
      ? (rows ?? requested) * SERVICE_ROW_SECONDS
      : Math.max(requests * REQUEST_SECONDS, waits(requests, subject.requestsPerMinute)),
  }
}

/** The rate limit allows the requests of the first minute at once. */
const waits = (requests: number, perMinute: number): number =>
  Math.max(0, Math.ceil(requests / perMinute) - 1) * 60

const total = (plans: readonly TablePlan[], what: 'rows' | 'requests'): number =>
  plans.reduce((sum, plan) => sum + plan[what], 0)
