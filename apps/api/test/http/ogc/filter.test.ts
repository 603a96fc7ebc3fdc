import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSampleService, type Feature, type SampleService } from './sample-service.ts'

// The abstract tests of OGC 19-079r2 (Part 3) and 21-065r2 (CQL2) that apply, over the holes and strata of
// the sample.

let service: SampleService
let address = ''
let holes: readonly Feature[] = []
beforeAll(async () => {
  service = await startSampleService()
  address = `/ogc/${service.projects.get('NGE-0614') ?? ''}/collections`
  holes = (await service.readAll(`${address}/holes/items?limit=100`)).features
})
afterAll(() => service.close())

const items = (filter: string, more = '', collection = 'holes') =>
  `${address}/${collection}/items?filter=${encodeURIComponent(filter)}${more}`

const idsOf = (features: readonly Feature[]) => features.map(({ id }) => id)

/** Ids of the holes whose property passes the test, as the whole collection has them. */
const expected = (holds: (properties: Feature['properties'], hole: Feature) => boolean) =>
  idsOf(holes.filter((hole) => holds(hole.properties, hole)))

const depthOf = (properties: Feature['properties']) => Number(properties.finalDepth)

test('the classes of filters are declared', async () => {
  const { json } = await service.request('/ogc/conformance')
  const filtering = ['filter', 'features-filter', 'queryables'].map(
    (name) => `http://www.opengis.net/spec/ogcapi-features-3/1.0/conf/${name}`,
  )
  const cql2 = ['cql2-text', 'cql2-json', 'basic-cql2', 'advanced-comparison-operators'].map(
    (name) => `http://www.opengis.net/spec/cql2/1.0/conf/${name}`,
  )
  expect(json.conformsTo).toEqual(expect.arrayContaining([...filtering, ...cql2]))
})

test('/conf/filter/filter-param: only features for which the filter holds are returned', async () => {
  const deep = expected((properties) => depthOf(properties) > 10)
  expect(deep.length).toBeGreaterThan(0)
  expect(deep.length).toBeLessThan(holes.length)
  const { json } = await service.request(items('finalDepth > 10', '&limit=1000'))
  expect(idsOf(json.features ?? [])).toEqual(deep)
  expect(json.numberMatched).toBe(deep.length)
})

test('/conf/filter/filter-lang-param: text is the default, JSON is read if it is named', async () => {
  const filter = { op: '>', args: [{ property: 'finalDepth' }, 10] }
  const [plain, text, json] = await Promise.all([
    service.request(items('finalDepth > 10')),
    service.request(items('finalDepth > 10', '&filter-lang=cql2-text')),
    service.request(items(JSON.stringify(filter), '&filter-lang=cql2-json')),
  ])
  expect(text.json.features).toEqual(plain.json.features)
  expect(json.json.features).toEqual(plain.json.features)
})

test('/conf/features-filter/filter-param-multiple-collections: every collection takes a filter', async () => {
  const { json } = await service.request(address)
  for (const { id } of json.collections ?? []) {
    const { status, json: answer } = await service.request(
      items('geometry IS NULL', '&limit=1', encodeURIComponent(id)),
    )
    expect([id, status, answer.numberMatched]).toEqual([id, 200, expect.any(Number)])
  }
})

test('pages of a filter follow each other without a gap, with the filter in their links', async () => {
  const { features, requests } = await service.readAll(
    items("finalDepth > 5 AND locationId LIKE '%'", '&limit=2'),
  )
  expect(idsOf(features)).toEqual(expected((properties) => depthOf(properties) > 5))
  expect(requests).toBeGreaterThan(1)
})

test('a cursor of one filter is refused by another', async () => {
  const { json } = await service.request(items('finalDepth > 5', '&limit=1'))
  const next = json.links?.find(({ rel }) => rel === 'next')?.href ?? ''
  const { status, json: problem } = await service.request(
    next.replace('%3E+5', '%3E+6').replace('%3E%205', '%3E%206'),
  )
  expect([status, problem.error?.type]).toEqual([400, 'invalid_cursor'])
})

