import type { TableRow } from '@groundsheet/contract'

let made = 0

/** Rows of a table of one hole. */
export const rowsOf = (
  table: string,
  data: readonly Record<string, string>[],
  locationId = 'BH1',
): TableRow[] =>
  data.map((values) => ({
    id: (made += 1).toString(16).padStart(24, '0'),
    table,
    locationId,
    parents: [],
    data: values,
    updatedAt: '2026-01-01T00:00:00.000Z',
  }))
