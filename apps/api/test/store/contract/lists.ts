import { describe, expect, test } from 'vitest'
import type { JsonPage, PageRequest, AccessScope, ReadStore } from '../../../src/store/read-store.ts'
import { HARBOUR, HOLE, PUMP, STRASSE } from '../../seed-world.ts'
import { ALL, FOREIGN, NARROW, NOWHERE, PAGE, items } from './access-scopes.ts'

const LISTS: Record<
  string,
  (store: ReadStore, access: AccessScope, page: PageRequest) => Promise<JsonPage | null>
> = {
  projects: (store, access, page) => store.projects(access, { ...page, q: '', withLocation: false }),
  locations: (store, access, page) =>
    store.locations(access, HARBOUR, { ...page, locationId: null, withStyle: false, withTables: false }),
  'rows of a project': (store, access, page) => store.projectRows(access, HARBOUR, 'GEOL', page),
  'rows of a location': (store, access, page) => store.locationRows(access, HOLE, 'GEOL', page),
  findings: (store, access, page) => store.findings(access, HARBOUR, page),
  deletions: (store, access, page) => store.deletions(access, HARBOUR, page),
  boundaries: (store, access, page) => store.boundaries(access, HARBOUR, page),
  groups: (store, access, page) => store.groups(access, HARBOUR, page),
}

/** Tests of lists: pages, order, and access. */
export function testLists(store: () => ReadStore): void {
  describe.each(Object.entries(LISTS))('%s', (_what, list) => {
    test.each(['created', '-created'] as const)('are each once in pages, sorted %s', async (sort) => {
      const whole = items(await list(store(), ALL, { ...PAGE, sort }))
      const paged: unknown[] = []
      let after: number | null = null
      do {
        const page: JsonPage | null = await list(store(), ALL, { ...PAGE, sort, limit: 2, after })
        paged.push(...items(page))
        after = page?.next ?? null
      } while (after !== null)
      expect(paged).toEqual(whole)
      expect(whole.length).toBeGreaterThan(1)
    })
    test('newest first is the same list backwards', async () => {
      const newest = items(await list(store(), ALL, { ...PAGE, sort: '-created' }))
      expect(newest.reverse()).toEqual(items(await list(store(), ALL, PAGE)))
    })
    test('end exactly at the last item', async () => {
      const { length } = items(await list(store(), ALL, PAGE))
      expect((await list(store(), ALL, { ...PAGE, limit: length }))?.next).toBeNull()
      expect((await list(store(), ALL, { ...PAGE, limit: length - 1 }))?.next).not.toBeNull()
    })
    test('are empty lists if nothing has changed since', async () => {
      const page = await list(store(), ALL, { ...PAGE, updatedSince: '2030-01-01T00:00:00.000Z' })
      expect(page).toMatchObject({ next: null })
      expect(items(page)).toEqual([])
    })
    test.each(Object.entries({ 'another company': FOREIGN, 'another project': NARROW, nothing: NOWHERE }))(
      'are not sent to a key that reaches %s',
      async (_reach, access) => {
        const seen = items(await list(store(), access, PAGE)).map(({ id }) => id)
        const own = items(await list(store(), ALL, PAGE)).map(({ id }) => id)
        expect(seen.filter((id) => own.includes(id) && id !== STRASSE)).toEqual([])
      },
    )
  })

  test('no part of a project is found without access to it', async () => {
    for (const access of [FOREIGN, NARROW, NOWHERE]) {
      expect(await store().project(access, HARBOUR)).toBeNull()
      expect(await store().projectMap(access, HARBOUR, { withStyle: true })).toBeNull()
      expect(await store().location(access, HOLE)).toBeNull()
      for (const [name, list] of Object.entries(LISTS)) {
        if (name !== 'projects') expect(await list(store(), access, PAGE), name).toBeNull()
      }
    }
    expect(await store().icon(FOREIGN, PUMP)).toBeNull()
  })
}