test('/conf/features-filter: a filter, a box and a value all hold', async () => {
  const [first] = holes.filter(({ geometry }) => geometry !== null)
  const [x, y] = first?.geometry?.coordinates as [number, number]
  const box = [x - 1e-7, y - 1e-7, x + 1e-7, y + 1e-7].join(',')
  const { json } = await service.request(items('finalDepth >= 0', `&bbox=${box}&limit=1000`))
  expect(idsOf(json.features ?? [])).toEqual(
    expected((properties, { geometry }) => {
      const [east, north] = (geometry?.coordinates ?? [x, y]) as [number, number]
      return depthOf(properties) >= 0 && Math.abs(east - x) <= 1e-7 && Math.abs(north - y) <= 1e-7
    }),
  )
  const { json: none } = await service.request(items('finalDepth < 0', `&bbox=${box}`))
  expect(none.numberMatched).toBe(0)
})

test('/conf/filter/filter-crs-param: a shape in the national grid selects what bbox does', async () => {
  const crs = encodeURIComponent('http://www.opengis.net/def/crs/EPSG/0/27700')
  const { json: all } = await service.request(`${address}/holes/items?limit=1000&crs=${crs}`)
  const positions = (all.features ?? []).flatMap(({ geometry }) =>
    geometry ? [geometry.coordinates as [number, number]] : [],
  )
  const east = positions.map(([value]) => value).sort((a, b) => a - b)
  const north = positions.map(([, value]) => value).sort((a, b) => a - b)
  const middle = Math.floor(positions.length / 2)
  const box = [east[0], north[0], east[middle], north[middle]].join(',')
  const { json: boxed } = await service.request(
    `${address}/holes/items?limit=1000&bbox=${box}&bbox-crs=${crs}`,
  )
  const { json } = await service.request(
    items(`S_INTERSECTS(geometry, BBOX(${box}))`, `&filter-crs=${crs}&limit=1000`),
  )
  const placed = (boxed.features ?? []).filter(({ geometry }) => geometry !== null)
  expect(placed.length).toBeGreaterThan(0)
  expect(idsOf(json.features ?? [])).toEqual(idsOf(placed))
})

test('rows are selected by their numbers and by their words', async () => {
  const { features: strata } = await service.readAll(`${address}/GEOL/items?limit=1000`)
  const tops = strata.map(({ properties }) => Number(properties.GEOL_TOP)).sort((a, b) => a - b)
  const middle = tops[Math.floor(tops.length / 2)] ?? 0
  const word = /[A-Z]{4,}/.exec(String(strata[1]?.properties.GEOL_DESC))?.[0] ?? ''
  const filter = `GEOL_TOP BETWEEN 0 AND ${middle} AND GEOL_DESC LIKE '%${word}%'`
  const { features } = await service.readAll(items(filter, '&limit=1000', 'GEOL'))
  const requested = strata.filter(
    ({ properties: { GEOL_TOP, GEOL_DESC } }) =>
      Number(GEOL_TOP ?? Infinity) <= middle && String(GEOL_DESC).includes(word),
  )
  expect(requested.length).toBeGreaterThan(0)
  expect(requested.length).toBeLessThan(strata.length)
  expect(idsOf(features)).toEqual(idsOf(requested))
})

test.each([
  ['filter=finalDepht%3D1', 'filter: names "finalDepht", which is not a queryable of this collection'],
  ['filter=finalDepth%3E', 'filter: needs a property or a value at character 12, but it ends there'],
  ['filter=TRUE&filter-lang=ecql', 'filter-lang: "ecql" is not one of: cql2-text, cql2-json'],
  ['filter=TRUE&filter-crs=x', 'filter-crs: "x" is not a CRS of this collection'],
])('/conf/filter/filter-invalid: %s is 400', async (query, message) => {
  const { status, json } = await service.request(`${address}/holes/items?${query}`)
  expect([status, json.error?.type]).toEqual([400, 'invalid_parameter'])
  expect(json.error?.message).toContain(message)
})
