import type { TableRow } from '@groundsheet/contract'

let made = 0

/** Rows of one table, as the API sends them. */
export const rowsOf = (table: string, ...data: Record<string, string>[]): TableRow[] =>
  data.map((values) => ({
    id: (made += 1).toString(16).padStart(24, '0'),
    table,
    locationId: 'BH1',
    parents: [],
    data: values,
    updatedAt: '2026-01-01T00:00:00.000Z',
  }))

/** Words of the viewer in results of vane tests. */
export const vaneWords = {
  series: { residual: 'residual', remoulded: 'remoulded' },
  withRemoulded: (strength: string) => `remoulded ${strength}`,
}
