import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSampleService, type Feature, type OgcJson, type SampleService } from './sample-service.ts'

// The abstract tests of OGC 23-058r2 (Part 5) that apply, by their identifiers, for every collection of the
// sample.

const DIALECT = 'https://json-schema.org/draft/2020-12/schema'
const RELATION = 'http://www.opengis.net/def/rel/ogc/1.0'
const KINDS = ['schema', 'queryables', 'sortables'] as const

interface Described {
  readonly type?: string
  readonly format?: string
  readonly [keyword: string]: unknown
}

interface Schema extends OgcJson {
  readonly properties: Readonly<Record<string, Described>>
}

interface Collection {
  readonly address: string
  readonly links: readonly { readonly rel: string; readonly href: string }[]
  readonly schemas: Readonly<Record<(typeof KINDS)[number], Schema>>
}

let service: SampleService
let collections: readonly Collection[] = []
beforeAll(async () => {
  service = await startSampleService()
  const datasets = ['/ogc', ...[...service.projects.values()].map((id) => `/ogc/${id}`)]
  collections = (await Promise.all(datasets.map(readCollections))).flat()
})
afterAll(() => service.close())

async function readCollections(dataset: string): Promise<Collection[]> {
  const { json } = await service.request(`${dataset}/collections`)
  return Promise.all(
    (json.collections ?? []).map(async ({ id, links }) => {
      const address = `${service.url}${dataset}/collections/${encodeURIComponent(id)}`
      const [schema, queryables, sortables] = await Promise.all(
        KINDS.map(async (kind) => (await service.request(`${address}/${kind}`)).json as Schema),
      )
      if (!schema || !queryables || !sortables) throw new Error(`${address} has no schemas`)
      return { address, links, schemas: { schema, queryables, sortables } }
    }),
  )
}

/** A filter reads a whole collection, so the longest are left out where each property is tried. */
const shortCollections = async () => {
  const short: (Collection & { readonly first: Feature })[] = []
  for (const collection of collections) {
    const { json } = await service.request(`${collection.address}/items?limit=1`)
    const [first] = json.features ?? []
    if (first !== undefined && (json.numberMatched ?? 0) <= 30) short.push({ ...collection, first })
  }
  return short
}

const everySchema = () => collections.flatMap(({ schemas }) => Object.values(schemas))
const withKeyword = (schema: Schema, keyword: string) =>
  Object.values(schema.properties).filter((property) => property[keyword] !== undefined)
const withRole = (schema: Schema, role: string) =>
  Object.values(schema.properties).filter((property) => property['x-ogc-role'] === role)

test('get-conformance of every class', async () => {
  const { json } = await service.request('/ogc/conformance')
  const classes = [
    ...['schemas', 'advanced-property-roles', 'returnables-and-receivables', 'queryables', 'sortables'].map(
      (name) => `http://www.opengis.net/spec/ogcapi-common-3/1.0/conf/${name}`,
    ),
    ...['queryables', 'queryables-query-parameters'].map(
      (name) => `http://www.opengis.net/spec/ogcapi-features-3/1.0/conf/${name}`,
    ),
  ]
  expect(json.conformsTo).toEqual(expect.arrayContaining(classes))
})

describe.each(KINDS)('%s', (kind) => {
  test('every collection links to this schema', () => {
    expect(collections.length).toBeGreaterThan(20)
    for (const { address, links } of collections) {
      const link = links.find(({ rel }) => rel === `${RELATION}/${kind}`)
      expect(link).toMatchObject({ href: `${address}/${kind}`, type: 'application/schema+json' })
    }
  })
  test('op-and-response', async () => {
    for (const { address } of collections) {
      const { status, type } = await service.request(`${address}/${kind}`, {
        Accept: 'application/schema+json',
      })
      expect([status, type]).toEqual([200, 'application/schema+json'])
    }
  })
})

