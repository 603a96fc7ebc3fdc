import type { Location, Project } from '@groundsheet/contract'
import { distanceMetres, loadTransformer } from '@groundsheet/coordinates'
import { scopeNames } from '@groundsheet/contract'
import { sampleName } from '@groundsheet/sample'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeKey } from '../../seed-world.ts'
import { startSampleService, type Feature, type SampleService } from './sample-service.ts'

// The abstract tests of OGC 18-058r1 (Part 2) by their identifiers, for every collection of the sample.

const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84'
const epsg = (code: number) => `http://www.opengis.net/def/crs/EPSG/0/${code}`
const ALWAYS = [CRS84, ...[4326, 3857, 27700, 2157, 29903].map(epsg)]

interface Described {
  readonly address: string
  readonly dataset: string
  readonly crs: readonly string[]
  readonly storageCrs: string
}

const describedBy = (collection: unknown) => collection as Described

let service: SampleService
let collections: readonly Described[] = []
let datasets: readonly string[] = []
beforeAll(async () => {
  service = await startSampleService()
  datasets = ['/ogc', ...[...service.projects.values()].map((id) => `/ogc/${id}`)]
  collections = (
    await Promise.all(
      datasets.map(async (dataset) =>
        ((await service.request(`${dataset}/collections`)).json.collections ?? []).map((one) => ({
          ...describedBy(one),
          dataset,
          address: `${dataset}/collections/${encodeURIComponent(one.id)}`,
        })),
      ),
    )
  ).flat()
})
afterAll(() => service.close())

const pointsOf = (coordinates: unknown): (readonly number[])[] =>
  Array.isArray(coordinates) && typeof coordinates[0] !== 'number'
    ? coordinates.flatMap(pointsOf)
    : [coordinates as readonly number[]]

const firstPage = async (address: string, query = ''): Promise<readonly Feature[]> =>
  (await service.request(`${address}/items?limit=20&${query}`)).json.features ?? []

/** Longitude and latitude of a position in a system, by its inverse. */
async function toWgs84(uri: string, [first = NaN, second = NaN]: readonly number[]) {
  if (uri === CRS84) return { longitude: first, latitude: second }
  if (uri === epsg(4326)) return { longitude: second, latitude: first }
  return (await loadTransformer(`EPSG:${uri.split('/').at(-1) ?? ''}`)).toWgs84(first, second)
}

/**
 * Metres between the positions of two features, one of them in CRS84; the inverse answers within the area of
 * use only.
 */
async function distancesBetween(
  uri: string,
  feature: Feature,
  plain: Feature | undefined,
): Promise<number[]> {
  expect(feature.geometry?.type).toBe(plain?.geometry?.type)
  if (!feature.geometry) return []
  const expected = pointsOf(plain?.geometry?.coordinates)
  const places = await Promise.all(pointsOf(feature.geometry.coordinates).map((point) => toWgs84(uri, point)))
  return places.flatMap((place, index) => {
    const [longitude = NaN, latitude = NaN] = expected[index] ?? []
    return place === null ? [] : [distanceMetres(place, { longitude, latitude })]
  })
}

const crsParameter = (uri: string, name = 'crs') => `${name}=${encodeURIComponent(uri)}`

describe('discovery', () => {
  test('crs-uri, default-crs', () => {
    expect(collections.length).toBeGreaterThan(20)
    for (const { crs, storageCrs } of collections) {
      for (const uri of [...crs, storageCrs])
        expect(uri).toMatch(/^http:\/\/www\.opengis\.net\/def\/crs\/(OGC\/1\.3\/CRS84|EPSG\/0\/\d+)$/)
      expect(crs).toEqual(expect.arrayContaining(ALWAYS))
      expect(crs[0]).toBe(CRS84)
    }
  })
  test('storageCrs is one of the list, and the grid of the project for what was surveyed', async () => {
    for (const { crs, storageCrs } of collections) expect(crs).toContain(storageCrs)
    const [, ...ofProjects] = datasets
    for (const dataset of ofProjects) {
      const answer = await service.request(`/v1/projects/${dataset.slice('/ogc/'.length)}`)
      const { crs } = (answer.json as { data: Project }).data
      const own = collections.filter((one) => one.dataset === dataset)
      const stored = (end: string) => own.find(({ address }) => address.endsWith(end))?.storageCrs
      const expected = crs === null ? CRS84 : epsg(Number(crs.code.slice('EPSG:'.length)))
      expect([stored('/holes'), stored('/GEOL')]).toEqual([expected, expected])
      expect([stored('/boundaries'), stored('/groups')]).toEqual([CRS84, CRS84])
    }
  })
  test('a key that may not see the project does not see its grid', async () => {
    const key = await makeKey(service.database, {
      company: sampleName,
      scopes: scopeNames.filter((scope) => scope !== 'projects:read'),
    })
    const { json } = await service.request(`${datasets[1] ?? ''}/collections/holes`, {
      Authorization: `Bearer ${key}`,
    })
    expect([json.crs, json.storageCrs]).toEqual([ALWAYS, CRS84])
  })
})

