import type { Boundary, Dictionary, Location, LocationGroup, Project, TableRow } from '@groundsheet/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSampleService, type Feature, type SampleService } from './sample-service.ts'

let service: SampleService
let projects: readonly string[] = []

beforeAll(async () => {
  service = await startSampleService()
  projects = [...service.projects.values()]
})

afterAll(() => service.close())

async function readAllItems<T>(path: string): Promise<T[]> {
  const items: T[] = []
  for (let cursor = ''; ;) {
    const { json } = await service.request(`/v1${path}?limit=1000${cursor}`)
    const { data, meta } = json as { data: T[]; meta: { nextCursor: string | null } }
    items.push(...data)
    if (meta.nextCursor === null) return items
    cursor = `&cursor=${meta.nextCursor}`
  }
}

async function readOne<T>(path: string): Promise<T> {
  return ((await service.request(`/v1${path}`)).json as { data: T }).data
}

const collectionIds = async (project: string): Promise<string[]> =>
  ((await service.request(`/ogc/${project}/collections`)).json.collections ?? []).map(({ id }) => id)

const isPlaced = ({ mapPlacement, latitude }: Location): boolean => mapPlacement !== null || latitude !== null

describe('holes and rows are the same data as in the API', () => {
  test('every hole, with its point and its values', async () => {
    for (const project of projects) {
      const holes = await readAllItems<Location>(`/projects/${project}/locations`)
      const { features } = await service.readAll(`/ogc/${project}/collections/holes/items?limit=7`)
      expect(features.map(({ id }) => id)).toEqual(holes.map(({ id }) => id))
      for (const [index, { geometry, properties }] of features.entries()) {
        const hole = holes[index]
        if (hole === undefined) throw new Error('more features than holes')
        const at = hole.mapPlacement ?? hole
        const point = { type: 'Point', coordinates: [at.longitude, at.latitude] }
        expect(geometry).toEqual(isPlaced(hole) ? point : null)
        const { locationId, easting, northing, groundLevel, finalDepth } = hole
        expect(properties).toMatchObject({ locationId, easting, northing, groundLevel, finalDepth })
        expect(changedValues(properties, hole.data)).toEqual([])
      }
    }
  })

  test('every row of every table, at the point of its hole', async () => {
    for (const project of projects) {
      const holes = new Map(
        (await readAllItems<Location>(`/projects/${project}/locations`)).map((hole) => [
          hole.locationId,
          hole,
        ]),
      )
      const { tables } = await readOne<Project>(`/projects/${project}`)
      const codes = tables.flatMap(({ code }) => (code === null || /^(LOCA|HOLE)$/.test(code) ? [] : [code]))
      expect(await collectionIds(project)).toEqual(expect.arrayContaining(codes))
      for (const code of codes) {
        const rows = await readAllItems<TableRow>(`/projects/${project}/tables/${code}`)
        const { features } = await service.readAll(`/ogc/${project}/collections/${code}/items?limit=1000`)
        expect(features.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
        const differing = features.filter(({ geometry, properties }, index) => {
          const { data = {}, locationId } = rows[index] ?? {}
          const hole = holes.get(locationId ?? '')
          const hasPoint = hole !== undefined && isPlaced(hole)
          const isSame = properties.locationId === locationId && (geometry !== null) === hasPoint
          return !isSame || changedValues(properties, data).length > 0
        })
        expect(differing).toEqual([])
      }
    }
  })
})

describe('boundaries, groups and holes of the company are the same data as in the API', () => {
  test('boundaries, and groups with a derived outline', async () => {
    for (const project of projects) {
      const boundaries = await readAllItems<Boundary>(`/projects/${project}/boundaries`)
      const drawn = (await service.readAll(`/ogc/${project}/collections/boundaries/items`)).features
      expect(drawn.map(({ id, properties }) => [id, properties.name])).toEqual(
        boundaries.map(({ id, name }) => [id, name]),
      )
      expect(drawn.map(({ geometry }) => geometry?.type)).toEqual(boundaries.map((one) => one.geometry.type))
      const groups = await readAllItems<LocationGroup>(`/projects/${project}/groups`)
      const hulls = (await service.readAll(`/ogc/${project}/collections/groups/items`)).features
      expect(hulls.map(({ properties }) => [properties.name, properties.isDerivedOutline])).toEqual(
        groups.map(({ name }) => [name, true]),
      )
    }
    const all = await Promise.all(
      projects.map((project) => service.readAll(`/ogc/${project}/collections/groups/items`)),
    )
    expect(all.flatMap(({ features }) => features).map(({ geometry }) => geometry?.type)).toContain('Polygon')
  })

  test('the holes of the company, with the name of their project', async () => {
    const { features, requests } = await service.readAll('/ogc/collections/holes/items?limit=10')
    const expected = []
    for (const project of projects) {
      const { projectName, projectId } = await readOne<Project>(`/projects/${project}`)
      const holes = await readAllItems<Location>(`/projects/${project}/locations`)
      expected.push(...holes.map(({ id }) => [id, project, projectId, projectName]))
    }
    const found = features.map(({ id, properties: { projectId, projectReference, projectName } }) => [
      id,
      projectId,
      projectReference,
      projectName,
    ])
    expect(found).toEqual(expected)
    // The first page has ten, later ones a thousand.
    expect(requests).toBe(1 + Math.ceil((expected.length - 10) / 1000))
  })
})

/**
 * Headings whose value is not there as it stood in the file: as the property itself, or beside the number or
 * date.
 */
const changedValues = (properties: Feature['properties'], data: Readonly<Record<string, string>>): string[] =>
  Object.keys(data).filter((heading) => {
    const text = properties[`${heading}_text`] === undefined ? heading : `${heading}_text`
    return properties[text] !== data[heading]
  })

describe('values', () => {
  async function dictionaryOf(project: string): Promise<Dictionary> {
    return readOne<Dictionary>(`/projects/${project}/dictionary`)
  }

  test('numbers are numbers beside the text of the file', async () => {
    for (const project of projects) {
      const { tables } = await dictionaryOf(project)
      const numeric = tables
        .find(({ table }) => table === 'GEOL')
        ?.headings.filter(({ heading }) => /_(TOP|BASE)$/.test(heading))
      expect(numeric?.length).toBe(2)
      const { features } = await service.readAll(`/ogc/${project}/collections/GEOL/items?limit=1000`)
      for (const { properties } of features) {
        expect(properties.GEOL_TOP).toBe(Number(properties.GEOL_TOP_text))
        expect(properties.depthTop).toBe(properties.GEOL_TOP)
        const { groundLevel, depthBase, levelBase } = properties as Record<string, number>
        expect(levelBase).toBeCloseTo((groundLevel ?? NaN) - (depthBase ?? NaN), 6)
      }
    }
  })

  test('dates are dates in ISO 8601', async () => {
    const { features } = await service.readAll('/ogc/collections/holes/items?limit=1000')
    const dates = features.map(({ properties }) => properties.startDate).filter((date) => date !== null)
    expect(dates.length).toBeGreaterThan(20)
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('every feature has every property, as the schema states', async () => {
    for (const project of projects) {
      for (const id of await collectionIds(project)) {
        const address = `/ogc/${project}/collections/${encodeURIComponent(id)}`
        const { json: schema, type } = await service.request(`${address}/feature-schema`)
        expect(type).toBe('application/schema+json')
        const { features } = await service.readAll(`${address}/items?limit=1000`)
        const validate = compileNullable(schema)
        expect(features.filter(({ properties }) => !validate(properties))).toEqual([])
      }
    }
  })
})

interface FlatSchema {
  properties: { properties: { required: string[]; properties: Record<string, object> } }
}

/** A property without a value is null, as in every GeoJSON file. */
function compileNullable(schema: unknown) {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  const { required, properties } = (schema as FlatSchema).properties.properties
  const nullable = Object.entries(properties).map(([name, one]) => [name, { anyOf: [one, { type: 'null' }] }])
  return ajv.compile({
    type: 'object',
    required,
    additionalProperties: false,
    properties: Object.fromEntries(nullable) as object,
  })
}

describe('pages', () => {
  const holes = '/ogc/collections/holes/items'

  test('state how many match and how many they hold', async () => {
    const { json } = await service.request(`${holes}?limit=3`)
    const { features } = await service.readAll(`${holes}?limit=1000`)
    expect([json.numberMatched, json.numberReturned, json.features?.length]).toEqual([features.length, 3, 3])
  })
  test('have an absolute link to the next, with a limit of 1000', async () => {
    const { json, headers } = await service.request(`${holes}?limit=3&locationType=CP`)
    const next = json.links?.find(({ rel }) => rel === 'next')
    expect(next?.type).toBe('application/geo+json')
    expect(next?.href).toMatch(new RegExp(`^${service.url}${holes}\\?limit=1000&locationType=CP&cursor=`))
    expect(headers.get('link')).toBe(`<${next?.href ?? ''}>; rel="next"`)
  })
  test('hold at most 1000, and 100 without a limit', async () => {
    const requested = async (limit: string) =>
      (await service.request(`${holes}${limit}`)).json.numberReturned ?? 0
    expect(await requested('')).toBe(100)
    expect(await requested('?limit=100000')).toBeLessThanOrEqual(1000)
  })
  test.each(['0', '-1', 'x', '1.5', ''])('refuse the limit %j', async (limit) => {
    const { status, json } = await service.request(`${holes}?limit=${limit}`)
    expect([status, json.error?.type, json.error?.param]).toEqual([400, 'invalid_limit', 'limit'])
  })
  test('refuse a cursor of another query or a changed one', async () => {
    const { json } = await service.request(`${holes}?limit=1`)
    const cursor = new URL(json.links?.find(({ rel }) => rel === 'next')?.href ?? '').searchParams.get(
      'cursor',
    )
    expect((await service.request(`${holes}?cursor=${cursor ?? ''}`)).status).toBe(200)
    for (const bad of [
      `${cursor ?? ''}x`,
      `x${cursor ?? ''}`,
      'W10.x',
      '',
      `${cursor ?? ''}&locationType=CP`,
    ]) {
      const refused = await service.request(`${holes}?cursor=${bad}`)
      expect([refused.status, refused.json.error?.type], bad).toEqual([400, 'invalid_cursor'])
    }
  })
})

describe('one feature', () => {
  test('is the same as in its list', async () => {
    for (const project of projects) {
      for (const id of await collectionIds(project)) {
        const items = `/ogc/${project}/collections/${id}/items`
        const first = (await service.request(`${items}?limit=1`)).json.features?.[0]
        if (first === undefined) continue
        const { json, type } = await service.request(`${items}/${first.id}`)
        expect(type).toBe('application/geo+json')
        expect(json).toMatchObject({ ...first })
        expect(json.links?.map(({ rel }) => rel)).toEqual(['self', 'collection', 'alternate'])
      }
    }
  })
  test('is found in its own collection and project only', async () => {
    const [one = '', other = ''] = projects
    const hole =
      (await service.request(`/ogc/${one}/collections/holes/items?limit=1`)).json.features?.[0]?.id ?? ''
    expect((await service.request(`/ogc/collections/holes/items/${hole}`)).status).toBe(200)
    for (const path of [
      `${one}/collections/GEOL`,
      `${other}/collections/holes`,
      `${one}/collections/groups`,
    ]) {
      expect((await service.request(`/ogc/${path}/items/${hole}`)).status, path).toBe(404)
    }
  })
})

test('collections have their extent and absolute links that answer', async () => {
  for (const dataset of ['/ogc', ...projects.map((project) => `/ogc/${project}`)]) {
    const { json } = await service.request(`${dataset}/collections`)
    for (const { id, links, extent, ...rest } of json.collections ?? []) {
      for (const { href, type } of links) {
        const answer = await service.request(href)
        expect([answer.status, answer.type.split('; ')[0]], href).toEqual([200, type])
      }
      const alone = await service.request(`${dataset}/collections/${encodeURIComponent(id)}`)
      const alternate = expect.objectContaining({ rel: 'alternate', type: 'text/html' }) as unknown
      expect(alone.json).toEqual({ id, links: [...links, alternate], extent, ...rest })
      if (id === 'holes') expect(extent.spatial?.bbox[0]).toHaveLength(4)
    }
  }
})
