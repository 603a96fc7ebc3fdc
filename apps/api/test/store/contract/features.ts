import { describe, expect, test } from 'vitest'
import type { FeaturePosition, FeatureSource, StoredFeature } from '../../../src/store/feature-store.ts'
import type { ReadStore } from '../../../src/store/read-store.ts'
import { HARBOUR, PUMP } from '../../seed-world.ts'
import { ALL, FOREIGN, NARROW, NOWHERE } from './access-scopes.ts'

const FIRST = { after: null, limit: 1, sort: null }

const SOURCES: readonly FeatureSource[] = [
  { kind: 'holes', projectId: HARBOUR },
  { kind: 'holes', projectId: null },
  { kind: 'rows', projectId: HARBOUR, code: 'GEOL' },
  { kind: 'boundaries', projectId: HARBOUR },
  { kind: 'groups', projectId: HARBOUR },
]

/** Tests of features: pages, identifiers, access and counts. */
export function testFeatures(store: () => ReadStore): void {
  describe.each(SOURCES)('features of %o', (source) => {
    const all = { after: null, limit: 1000, sort: null }
    const idOf = ({ item }: StoredFeature) => (JSON.parse(item) as { id: string }).id

    test('are each once in pages, in order', async () => {
      const whole = await store().features(ALL, source, all)
      expect(whole.length).toBeGreaterThan(1)
      const paged: StoredFeature[] = []
      for (let after: FeaturePosition | null = null; ;) {
        const page: readonly StoredFeature[] = await store().features(ALL, source, {
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
      const whole = await store().features(ALL, source, all)
      const chosen = whole.filter((_, index) => index % 2 === 1)
      expect(await store().features(ALL, source, { ids: chosen.map(idOf) })).toEqual(chosen)
      expect(await store().features(ALL, source, { ids: [PUMP, ''] })).toEqual([])
    })
    test('are not found without access to their project', async () => {
      const ids = (await store().features(ALL, source, all))
        .filter((one) => one.projectId === HARBOUR)
        .map(idOf)
      for (const access of [NARROW, FOREIGN, NOWHERE]) {
        const found = await store().features(access, source, all)
        expect(found.filter(({ projectId }) => projectId === HARBOUR)).toEqual([])
        expect(await store().features(access, source, { ids })).toEqual([])
      }
    })
  })

  test('rows have their hole, within their project', async () => {
    const source = { kind: 'rows', projectId: HARBOUR, code: 'GEOL' } as const
    const [first] = await store().features(ALL, source, FIRST)
    const [row, hole] = [first?.item, first?.hole].map(
      (json) => JSON.parse(json ?? '') as { locationId: string },
    )
    expect(hole?.locationId).toBe(row?.locationId)
    const other = { ...source, code: 'A/B' }
    expect((await store().features(ALL, other, FIRST))[0]?.hole).toBeNull()
  })

  test('boundaries and groups are counted within the access scope', async () => {
    for (const kind of ['boundaries', 'groups'] as const) {
      const source = { kind, projectId: HARBOUR }
      const whole = await store().features(ALL, source, { ...FIRST, limit: 1000 })
      expect(await store().countFeatures(ALL, source)).toBe(whole.length)
      expect(await store().countFeatures(NARROW, source)).toBe(0)
    }
  })

  test('holes are counted within the access scope', async () => {
    const holes = (projectId: string | null) => ({ kind: 'holes', projectId }) as const
    const counts = [ALL, NARROW, FOREIGN, NOWHERE].map((access) => store().countFeatures(access, holes(null)))
    expect(await Promise.all(counts)).toEqual([27, 1, 1, 0])
    expect(await store().countFeatures(ALL, holes(HARBOUR))).toBe(26)
    expect(await store().countFeatures(NARROW, holes(HARBOUR))).toBe(0)
  })
}
