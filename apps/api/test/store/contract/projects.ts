import { expect, test } from 'vitest'
import type { ReadStore } from '../../../src/store/read-store.ts'
import { EMPTY, HARBOUR, HOLE, PUMP, STRATUM } from '../../seed-world.ts'
import { ALL, FOREIGN, NARROW, NOWHERE, PAGE, items } from './access-scopes.ts'

const text = (json: Uint8Array | null): unknown => json && JSON.parse(Buffer.from(json).toString())

/** Tests of single projects, holes and icons. */
export function testProjects(store: () => ReadStore): void {
  test('a project has its mean position and its tables', async () => {
    expect(text(await store().project(ALL, HARBOUR))).toMatchObject({
      id: HARBOUR,
      projectId: 'HQ-1',
      location: { count: 20 },
      crs: { code: 'EPSG:27700', name: 'British National Grid', source: 'declared' },
      tables: expect.arrayContaining([{ code: null, rows: 1, name: 'Table LABX' }]) as unknown,
    })
    expect(text(await store().project(ALL, EMPTY))).toMatchObject({
      location: null,
      tables: [],
      crs: null,
    })
  })

  test('a project has its dictionary, within access only', async () => {
    expect(text(await store().dictionary(ALL, HARBOUR))).toMatchObject({
      tables: expect.arrayContaining([
        expect.objectContaining({ table: 'GEOL', parent: 'LOCA', keys: ['LOCA_ID'] }),
      ]) as unknown,
      codes: { LOCA_TYPE: { CP: 'Cable percussion' } },
    })
    for (const access of [FOREIGN, NARROW, NOWHERE])
      expect(await store().dictionary(access, HARBOUR)).toBeNull()
  })

  test('a location has its tables, and no other row is a location', async () => {
    expect(text(await store().location(ALL, HOLE))).toMatchObject({
      id: HOLE,
      locationId: 'BH1',
      tables: [
        { code: 'GEOL', rows: 3, name: 'Table GEOL' },
        { code: null, rows: 1, name: 'Table LABX' },
      ],
    })
    expect(await store().location(ALL, STRATUM)).toBeNull()
    expect(await store().locationRows(ALL, STRATUM, 'GEOL', PAGE)).toBeNull()
  })

  test('a location is found by its exact name', async () => {
    const named = async (locationId: string) =>
      items(
        await store().locations(ALL, HARBOUR, { ...PAGE, locationId, withStyle: true, withTables: false }),
      )
    expect(await named('BH1')).toMatchObject([
      { id: HOLE, style: { hasCustomIcon: true, markerIconId: PUMP } },
    ])
    expect(await named('bh1')).toEqual([])
  })

  test('projects are searched by reference and name, in any case', async () => {
    const search = async (q: string) =>
      items(await store().projects(ALL, { ...PAGE, q, withLocation: true })).length
    expect([
      await search('QUAY'),
      await search('%_S'),
      await search('überf'),
      await search('nowhere'),
    ]).toEqual([1, 1, 1, 0])
  })

  test('an icon is returned as stored', async () => {
    expect(await store().icon(ALL, PUMP)).toMatch(/^<svg .*pump/)
    expect(await store().icon(NOWHERE, PUMP)).toMatch(/^<svg /)
    expect(await store().icon(ALL, HOLE)).toBeNull()
  })
}
