import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectLinks, positionsOf, startTestedService, type TestedService } from './core-datasets.ts'

// The abstract tests of OGC 17-069r4 (Part 1), class core, of features and parameters, by their identifiers.
// They run over every collection of the company and of a project. No answer has a timeStamp.

let service: TestedService
beforeAll(async () => {
  service = await startTestedService()
})
afterAll(() => service.close())

describe('features', () => {
  test('/conf/core/fc-op, fc-response, fc-links, fc-numberMatched, fc-numberReturned, crs84', async () => {
    for (const { address } of service.collections) {
      const { features: all } = await service.readAll(`${address}/items?limit=1000`)
      const page = await service.read(`${address}/items?limit=5`)
      expect(page).toMatchObject({ type: 'FeatureCollection', numberMatched: all.length })
      expectLinks(page, 'self', 'alternate', ...(all.length > 5 ? ['next'] : []))
      expect(page.numberReturned).toBe(page.features?.length)
      for (const { type, geometry } of page.features ?? []) {
        expect(type).toBe('Feature')
        for (const [x, y] of geometry ? positionsOf(geometry.coordinates) : [])
          expect(Math.abs(x) <= 180 && Math.abs(y) <= 90).toBe(true)
      }
    }
  })
  test('/conf/core/f-op, f-success, f-links', async () => {
    for (const { address } of service.collections) {
      const { features = [] } = await service.read(`${address}/items?limit=3`)
      for (const { id } of features) {
        const feature = await service.read(`${address}/items/${id}`)
        expect(feature).toMatchObject({ type: 'Feature', id })
        expectLinks(feature, 'self', 'alternate', 'collection')
      }
    }
  })
  test('/conf/core/fc-limit-response: no page has more, and more than the maximum is no error', async () => {
    const { features: all } = await service.readAll('/ogc/collections/holes/items?limit=1000')
    for (const limit of [1, 7, 1000, 100_000]) {
      const { features = [] } = await service.read(`/ogc/collections/holes/items?limit=${limit}`)
      expect(features).toHaveLength(Math.min(limit, all.length, 1000))
    }
  })
  test('/conf/core/fc-op: a box and a time select what matches both', async () => {
    const items = '/ogc/collections/holes/items?limit=1000'
    const { features: all } = await service.readAll(items)
    const first = all.find(({ geometry, properties }) => geometry && properties.startDate !== null)
    const [x = NaN, y = NaN] = first?.geometry?.coordinates as number[]
    const [box, time] = [
      `bbox=${x - 0.01},${y - 0.01},${x + 0.01},${y + 0.01}`,
      `datetime=${first?.properties.startDate}`,
    ]
    const idsOf = async (query: string) =>
      (await service.readAll(`${items}&${query}`)).features.map(({ id }) => id)
    const [inBox, then] = [await idsOf(box), await idsOf(time)]
    const both = await idsOf(`${box}&${time}`)
    expect(both).toEqual(inBox.filter((id) => then.includes(id)))
    expect(both).toContain(first?.id)
    expect(both.length).toBeLessThan(Math.max(inBox.length, then.length))
  })
})

describe('parameters', () => {
  test.each(['bbox=1,2,3', 'limit=0', 'limit=ten', 'datetime=yesterday', 'crs=EPSG:4326'])(
    '/conf/core/query-param-invalid: %s',
    async (query) => {
      for (const { address } of service.collections)
        expect((await service.request(`${address}/items?${query}`)).status, address).toBe(400)
    },
  )
  test('/conf/core/query-param-unknown: at every kind of address', async () => {
    for (const dataset of service.datasets)
      for (const path of ['', '/api', '/conformance', '/collections', '/collections/holes'])
        expect((await service.request(`${dataset}${path}?unknown=1`)).status, path).toBe(400)
    for (const { address } of service.collections)
      expect((await service.request(`${address}/items?unknown=1`)).status, address).toBe(400)
  })
})
