import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type {
  FeaturePosition,
  FeatureSort,
  FeatureSource,
  StoredFeature,
} from '../../src/store/feature-store.ts'
import { NO_FILTER } from '../../src/store/filter/hole-filter.ts'
import type { HolesPage, HolesRequest } from '../../src/store/holes/holes-request.ts'
import type { JsonPage, PageRequest, AccessScope, ReadStore } from '../../src/store/read-store.ts'
import { SEEDED_AT, seedId } from '../seed-database.ts'
import {
  AINSLEY,
  COMPANIES,
  EARLY,
  EMPTY,
  HARBOUR,
  HOLE,
  LATE,
  PUMP,
  STRASSE,
  STRATUM,
} from '../seed-world.ts'

/** A store holding COMPANIES, and one key: its text, restricted to the project 100%_sure. */
export interface StoreUnderTest {
  readonly store: ReadStore
  readonly key: string
  /** Writes something through another connection. */
  change(): Promise<void>
  /** Revokes the key through another connection. */
  revoke(): Promise<void>
  close(): Promise<void>
}

const ALL: AccessScope = { companyId: AINSLEY, projectIds: null }
const NARROW: AccessScope = { companyId: AINSLEY, projectIds: [STRASSE] }
const FOREIGN: AccessScope = { companyId: seedId('company', 'Birk Drilling'), projectIds: null }
const NOWHERE: AccessScope = { companyId: AINSLEY, projectIds: [] }

const PAGE: PageRequest = { limit: 100, after: null, sort: 'created', updatedSince: null }

const FIRST = { after: null, limit: 1, sort: null }

interface StoredItem {
  readonly locationId: string
  readonly updatedAt: string
}

const text = (json: Uint8Array | null): unknown => json && JSON.parse(Buffer.from(json).toString())
const items = (page: JsonPage | null): { id: string; locationId: string }[] =>
  JSON.parse(`[${Buffer.from(page?.items ?? []).toString()}]`) as { id: string; locationId: string }[]