describe('crs', () => {
  test('crs-parameter, crs-parameter-transform: of items and of one feature', async () => {
    const compared = new Map<string, number>()
    for (const { address, crs } of collections) {
      const plain = await firstPage(address)
      for (const uri of crs) {
        const answer = await service.request(`${address}/items?limit=20&${crsParameter(uri)}`)
        expect([answer.status, answer.headers.get('content-crs')]).toEqual([200, `<${uri}>`])
        const features = answer.json.features ?? []
        expect(features.map(({ id, properties }) => [id, properties])).toEqual(
          plain.map(({ id, properties }) => [id, properties]),
        )
        const distances = await Promise.all(
          features.map((feature, index) => distancesBetween(uri, feature, plain[index])),
        )
        for (const distance of distances.flat()) expect(distance).toBeLessThan(0.02)
        compared.set(uri, (compared.get(uri) ?? 0) + distances.flat().length)
        const [first] = features
        if (first === undefined) continue
        const one = await service.request(`${address}/items/${first.id}?${crsParameter(uri)}`)
        expect(one.headers.get('content-crs')).toBe(`<${uri}>`)
        expect(one.json).toMatchObject(first)
      }
    }
    for (const uri of ALWAYS.slice(0, 4)) expect(compared.get(uri), uri).toBeGreaterThan(100)
  })
  test('a surveyed hole has exactly the easting and northing of its file in the project grid', async () => {
    let exact = 0
    for (const { address, storageCrs } of collections) {
      if (!address.endsWith('/holes') || storageCrs === CRS84) continue
      const project = address.split('/')[2] ?? ''
      const { json } = await service.request(`/v1/projects/${project}/locations?limit=1000`)
      const holes = (json as { data: Location[] }).data
      const { features } = await service.readAll(`${address}/items?limit=1000&${crsParameter(storageCrs)}`)
      for (const [index, { easting, northing, latitude, mapPlacement }] of holes.entries()) {
        if (mapPlacement !== null || latitude === null || easting === null) continue
        expect(features[index]?.geometry?.coordinates).toEqual([easting, northing])
        exact++
      }
    }
    expect(exact).toBeGreaterThan(50)
  })
  test('crs-parameter-default', async () => {
    for (const { address } of collections) {
      const answer = await service.request(`${address}/items?limit=1`)
      expect(answer.headers.get('content-crs')).toBe(`<${CRS84}>`)
    }
  })
  test('the next page is in the same system', async () => {
    const [, dataset = ''] = datasets
    const items = `${dataset}/collections/holes/items`
    const { features } = await service.readAll(`${items}?limit=2&${crsParameter(epsg(27700))}`)
    expect(features.length).toBeGreaterThan(2)
    for (const { geometry } of features)
      for (const [easting = 0] of pointsOf(geometry?.coordinates ?? [])) expect(easting).toBeGreaterThan(1000)
  })
  test.each([
    '',
    'EPSG:27700',
    epsg(28992),
    epsg(27700).replace('http:', 'https:'),
    `${CRS84}x`,
    '__proto__',
  ])('crs-parameter-invalid, bbox-crs-parameter-invalid: %j', async (uri) => {
    const items = '/ogc/collections/holes/items'
    const id = (await firstPage('/ogc/collections/holes'))[0]?.id ?? ''
    for (const [path, param] of [
      [`${items}?${crsParameter(uri)}`, 'crs'],
      [`${items}/${id}?${crsParameter(uri)}`, 'crs'],
      [`${items}?bbox=0,50,1,51&${crsParameter(uri, 'bbox-crs')}`, 'bbox-crs'],
    ] as const) {
      const { status, json } = await service.request(path)
      expect([status, json.error?.type, json.error?.param]).toEqual([400, 'invalid_parameter', param])
      expect(json.error?.message).toContain(epsg(27700))
    }
  })
})

describe('bbox-crs', () => {
  test('bbox-crs-parameter: selects what lies in the box in that system, edges included', async () => {
    for (const { address, crs } of collections.filter((one) => one.address.endsWith('/holes'))) {
      for (const uri of crs) {
        const all = (await service.readAll(`${address}/items?limit=1000&${crsParameter(uri)}`)).features
        const placed = all.flatMap(({ geometry }) => pointsOf(geometry?.coordinates ?? []).slice(0, 1))
        const [from, to] = [placed[1], placed.at(-1)]
        if (from?.length !== 2 || to === undefined) continue
        const [a = 0, b = 0, c = 0, d = 0] = [...from, ...to]
        const box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)] as const
        const expected = all.filter(({ geometry }) => {
          const [x = 0, y = 0] = pointsOf(geometry?.coordinates ?? [])[0] ?? []
          return geometry === null || (x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3])
        })
        const query = `bbox=${box.join(',')}&${crsParameter(uri, 'bbox-crs')}&${crsParameter(uri)}`
        const found = await service.readAll(`${address}/items?limit=1000&${query}`)
        expect(found.features, `${address} ${query}`).toEqual(expected)
        expect(expected.length).toBeGreaterThan(1)
      }
    }
  })
  test('bbox-crs-parameter-default', async () => {
    const items = '/ogc/collections/holes/items?limit=1000&bbox=-3,50,0,54'
    const plain = (await service.readAll(items)).features
    expect((await service.readAll(`${items}&${crsParameter(CRS84, 'bbox-crs')}`)).features).toEqual(plain)
    const swapped =
      '/ogc/collections/holes/items?limit=1000&bbox=50,-3,54,0&' + crsParameter(epsg(4326), 'bbox-crs')
    expect((await service.readAll(swapped)).features).toEqual(plain)
  })
  test('latitudes may not be where EPSG:4326 has none, and eastings not in the wrong order', async () => {
    const items = '/ogc/collections/holes/items'
    for (const [box, uri, order] of [
      ['0,100,1,101', CRS84, 'west,south,east,north in degrees'],
      ['100,0,101,1', epsg(4326), 'south,west,north,east in degrees'],
      ['2,1,1,2', epsg(27700), 'west,south,east,north in metres'],
    ] as const) {
      const { status, json } = await service.request(`${items}?bbox=${box}&${crsParameter(uri, 'bbox-crs')}`)
      expect([status, json.error?.message]).toEqual([400, expect.stringContaining(order)])
    }
  })
})
