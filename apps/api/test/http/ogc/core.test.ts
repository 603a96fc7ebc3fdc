import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectLinks, positionsOf, startTestedService, type TestedService } from './core-datasets.ts'

// The abstract tests of OGC 17-069r4 (Part 1), class core, of pages and collections, by their identifiers.
// They run over every collection of the company and of a project.

let service: TestedService
beforeAll(async () => {
  service = await startTestedService()
})
afterAll(() => service.close())

const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84'

test('/conf/core/http: answers are HTTP/1.1', async () => {
  const version = await new Promise((resolve, reject) => {
    request(`${service.url}/ogc`, (answer) => resolve(answer.resume().httpVersion))
      .on('error', reject)
      .end()
  })
  expect(version).toBe('1.1')
})

describe('landing page, API definition and conformance', () => {
  test('/conf/core/root-op, root-success', async () => {
    for (const dataset of service.datasets) {
      const landing = await service.read(`${dataset}/`)
      expectLinks(landing, 'self', 'service-desc', 'service-doc', 'conformance', 'data')
      expect(landing.title).toBeTypeOf('string')
    }
  })
  test('/conf/core/conformance-op, conformance-success', async () => {
    for (const dataset of service.datasets) {
      const { links = [] } = await service.read(dataset)
      const linked = links.filter(({ rel }) => rel === 'conformance').map(({ href }) => href)
      expect(linked.length).toBeGreaterThan(0)
      for (const address of [...linked, `${dataset}/conformance`]) {
        const { conformsTo = [] } = await service.read(address)
        expect(conformsTo).toContain('http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core')
      }
    }
  })
})

describe('collections', () => {
  test('/conf/core/fc-md-op, fc-md-success, fc-md-links', async () => {
    for (const dataset of service.datasets)
      expectLinks(await service.read(`${dataset}/collections`), 'self', 'alternate')
    expect(service.collections.length).toBeGreaterThan(10)
    for (const { crs } of service.collections) expect((crs as readonly string[])[0]).toBe(CRS84)
  })
  test('/conf/core/fc-md-items, fc-md-items-links: features in each form', () => {
    for (const { id, address, links } of service.collections) {
      expect(id).toMatch(/^\w+$/)
      expectLinks({ links })
      const items = links.filter(({ rel }) => rel === 'items').map(({ type }) => type)
      expect(items, address).toEqual(expect.arrayContaining(['application/geo+json', 'text/html']))
    }
  })
  test('/conf/core/fc-md-extent: the box has every geometry in it', async () => {
    let positions = 0
    for (const { address, extent } of service.collections) {
      const [box] = extent.spatial?.bbox ?? []
      const { features } = await service.readAll(`${address}/items?limit=1000`)
      const found = features.flatMap(({ geometry }) => (geometry ? positionsOf(geometry.coordinates) : []))
      positions += found.length
      if (found.length > 0) expect(box, address).toHaveLength(4)
      const [west = NaN, south = NaN, east = NaN, north = NaN] = box ?? []
      const outside = found.filter(([x, y]) => !(x >= west && x <= east && y >= south && y <= north))
      expect(outside, address).toEqual([])
    }
    expect(positions).toBeGreaterThan(1000)
  })
  test('/conf/core/sfc-md-op, sfc-md-success: one collection is as in the list', async () => {
    for (const { address, ...listed } of service.collections) {
      const { id, title, description, extent, itemType, links } = await service.read(address)
      expect({ id, title, description, extent, itemType }).toEqual({
        id: listed.id,
        title: listed.title,
        description: listed.description,
        extent: listed.extent,
        itemType: listed.itemType,
      })
      expect(links).toEqual(expect.arrayContaining([...listed.links]))
    }
  })
})
