import type { Client } from '@groundsheet/client'
import type { PlacedLocation } from '@groundsheet/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { holesInAreaQuery, holesNearQuery, MAX_HOLES_IN_VIEW } from '../../src/data/holes/company-holes.ts'
import { partOf } from '../../../../test/part-of.ts'

const location = (index: number): PlacedLocation => ({
  id: String(index).padStart(24, '0'),
  locationId: `BH${index}`,
  table: 'LOCA',
  easting: null,
  northing: null,
  latitude: 53,
  longitude: -1,
  groundLevel: null,
  finalDepth: 10,
  mapPlacement: null,
  data: {},
  updatedAt: '2026-01-01T00:00:00.000Z',
  project: { id: 'a'.repeat(24), projectId: 'P1', projectName: 'Quay' },
  distance: index,
})

/** A service with so many holes, in pages as requested. */
function clientOf(holes: number) {
  const requested: unknown[] = []
  const placedLocations = (query: { limit: number }) => {
    requested.push(query)
    return {
      async *pages() {
        for (let from = 0; from < holes; from += query.limit) {
          const data = Array.from({ length: Math.min(query.limit, holes - from) }, (_, at) =>
            location(from + at),
          )
          yield await Promise.resolve({
            data,
            meta: { nextCursor: from + query.limit < holes ? 'more' : null },
          })
        }
      },
    }
  }
  return { client: partOf<Client>({ placedLocations }), requested }
}

const AREA = [-2, 52, 0, 54] as const
const STYLED = { style: true, tables: false }
const PLAIN = { style: false, tables: false }

test('holes of an area are read to the end, each with its project', async () => {
  const { client, requested } = clientOf(1500)
  const { holes, isWhole } = await new QueryClient().query(holesInAreaQuery(client, AREA, STYLED))
  expect([holes.length, isWhole]).toEqual([1500, true])
  expect(holes[0]).toMatchObject({ name: 'BH0', project: { projectName: 'Quay' } })
  expect(requested).toEqual([{ bbox: [-2, 52, 0, 54], limit: 1000, include: ['style'] }])
})

test('tables of holes are read where a filter needs them', async () => {
  const { client, requested } = clientOf(1)
  const members = { style: true, tables: true }
  const { hasTables } = await new QueryClient().query(holesInAreaQuery(client, AREA, members))
  expect(hasTables).toBe(true)
  expect(requested).toEqual([{ bbox: [-2, 52, 0, 54], limit: 1000, include: ['style', 'tables'] }])
})

test('more holes than a view can show are not read, and not taken for all', async () => {
  const { client } = clientOf(MAX_HOLES_IN_VIEW + 1)
  const { holes, isWhole } = await new QueryClient().query(holesInAreaQuery(client, AREA, PLAIN))
  expect([holes.length, isWhole]).toEqual([MAX_HOLES_IN_VIEW, false])
})

test('holes near a place have their distance, and styles only for keys that may read them', async () => {
  const { client, requested } = clientOf(3)
  const near = { longitude: -1, latitude: 53, radius: 500 }
  const { holes } = await new QueryClient().query(holesNearQuery(client, near, PLAIN))
  expect(holes.map(({ metres }) => metres)).toEqual([0, 1, 2])
  expect(requested).toEqual([{ near: [-1, 53], radius: 500, limit: 1000 }])
})
