import type { TableSummary } from '@groundsheet/contract'
import { holeOf, type Hole } from '../../../src/data/holes/hole.ts'

const NO_POSITION = { easting: null, northing: null, latitude: null, longitude: null }

/** A hole with `rows` rows in each table. */
export function hole(name: string, rows: Readonly<Record<string, number>> = {}, isPlaced = true): Hole {
  const tables = Object.entries(rows).map(([code, count]): TableSummary => ({
    code,
    rows: count,
    name: code,
  }))
  return holeOf({
    ...NO_POSITION,
    id: `id of ${name}`,
    locationId: name,
    table: 'LOCA',
    groundLevel: null,
    finalDepth: null,
    mapPlacement: isPlaced ? { latitude: 52, longitude: -1 } : null,
    data: { LOCA_ID: name },
    updatedAt: '2026-01-31T00:00:00.000Z',
    tables,
  })
}
