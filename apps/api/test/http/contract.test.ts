import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { openApiDocument, operations, type OperationId } from '@groundsheet/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKey } from '../seed-world.ts'
import { ADDRESSES, OPERATION_IDS } from './addresses.ts'
import { startTestService, type TestService } from './test-service.ts'

type Json = Record<string, unknown>

let service: TestService
let key = ''
beforeAll(async () => {
  service = await startTestService()
  key = makeKey(service.database)
})
afterAll(() => service.close())

const document = openApiDocument()

/** The document as it is, and one that knows every member there is. */
const open = validator(document)
const closed = validator(close(document) as Json)

function validator(described: Json): (pointer: string, value: unknown) => string[] {
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  addFormats.default(ajv)
  ajv.addSchema(described, 'openapi')
  return (pointer, value) => {
    const validate = ajv.getSchema(`openapi#${pointer}`)
    if (!validate) throw new Error(`nothing described at ${pointer}`)
    return validate(value) === true
      ? []
      : (validate.errors ?? []).map((error) => `${error.instancePath}: ${error.message ?? ''}`)
  }
}

/** The same schemas without room for members that nobody described. */
function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close)
  if (typeof value !== 'object' || value === null) return value
  const closed = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, close(member)]))
  const isObject = closed.type === 'object' && 'properties' in closed
  return isObject ? { ...closed, additionalProperties: false } : closed
}

function schemaPointer(id: OperationId, status: number): string {
  const path = operations[id].path
    .replaceAll('~', '~0')
    .replaceAll('/', '~1')
    .replaceAll('{', '%7B')
    .replaceAll('}', '%7D')
  return `/paths/${path}/get/responses/${status}/content/application~1json/schema`
}

const jsonOperations = OPERATION_IDS.filter((id) => operations[id].response !== null)
const queries: [OperationId, string][] = [
  ...jsonOperations.map((id): [OperationId, string] => [id, ADDRESSES[id]]),
  ['listProjects', '/v1/projects?include=location'],
  ['listProjects', '/v1/projects?limit=1'],
  ['listLocations', `${ADDRESSES.listLocations}?include=style`],
  ['listLocationRows', ADDRESSES.listLocationRows.replace('GEOL', 'SAMP')],
  ['listProjectRows', ADDRESSES.listProjectRows.replace('GEOL', 'LOCA')],
]

test.each(queries)('%s answers as described: %s', async (id, address) => {
  const { status, json } = await service.ask(address, key)
  expect(status).toBe(200)
  expect(open(schemaPointer(id, 200), json)).toEqual([])
  expect(closed(schemaPointer(id, 200), json)).toEqual([])
})

test.each(jsonOperations)('%s describes every refusal it can give', async (id) => {
  const parameters = ['?sort=up', '?limit=0', '?cursor=x', '?updatedSince=x', '?include=x', '?nothing=1']
  const answers = [
    ...(await Promise.all(parameters.map((query) => service.ask(ADDRESSES[id] + query, key)))),
    await service.ask(ADDRESSES[id]),
    await service.ask(ADDRESSES[id], makeKey(service.database, { scopes: [] })),
    await service.ask(ADDRESSES[id], key, {}, 'POST'),
  ].filter(({ status }) => status !== 200)
  for (const { status, json } of answers) expect(closed(schemaPointer(id, status), json)).toEqual([])
})

test('the document is served without a key', async () => {
  const { status, headers, body } = await service.ask('/v1/openapi.json')
  expect([status, headers['content-type']]).toEqual([200, 'application/json'])
  expect(JSON.parse(body.toString())).toEqual(JSON.parse(JSON.stringify(document)))
})

test('every reference in the document leads somewhere', () => {
  const text = JSON.stringify(document)
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  )
  const { schemas } = document.components as { schemas: Json }
  expect(references.length).toBeGreaterThan(10)
  expect(references.filter((name) => !(name in schemas))).toEqual([])
})