/** Tests of every kind of store. */
export function describeStore(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(name, () => {
    let under: StoreUnderTest
    let store: ReadStore
    beforeAll(async () => {
      under = await open()
      store = under.store
    })
    afterAll(() => under.close())

    const lists: Record<string, (access: AccessScope, page: PageRequest) => Promise<JsonPage | null>> = {
      projects: (access, page) => store.projects(access, { ...page, q: '', withLocation: false }),
      locations: (access, page) =>
        store.locations(access, HARBOUR, { ...page, locationId: null, withStyle: false, withTables: false }),
      'rows of a project': (access, page) => store.projectRows(access, HARBOUR, 'GEOL', page),
      'rows of a location': (access, page) => store.locationRows(access, HOLE, 'GEOL', page),
      findings: (access, page) => store.findings(access, HARBOUR, page),
      deletions: (access, page) => store.deletions(access, HARBOUR, page),
      boundaries: (access, page) => store.boundaries(access, HARBOUR, page),
      groups: (access, page) => store.groups(access, HARBOUR, page),
    }

    describe.each(Object.entries(lists))('%s', (_what, list) => {
      test.each(['created', '-created'] as const)('are each once in pages, sorted %s', async (sort) => {
        const whole = items(await list(ALL, { ...PAGE, sort }))
        const paged: unknown[] = []
        let after: number | null = null
        do {
          const page: JsonPage | null = await list(ALL, { ...PAGE, sort, limit: 2, after })
          paged.push(...items(page))
          after = page?.next ?? null
        } while (after !== null)
        expect(paged).toEqual(whole)
        expect(whole.length).toBeGreaterThan(1)
      })
      test('newest first is the same list backwards', async () => {
        const newest = items(await list(ALL, { ...PAGE, sort: '-created' }))
        expect(newest.reverse()).toEqual(items(await list(ALL, PAGE)))
      })
      test('end exactly at the last item', async () => {
        const { length } = items(await list(ALL, PAGE))
        expect((await list(ALL, { ...PAGE, limit: length }))?.next).toBeNull()
        expect((await list(ALL, { ...PAGE, limit: length - 1 }))?.next).not.toBeNull()
      })
      test('are empty lists if nothing has changed since', async () => {
        const page = await list(ALL, { ...PAGE, updatedSince: '2030-01-01T00:00:00.000Z' })
        expect(page).toMatchObject({ next: null })
        expect(items(page)).toEqual([])
      })
      test.each(Object.entries({ 'another company': FOREIGN, 'another project': NARROW, nothing: NOWHERE }))(
        'are not told to a key that reaches %s',
        async (_reach, access) => {
          const seen = items(await list(access, PAGE)).map(({ id }) => id)
          const own = items(await list(ALL, PAGE)).map(({ id }) => id)
          expect(seen.filter((id) => own.includes(id) && id !== STRASSE)).toEqual([])
        },
      )
    })

    test('no part of a project is found without access to it', async () => {
      for (const access of [FOREIGN, NARROW, NOWHERE]) {
        expect(await store.project(access, HARBOUR)).toBeNull()
        expect(await store.projectMap(access, HARBOUR, { withStyle: true })).toBeNull()
        expect(await store.location(access, HOLE)).toBeNull()
        for (const [name, list] of Object.entries(lists)) {
          if (name !== 'projects') expect(await list(access, PAGE), name).toBeNull()
        }
      }
      expect(await store.icon(FOREIGN, PUMP)).toBeNull()
    })

    test('removed rows are listed, without those of tables that are not sent', async () => {
      const removed = items(await store.deletions(ALL, HARBOUR, PAGE))
      expect(removed).toMatchObject([
        { table: 'GEOL', locationId: 'BH1' },
        { table: 'WSTG', locationId: 'TP "1"' },
        { table: 'LOCA', locationId: 'BH99' },
      ])
      const id = expect.stringMatching(/^[0-9a-f]{24}$/) as string
      expect(removed[0]).toEqual({ table: 'GEOL', id, locationId: 'BH1', deletedAt: SEEDED_AT })
    })

    test('a table whose last row was removed is an empty list, one that never was is not found', async () => {
      expect(await store.projectRows(ALL, HARBOUR, 'WSTG', PAGE)).toMatchObject({ next: null })
      expect(await store.locationRows(ALL, HOLE, 'WSTG', PAGE)).toMatchObject({ next: null })
      expect(await store.projectRows(ALL, HARBOUR, 'CORE', PAGE)).toBeNull()
      expect(await store.projectRows(FOREIGN, HARBOUR, 'WSTG', PAGE)).toBeNull()
      expect(await store.projectRows(NARROW, STRASSE, 'WSTG', PAGE)).toBeNull()
    })

    test('a project has its mean position and its tables', async () => {
      expect(text(await store.project(ALL, HARBOUR))).toMatchObject({
        id: HARBOUR,
        projectId: 'HQ-1',
        location: { count: 20 },
        crs: { code: 'EPSG:27700', name: 'British National Grid', source: 'declared' },
        tables: expect.arrayContaining([{ code: null, rows: 1, name: 'Table LABX' }]) as unknown,
      })
      expect(text(await store.project(ALL, EMPTY))).toMatchObject({
        location: null,
        tables: [],
        crs: null,
      })
    })

    test('a project has its dictionary, within access only', async () => {
      expect(text(await store.dictionary(ALL, HARBOUR))).toMatchObject({
        tables: expect.arrayContaining([
          expect.objectContaining({ table: 'GEOL', parent: 'LOCA', keys: ['LOCA_ID'] }),
        ]) as unknown,
        codes: { LOCA_TYPE: { CP: 'Cable percussion' } },
      })
      for (const access of [FOREIGN, NARROW, NOWHERE])
        expect(await store.dictionary(access, HARBOUR)).toBeNull()
    })

    test('a location has its tables, and no other row is a location', async () => {
      expect(text(await store.location(ALL, HOLE))).toMatchObject({
        id: HOLE,
        locationId: 'BH1',
        tables: [
          { code: 'GEOL', rows: 3, name: 'Table GEOL' },
          { code: null, rows: 1, name: 'Table LABX' },
        ],
      })
      expect(await store.location(ALL, STRATUM)).toBeNull()
      expect(await store.locationRows(ALL, STRATUM, 'GEOL', PAGE)).toBeNull()
    })

    test('a location is found by its exact name', async () => {
      const named = async (locationId: string) =>
        items(
          await store.locations(ALL, HARBOUR, { ...PAGE, locationId, withStyle: true, withTables: false }),
        )
      expect(await named('BH1')).toMatchObject([
        { id: HOLE, style: { hasCustomIcon: true, markerIconId: PUMP } },
      ])
      expect(await named('bh1')).toEqual([])
    })

    test('rows without a hole belong to the project', async () => {
      const rows = items(await store.projectRows(ALL, HARBOUR, 'A/B', PAGE))
      expect(rows.map(({ locationId }) => locationId)).toEqual(['NOWHERE'])
    })

    test.each([
      [EARLY, 60],
      [LATE, 10],
    ])('updatedSince %s is inclusive: %i rows', async (updatedSince, found) => {
      expect(items(await store.projectRows(ALL, HARBOUR, 'GEOL', { ...PAGE, updatedSince }))).toHaveLength(
        found,
      )
    })

    test('projects are searched by reference and name, in any case', async () => {
      const search = async (q: string) =>
        items(await store.projects(ALL, { ...PAGE, q, withLocation: true })).length
      expect([
        await search('QUAY'),
        await search('%_S'),
        await search('überf'),
        await search('nowhere'),
      ]).toEqual([1, 1, 1, 0])
    })

    const sources: readonly FeatureSource[] = [
      { kind: 'holes', projectId: HARBOUR },
      { kind: 'holes', projectId: null },
      { kind: 'rows', projectId: HARBOUR, code: 'GEOL' },
      { kind: 'boundaries', projectId: HARBOUR },
      { kind: 'groups', projectId: HARBOUR },
    ]

    describe.each(sources)('features of %o', (source) => {
      const all = { after: null, limit: 1000, sort: null }
      const idOf = ({ item }: StoredFeature) => (JSON.parse(item) as { id: string }).id

      test('are each once in pages, in order', async () => {
        const whole = await store.features(ALL, source, all)
        expect(whole.length).toBeGreaterThan(1)
        const paged: StoredFeature[] = []
        for (let after: FeaturePosition | null = null; ;) {
          const page: readonly StoredFeature[] = await store.features(ALL, source, {
            ...all,
            after,
            limit: 2,
          })
          paged.push(...page)
          after = page.at(-1) ?? null
          if (after === null) break
        }
        expect(paged).toEqual(whole)
      })
      test('are found by id', async () => {
        const whole = await store.features(ALL, source, all)
        const chosen = whole.filter((_, index) => index % 2 === 1)
        expect(await store.features(ALL, source, { ids: chosen.map(idOf) })).toEqual(chosen)
        expect(await store.features(ALL, source, { ids: [PUMP, ''] })).toEqual([])
      })
      test('are not found without access to their project', async () => {
        const ids = (await store.features(ALL, source, all))
          .filter((one) => one.projectId === HARBOUR)
          .map(idOf)
        for (const access of [NARROW, FOREIGN, NOWHERE]) {
          const found = await store.features(access, source, all)
          expect(found.filter(({ projectId }) => projectId === HARBOUR)).toEqual([])
          expect(await store.features(access, source, { ids })).toEqual([])
        }
      })
    })

    test('rows have their hole, within their project', async () => {
      const source = { kind: 'rows', projectId: HARBOUR, code: 'GEOL' } as const
      const [first] = await store.features(ALL, source, FIRST)
      const [row, hole] = [first?.item, first?.hole].map(
        (json) => JSON.parse(json ?? '') as { locationId: string },
      )
      expect(hole?.locationId).toBe(row?.locationId)
      const other = { ...source, code: 'A/B' }
      expect((await store.features(ALL, other, FIRST))[0]?.hole).toBeNull()
    })

    const orders: readonly (readonly [FeatureSource, FeatureSort['by'], (item: StoredItem) => string])[] = [
      [{ kind: 'holes', projectId: HARBOUR }, 'name', ({ locationId }) => locationId],
      [{ kind: 'holes', projectId: HARBOUR }, 'updated', ({ updatedAt }) => updatedAt],
      [{ kind: 'rows', projectId: HARBOUR, code: 'GEOL' }, 'updated', ({ updatedAt }) => updatedAt],
    ]
    describe.each(orders)('%o sorted by %s', (source, by, valueOf) => {
      const read = async (sort: FeatureSort, limit: number, access = ALL) => {
        const found: StoredFeature[] = []
        for (let after: FeaturePosition | null = null; ;) {
          const page: readonly StoredFeature[] = await store.features(access, source, { after, limit, sort })
          found.push(...page)
          after = page.at(-1) ?? null
          if (after === null) return found
        }
      }
      test.each([false, true])(
        'descending: %s, each once in pages, equal values by creation',
        async (descending) => {
          const sort = { by, descending }
          const whole = await read(sort, 1000)
          const unsorted = await store.features(ALL, source, { after: null, limit: 1000, sort: null })
          const keyed = unsorted.map((one) => ({
            ...one,
            sortValue: valueOf(JSON.parse(one.item) as StoredItem),
          }))
          const expected = keyed.sort(
            (a, b) => Number(a.sortValue > b.sortValue) - Number(a.sortValue < b.sortValue) || a.seq - b.seq,
          )
          expect(whole).toEqual(descending ? expected.reverse() : expected)
          expect(await read(sort, 2)).toEqual(whole)
        },
      )
      test('is not found without access to its project', async () => {
        for (const access of [NARROW, FOREIGN, NOWHERE])
          expect(await read({ by, descending: false }, 1000, access)).toEqual([])
      })
    })
    test('an order that no index gives is refused', async () => {
      const sort = { by: 'name', descending: false } as const
      for (const source of [
        { kind: 'holes', projectId: null },
        { kind: 'rows', projectId: HARBOUR, code: 'GEOL' },
        { kind: 'groups', projectId: HARBOUR },
      ] as const)
        await expect(store.features(ALL, source, { ...FIRST, sort })).rejects.toThrow(/no index/)
    })

    test('boundaries and groups are counted within the access scope', async () => {
      for (const kind of ['boundaries', 'groups'] as const) {
        const source = { kind, projectId: HARBOUR }
        const whole = await store.features(ALL, source, { ...FIRST, limit: 1000 })
        expect(await store.countFeatures(ALL, source)).toBe(whole.length)
        expect(await store.countFeatures(NARROW, source)).toBe(0)
      }
    })

    test('holes are counted within the access scope', async () => {
      const holes = (projectId: string | null) => ({ kind: 'holes', projectId }) as const
      const counts = [ALL, NARROW, FOREIGN, NOWHERE].map((access) => store.countFeatures(access, holes(null)))
      expect(await Promise.all(counts)).toEqual([27, 1, 1, 0])
      expect(await store.countFeatures(ALL, holes(HARBOUR))).toBe(26)
      expect(await store.countFeatures(NARROW, holes(HARBOUR))).toBe(0)
    })

    const areas: readonly HolesRequest['area'][] = [
      null,
      { box: [-180, -90, 180, 90] },
      { box: [-1.5, 53.1, -1.49, 53.1] },
      { near: { longitude: -1.49, latitude: 53.1 }, metres: 5_000 },
    ]
    describe.each(areas)('holes of every project in %o', (area) => {
      const request = {
        area,
        q: '',
        projectIds: null,
        filter: NO_FILTER,
        withStyle: false,
        withTables: false,
        after: null,
      }
      const holesOf = (page: HolesPage) => items(page as JsonPage)
      test('are each once in pages, in order', async () => {
        const whole = holesOf(await store.holes(ALL, { ...request, limit: 100 }))
        expect(whole.length).toBeGreaterThan(9)
        const paged: unknown[] = []
        let after: HolesRequest['after'] = null
        do {
          const page: HolesPage = await store.holes(ALL, { ...request, limit: 2, after })
          paged.push(...holesOf(page))
          after = page.next
        } while (after !== null)
        expect(paged).toEqual(whole)
      })
      test('are not found without access to their project', async () => {
        for (const access of [NARROW, FOREIGN, NOWHERE])
          for (const projectIds of [null, [HARBOUR]]) {
            const { items } = await store.holes(access, { ...request, projectIds, limit: 100 })
            expect(Buffer.from(items).toString()).not.toContain(HARBOUR)
          }
      })
      test('are found in many projects as in a few', async () => {
        const many = [
          HARBOUR,
          STRASSE,
          ...Array.from({ length: 40 }, (_, index) => seedId('none', String(index))),
        ]
        const whole = await store.holes(ALL, { ...request, limit: 100 })
        expect(await store.holes({ ...ALL, projectIds: many }, { ...request, limit: 100 })).toEqual(whole)
        expect(await store.holes(ALL, { ...request, projectIds: many, limit: 100 })).toEqual(whole)
        expect(await store.holes(ALL, { ...request, projectIds: [HARBOUR, STRASSE], limit: 100 })).toEqual(
          whole,
        )
      })
    })

    test('an icon is returned as stored', async () => {
      expect(await store.icon(ALL, PUMP)).toMatch(/^<svg .*pump/)
      expect(await store.icon(NOWHERE, PUMP)).toMatch(/^<svg /)
      expect(await store.icon(ALL, HOLE)).toBeNull()
    })

    test('a key is found by its digest until it is revoked', async () => {
      const digest = hash('sha256', under.key, 'buffer')
      expect(await store.findKey(digest)).toMatchObject({
        companyName: COMPANIES[0]?.name,
        scopes: ['projects:read'],
        access: { companyId: AINSLEY, projectIds: [STRASSE] },
        rateLimit: null,
      })
      expect(await store.findKey(hash('sha256', 'gs_other', 'buffer'))).toBeNull()
      expect(await store.projectNames(NARROW)).toEqual([{ id: STRASSE, name: 'Straße ÜBERFÜHRUNG' }])
      await under.revoke()
      await expect.poll(() => store.findKey(digest)).toBeNull()
    })

    test('the version changes only when something was written', async () => {
      await expect.poll(() => store.version()).not.toBeNull()
      const before = store.version()
      expect(store.version()).toBe(before)
      await under.change()
      await expect.poll(() => store.version()).not.toBe(before)
      const after = store.version()
      expect(store.version()).toBe(after)
    })
  })
}
