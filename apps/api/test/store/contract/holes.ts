import { describe, expect, test } from 'vitest'
import { NO_FILTER } from '../../../src/store/filter/hole-filter.ts'
import type { HolesPage, HolesRequest } from '../../../src/store/holes/holes-request.ts'
import type { JsonPage, ReadStore } from '../../../src/store/read-store.ts'
import { seedId } from '../../seed-database.ts'
import { HARBOUR, STRASSE } from '../../seed-world.ts'
import { ALL, FOREIGN, NARROW, NOWHERE, items } from './access-scopes.ts'

const AREAS: readonly HolesRequest['area'][] = [
  null,
  { box: [-180, -90, 180, 90] },
  { box: [-1.5, 53.1, -1.49, 53.1] },
  { near: { longitude: -1.49, latitude: 53.1 }, metres: 5_000 },
]

/** Tests of holes in many projects, by area. */
export function testHoles(store: () => ReadStore): void {
  describe.each(AREAS)('holes of every project in %o', (area) => {
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
      const whole = holesOf(await store().holes(ALL, { ...request, limit: 100 }))
      expect(whole.length).toBeGreaterThan(9)
      const paged: unknown[] = []
      let after: HolesRequest['after'] = null
      do {
        const page: HolesPage = await store().holes(ALL, { ...request, limit: 2, after })
        paged.push(...holesOf(page))
        after = page.next
      } while (after !== null)
      expect(paged).toEqual(whole)
    })
    test('are not found without access to their project', async () => {
      for (const access of [NARROW, FOREIGN, NOWHERE])
        for (const projectIds of [null, [HARBOUR]]) {
          const { items } = await store().holes(access, { ...request, projectIds, limit: 100 })
          expect(Buffer.from(items).toString()).not.toContain(HARBOUR)
        }
    })
    test('are found in many projects as in a few', async () => {
      const many = [
        HARBOUR,
        STRASSE,
        ...Array.from({ length: 40 }, (_, index) => seedId('none', String(index))),
      ]
      const whole = await store().holes(ALL, { ...request, limit: 100 })
      expect(await store().holes({ ...ALL, projectIds: many }, { ...request, limit: 100 })).toEqual(whole)
      expect(await store().holes(ALL, { ...request, projectIds: many, limit: 100 })).toEqual(whole)
      expect(await store().holes(ALL, { ...request, projectIds: [HARBOUR, STRASSE], limit: 100 })).toEqual(
        whole,
      )
    })
  })
}