describe('schemas', () => {
  test('basic-schema-inspection', () => {
    const ajv = new Ajv2020({ strict: false })
    for (const { address, schemas } of collections) {
      for (const kind of KINDS) {
        const schema = schemas[kind]
        expect(schema).toMatchObject({ $schema: DIALECT, $id: `${address}/${kind}`, type: 'object' })
        expect(ajv.validateSchema(schema)).toBe(true)
        for (const property of Object.values(schema.properties)) {
          const isSpatial = property.format?.startsWith('geometry-') === true
          expect(['type' in property, '$ref' in property]).toEqual([!isSpatial, false])
          const words = Object.keys(property).filter((keyword) => !keyword.startsWith('x-'))
          expect(['title', 'type', 'format', 'pattern']).toEqual(expect.arrayContaining(words))
        }
      }
    }
  })
  test('role-id', () => {
    for (const { schemas } of collections)
      expect(withRole(schemas.schema, 'id')).toEqual([expect.objectContaining({ type: 'string' })])
  })
  test('property-seq', () => {
    for (const schema of everySchema())
      for (const property of withKeyword(schema, 'x-ogc-propertySeq'))
        expect(Number.isInteger(property['x-ogc-propertySeq'])).toBe(true)
  })
  test('only numbers state a unit, such as m or %', () => {
    const stated = everySchema().flatMap((schema) => withKeyword(schema, 'x-ogc-unit'))
    expect(new Set(stated.map(({ type }) => type))).toEqual(new Set(['number']))
    const units = new Set(stated.map((property) => property['x-ogc-unit']))
    for (const unit of ['m', 'mm', '%', 'Mg/m3', 'deg']) expect(units).toContain(unit)
  })
})

describe('advanced-property-roles', () => {
  test('role-primary-geometry', () => {
    for (const { schemas } of collections) {
      const [geometry, ...more] = withRole(schemas.schema, 'primary-geometry')
      expect([geometry?.format, more]).toEqual([expect.stringMatching(/^geometry-(point|polygon|any)$/), []])
    }
  })
  test('role-primary-temporal', () => {
    const pairs = collections.map(({ schemas: { schema } }) =>
      ['primary-instant', 'primary-interval-start', 'primary-interval-end'].map((role) => {
        const found = withRole(schema, role)
        for (const { type, format } of found) expect([type, format]).toEqual(['string', 'date'])
        return found.length
      }),
    )
    expect(pairs).toContainEqual([0, 1, 1])
    for (const counts of pairs)
      expect([
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 1],
      ]).toContainEqual(counts)
  })
})

test('returnables-and-receivables response-1', async () => {
  let checked = 0
  for (const { address, schemas } of collections) {
    const { properties } = schemas.schema
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    for (const type of ['point', 'polygon', 'any']) ajv.addFormat(`geometry-${type}`, true)
    const validate = ajv.compile(schemas.schema)
    const { features } = await service.readAll(`${address}/items?limit=1000`)
    for (const { id, properties: values } of features) {
      expect(Object.keys(values).filter((name) => !Object.hasOwn(properties, name))).toEqual([])
      const stated = Object.entries(values).filter(([, value]) => value !== null)
      expect(validate({ ...Object.fromEntries(stated), id }), JSON.stringify(validate.errors)).toBe(true)
      checked++
    }
  }
  expect(checked).toBeGreaterThan(500)
})

describe('queryables-query-parameters', () => {
  test('every queryable selects by its value, and no other name is taken', async () => {
    const short = await shortCollections()
    expect(short.length).toBeGreaterThan(5)
    for (const { address, schemas, first } of short) {
      for (const name of Object.keys(schemas.queryables.properties)) {
        const value = first.properties[name] ?? null
        if (value === null) continue
        const query = new URLSearchParams([[name, String(value)]]).toString()
        const { json } = await service.request(`${address}/items?limit=1000&${query}`)
        expect(json.features?.[0]?.id, `${address} ${query}`).toBe(first.id)
        expect(new Set(json.features?.map(({ properties }) => properties[name]))).toEqual(new Set([value]))
      }
      expect((await service.request(`${address}/items?nothing=1`)).status).toBe(400)
    }
  })
})

