import type { TableRow } from '@groundsheet/contract'
import type { KnownRows } from './known-rows.ts'

/**
 * A row of a table. The headings that AGS defines for the table are members of `data`; others, which a file
 * defines itself, are there by name. A heading without a value may be missing.
 */
export type RowOf<Table extends string> = Table extends keyof KnownRows
  ? Omit<TableRow, 'data'> & { data: KnownRows[Table] & Record<string, string> }
  : TableRow
