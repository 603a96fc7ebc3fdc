import { describe, expect, test } from 'vitest'
import type {
  FeaturePosition,
  FeatureSort,
  FeatureSource,
  StoredFeature,
} from '../../../src/store/feature-store.ts'
import type { ReadStore } from '../../../src/store/read-store.ts'
import { HARBOUR } from '../../seed-world.ts'
import { ALL, FOREIGN, NARROW, NOWHERE } from './access-scopes.ts'

interface StoredItem {
  readonly locationId: string
  readonly updatedAt: string
}

const ORDERS: readonly (readonly [FeatureSource, FeatureSort['by'], (item: StoredItem) => string])[] = [
  [{ kind: 'holes', projectId: HARBOUR }, 'name', ({ locationId }) => locationId],
  [{ kind: 'holes', projectId: HARBOUR }, 'updated', ({ updatedAt }) => updatedAt],
  [{ kind: 'rows', projectId: HARBOUR, code: 'GEOL' }, 'updated', ({ updatedAt }) => updatedAt],
]

/** Tests of sorted features, and of orders without an index. */
export function testSortedFeatures(store: () => ReadStore): void {
  describe.each(ORDERS)('%o sorted by %s', (source, by, valueOf) => {
    const read = async (sort: FeatureSort, limit: number, access = ALL) => {
      const found: StoredFeature[] = []
      for (let after: FeaturePosition | null = null; ;) {
        const page: readonly StoredFeature[] = await store().features(access, source, { after, limit, sort })
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
        const unsorted = await store().features(ALL, source, { after: null, limit: 1000, sort: null })
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
      await expect(store().features(ALL, source, { after: null, limit: 1, sort })).rejects.toThrow(/no index/)
  })
}
