import { expect, test } from 'vitest'
import { selectFeatures } from '../../../src/http/ogc/select-features.ts'
import type { ListedFeature } from '../../../src/features/read-features.ts'
import { partOf } from '../../../../../test/part-of.ts'

const FEATURES = 60
const SLOW_MS = 4

test('other requests have their turns while a slow filter is applied', async () => {
  const features = Array.from({ length: FEATURES }, (_, index) =>
    partOf<ListedFeature>({
      feature: { id: String(index), geometry: null, properties: {} },
      sortValue: null,
      seq: index,
    }),
  )
  let isOver = false
  let turns = 0
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  count()
  const isSlow = () => {
    const begun = performance.now()
    while (performance.now() - begun < SLOW_MS);
    return true
  }
  const query = { after: null, limit: 1000, sort: null, conditions: [isSlow] }
  const { matched } = await selectFeatures(
    partOf({
      read: ({ after }: { after?: unknown }) => Promise.resolve(after === null ? features : []),
    }),
    partOf(query),
    { total: () => Promise.resolve(FEATURES), counted: undefined, isAbandoned: () => false },
  )
  isOver = true
  expect(matched).toBe(FEATURES)
  expect(turns).toBeGreaterThan(FEATURES / 6)
})
