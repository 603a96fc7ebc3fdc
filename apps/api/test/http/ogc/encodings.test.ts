import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSampleService, type SampleService } from './sample-service.ts'

// The abstract tests of OGC 17-069r4 (Part 1), classes geojson, html and oas30, by their identifiers, at one
// address of every kind.

interface Described {
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, { readonly get: DescribedOperation }>>
  readonly components: {
    readonly parameters: Readonly<Record<string, { readonly name: string }>>
    readonly securitySchemes: Readonly<Record<string, { readonly type: string; readonly scheme?: string }>>
  }
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
}

interface DescribedOperation {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>
  readonly security?: readonly unknown[]
}

let service: SampleService
let dataset = ''
let described: Described
beforeAll(async () => {
  service = await startSampleService()
  dataset = `/ogc/${service.projects.get('NGE-1187')}`
  described = JSON.parse((await service.request(`${dataset}/api`)).text) as Described
})
afterAll(() => service.close())

/** An address of each path of the description. */
async function everyAddress(): Promise<(readonly [path: string, address: string])[]> {
  const { json } = await service.request(`${dataset}/collections/GEOL/items?limit=1`)
  const id = json.features?.[0]?.id ?? ''
  return Object.keys(described.paths).map((path) => [
    path,
    dataset + path.replace('{collectionId}', 'GEOL').replace('{featureId}', id),
  ])
}

describe('geojson', () => {
  test('/conf/geojson/definition: features are GeoJSON, all else is JSON', async () => {
    for (const [path, address] of await everyAddress()) {
      const { status, type } = await service.request(address, { Accept: 'application/geo+json' })
      const types = Object.keys(described.paths[path]?.get.responses['200']?.content ?? {})
      expect([status, types]).toEqual([200, [type.split('; ')[0], 'text/html']])
      expect(type.startsWith('application/geo+json'), path).toBe(/\/items(\/|$)/.test(path))
    }
  })
  test('/conf/geojson/content: a feature has the id of its address', async () => {
    // That features are as the schema of their collection says is in features.test.ts.
    const { features } = await service.readAll(`${dataset}/collections/GEOL/items?limit=1000`)
    for (const { id } of features.slice(0, 10)) {
      const { json } = await service.request(`${dataset}/collections/GEOL/items/${id}`)
      expect([json.type, json.id]).toEqual(['Feature', id])
    }
    expect(features.length).toBeGreaterThan(10)
  })
})

describe('html', () => {
  test('/conf/html/definition, content: every address has a page of HTML 5', async () => {
    for (const [path, address] of await everyAddress()) {
      const { status, type, text } = await service.request(address, { Accept: 'text/html' })
      expect([status, type], path).toEqual([200, 'text/html; charset=utf-8'])
      expect(text).toMatch(/^<!doctype html>\s*<html lang="en/i)
      expect(text).toMatch(/<title>[^<]+<\/title>/)
    }
  })
})

describe('oas30', () => {
  test('/conf/oas30/oas-definition-1: linked as OpenAPI and as a page', async () => {
    const { json } = await service.request(dataset)
    for (const [relation, expected] of [
      ['service-desc', 'application/vnd.oai.openapi+json;version=3.0'],
      ['service-doc', 'text/html; charset=utf-8'],
    ]) {
      const link = json.links?.find(({ rel }) => rel === relation)
      const { status, type } = await service.request(link?.href ?? '')
      expect([status, type]).toEqual([200, expected])
    }
  })
  test('/conf/oas30/oas-definition-2: valid by the schema of OpenAPI 3.0', async () => {
    const validator = new Validator()
    expect(await validator.validate({ ...described })).toEqual({ valid: true })
    expect(validator.version).toBe('3.0')
  })
  test('/conf/oas30/oas-impl: every address of the description answers', async () => {
    expect(described.servers).toEqual([{ url: service.url + dataset }])
    for (const [path, address] of await everyAddress())
      expect((await service.request(address)).status, path).toBe(200)
  })
  test('/conf/oas30/completeness, exceptions-codes: every status is described', async () => {
    const seen = new Set<number>()
    for (const [path, address] of await everyAddress()) {
      const first = await service.request(address)
      const tag = first.headers.get('etag') ?? ''
      const answers = [
        first,
        // By itself, fetch would request a whole answer.
        await service.request(address, { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' }),
        await service.request(`${address}?unknown=1`),
        await service.request(address, { Authorization: 'Bearer wrong' }),
      ]
      const statuses = Object.keys(described.paths[path]?.get.responses ?? {}).map(Number)
      for (const { status } of answers) {
        expect(statuses, path).toContain(status)
        seen.add(status)
      }
      expect(statuses).toEqual(expect.arrayContaining([404, 405, 429, 500, 503]))
    }
    expect([...seen].sort()).toEqual([200, 304, 400, 401])
  })
  test('/conf/oas30/security: each way to send a key is a scheme, required where a key is', () => {
    const { securitySchemes } = described.components
    expect(Object.values(securitySchemes).map(({ type, scheme }) => [type, scheme])).toEqual([
      ['http', 'bearer'],
      ['http', 'basic'],
    ])
    expect(described.security).toEqual([{ bearer: [] }, { basic: [] }])
    const withoutKey = Object.entries(described.paths).filter(([, { get }]) => get.security?.length === 0)
    expect(withoutKey.map(([path]) => path)).toEqual(['/', '/api', '/conformance'])
  })
  test.each([
    ['bbox', { type: 'array', items: { type: 'number' } }],
    ['limit', { type: 'integer' }],
    ['datetime', { type: 'string' }],
  ])('/conf/core/fc-%s-definition (fc-time-definition for datetime)', (name, schema) => {
    expect(described.components.parameters[name]).toMatchObject({
      ...{ name, in: 'query', required: false, style: 'form', explode: false },
      schema,
    })
  })
})
