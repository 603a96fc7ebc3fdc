import type { Location } from '@groundsheet/contract'
import { holeOf } from '../../src/data/holes/hole.ts'

export const hole = (locationId: string, type: string, more: Partial<Location> = {}) =>
  holeOf({
    id: locationId.padEnd(24, '0'),
    locationId,
    table: 'LOCA',
    easting: null,
    northing: null,
    latitude: 51,
    longitude: -1,
    groundLevel: null,
    finalDepth: null,
    mapPlacement: null,
    data: { LOCA_TYPE: type },
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...more,
  })