describe('sortby', () => {
  const [forwards, backwards] = [
    (a: string, b: string) => Number(a > b) - Number(a < b),
    (a: string, b: string) => Number(a < b) - Number(a > b),
  ]
  const valuesOf = (features: readonly Feature[], name: string) =>
    features.map(({ properties }) => String(properties[name]))

  test('every sortable sorts, both ways, across pages, also with a filter', async () => {
    const used = new Set<string>()
    for (const { address, schemas } of await shortCollections()) {
      const whole = (await service.readAll(`${address}/items?limit=1000`)).features
      for (const name of Object.keys(schemas.sortables.properties)) {
        for (const [sign, compare] of [
          ['', forwards],
          ['%2B', forwards],
          ['+', forwards],
          ['-', backwards],
        ] as const) {
          const { features } = await service.readAll(`${address}/items?limit=7&sortby=${sign}${name}`)
          expect(valuesOf(features, name)).toEqual(valuesOf(whole, name).sort(compare))
          expect(new Set(features.map(({ id }) => id)).size).toBe(whole.length)
        }
        const boxed = `${address}/items?limit=2&bbox=-180,-90,180,90&sortby=-${name}`
        expect(valuesOf((await service.readAll(boxed)).features, name)).toEqual(
          valuesOf(whole, name).sort(backwards),
        )
        used.add(name)
      }
    }
    expect(used).toEqual(new Set(['locationId', 'updatedAt']))
  })
  test('holes of a project can be sorted by name; those of all projects cannot', async () => {
    const [project = ''] = service.projects.values()
    for (const [path, status] of [
      [`/ogc/${project}/collections/holes`, 200],
      ['/ogc/collections/holes', 400],
      [`/ogc/${project}/collections/groups`, 400],
      [`/ogc/${project}/collections/GEOL`, 400],
    ] as const)
      expect((await service.request(`${path}/items?sortby=locationId`)).status, path).toBe(status)
  })
  test.each(['', '-', 'finalDepth', '--locationId', 'locationId,updatedAt', 'locationid', '__proto__'])(
    'refuses %j, and says what there is',
    async (sortby) => {
      const [project = ''] = service.projects.values()
      const { status, json } = await service.request(
        `/ogc/${project}/collections/holes/items?sortby=${sortby}`,
      )
      expect([status, json.error?.type, json.error?.param]).toEqual([400, 'invalid_parameter', 'sortby'])
      expect(json.error?.message).toContain('locationId, -locationId, updatedAt, -updatedAt')
    },
  )
  test('a cursor of one order is refused in another', async () => {
    const [project = ''] = service.projects.values()
    const items = `/ogc/${project}/collections/holes/items`
    const { json } = await service.request(`${items}?limit=1&sortby=locationId`)
    const next = json.links?.find(({ rel }) => rel === 'next')?.href ?? ''
    expect((await service.request(next)).status).toBe(200)
    const other = await service.request(next.replace('sortby=locationId', 'sortby=updatedAt'))
    expect(other.json.error?.type).toBe('invalid_cursor')
  })
})

describe('properties', () => {
  test('features have those that are requested, in the order of the schema, on every page', async () => {
    for (const { address, schemas } of collections) {
      const names = Object.keys(schemas.schema.properties).filter((name) => !/^(id|geometry)$/.test(name))
      const requested = [names[2] ?? '', names[0] ?? '']
      const whole = (await service.readAll(`${address}/items?limit=1000`)).features
      const { features } = await service.readAll(`${address}/items?limit=3&properties=${requested.join(',')}`)
      expect(features).toEqual(
        whole.map(({ properties, ...rest }) => ({
          ...rest,
          properties: Object.fromEntries(requested.reverse().map((name) => [name, properties[name]])),
        })),
      )
    }
  })
  test.each(['', 'colour', 'locationId,', 'locationId,colour', '__proto__', 'id'])(
    'refuses %j',
    async (properties) => {
      const { status, json } = await service.request(`/ogc/collections/holes/items?properties=${properties}`)
      expect([status, json.error?.type, json.error?.param]).toEqual([400, 'invalid_parameter', 'properties'])
    },
  )
  test('a filter may name a property that is not sent', async () => {
    const { features } = await service.readAll(
      '/ogc/collections/holes/items?limit=1000&properties=locationId&locationType=TP',
    )
    expect(features.length).toBeGreaterThan(0)
    expect(features.map(({ properties }) => Object.keys(properties))).toEqual(
      features.map(() => ['locationId']),
    )
  })
})
