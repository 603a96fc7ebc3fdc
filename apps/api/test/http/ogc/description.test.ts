import { expect, test } from 'vitest'
import {
  companyCollections,
  CONFORMANCE,
  describeService,
  ITEM_PARAMETERS,
  projectCollections,
  queryablesOf,
} from '@groundsheet/ogc-features'
import { ENDPOINTS, PUBLIC_ENDPOINTS } from '../../../src/http/ogc/endpoints.ts'

interface Described {
  readonly get: { readonly parameters: readonly { readonly $ref: string }[] }
}

const { paths, components } = describeService({ url: 'http://x', version: '1', queryKeys: false }) as {
  paths: Record<string, Described>
  components: { parameters: Record<string, { name: string }> }
}

test('the description has every address, and no other', () => {
  const served = [...Object.keys(PUBLIC_ENDPOINTS), ...Object.keys(ENDPOINTS)]
  const described = served.map((path) => path.replace(/:(\w+)/g, '{$1Id}'))
  expect(Object.keys(paths).sort()).toEqual([...described, '/collections/holes/items'].sort())
})

test('the description has every parameter of items', () => {
  const refs = paths['/collections/{collectionId}/items']?.get.parameters ?? []
  const names = refs.map(({ $ref }) => components.parameters[$ref.split('/').at(-1) ?? '']?.name)
  expect(names).toEqual(['collectionId', ...ITEM_PARAMETERS, 'f'])
})

test('the description has the properties of holes in every dataset as parameters', () => {
  const parameters = paths['/collections/holes/items']?.get.parameters as readonly { name?: string }[]
  const names = parameters.flatMap(({ name }) => name ?? [])
  expect(names).toEqual(expect.arrayContaining(['locationId', 'locationType', 'finalDepth', 'updatedAt']))
  for (const collection of [...companyCollections(), ...projectCollections([]).slice(0, 1)])
    expect(queryablesOf(collection).map(({ name }) => name)).toEqual(expect.arrayContaining(names))
})

test('conformance classes are stated once', () => {
  expect(new Set(CONFORMANCE).size).toBe(CONFORMANCE.length)
})
