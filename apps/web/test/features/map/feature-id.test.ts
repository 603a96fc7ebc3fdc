import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromFeatureId, toFeatureId } from '../../../src/features/map/view/feature-id.ts'

const ids = fc.stringMatching(/^[0-9a-f]{24}$/)

test('an id on the map never reads as a number, as MapLibre would write it into a tile', () => {
  fc.assert(fc.property(ids, (id) => Number.isNaN(parseInt(toFeatureId(id), 10))))
  expect(parseInt(toFeatureId('123456789012345678901234'), 10)).toBeNaN()
})

test('an id on the map leads back to the id of the service', () => {
  fc.assert(fc.property(ids, (id) => fromFeatureId({ id: toFeatureId(id) }) === id))
})

test('a feature without an id, such as a cluster, has none', () => {
  expect([null, {}, { id: 7 }, { cluster_id: 7 }].map(fromFeatureId)).toEqual([null, null, null, null])
})
