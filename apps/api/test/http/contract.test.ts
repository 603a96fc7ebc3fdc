import { openApiDocument, operations, type OperationId } from '@groundsheet/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKey } from '../seed-world.ts'
import { ADDRESSES, OPERATION_IDS } from './addresses.ts'
import { checkShape, checkWholeShape } from './described-shape.ts'
import { startTestService, type TestService } from './test-service.ts'

let service: TestService
let key = ''
beforeAll(async () => {
  service = await startTestService()
  key = await makeKey(service.database)
})
afterAll(() => service.close())

const jsonOperations = OPERATION_IDS.filter((id) => operations[id].response !== null)
const queries: [OperationId, string][] = [
  ...jsonOperations.map((id): [OperationId, string] => [id, ADDRESSES[id]]),
  ['listProjects', '/v1/projects?include=location,locationCount'],
  ['listProjects', '/v1/projects?search=bh1'],
  ['listProjects', '/v1/projects?limit=1'],
  ['listLocations', `${ADDRESSES.listLocations}?include=style`],
  ['listLocations', `${ADDRESSES.listLocations}?include=style,tables`],
  ['listLocationRows', ADDRESSES.listLocationRows.replace('GEOL', 'SAMP')],
  ['listProjectRows', ADDRESSES.listProjectRows.replace('GEOL', 'LOCA')],
]

test.each(queries)('%s answers as described: %s', async (id, address) => {
  const { status, json } = await service.request(address, key)
  expect(status).toBe(200)
  expect(checkShape(id, 200, json)).toEqual([])
  expect(checkWholeShape(id, 200, json)).toEqual([])
})

test.each(jsonOperations)('%s describes every error it can return', async (id) => {
  const parameters = ['?sort=up', '?limit=0', '?cursor=x', '?updatedSince=x', '?include=x', '?nothing=1']
  const answers = [
    ...(await Promise.all(parameters.map((query) => service.request(ADDRESSES[id] + query, key)))),
    await service.request(ADDRESSES[id]),
    await service.request(ADDRESSES[id], await makeKey(service.database, { scopes: [] })),
    await service.request(ADDRESSES[id], key, {}, 'POST'),
  ].filter(({ status }) => status !== 200)
  for (const { status, json } of answers) expect(checkWholeShape(id, status, json)).toEqual([])
})

test('the document is served without a key', async () => {
  const { status, headers, body } = await service.request('/v1/openapi.json')
  expect([status, headers['content-type']]).toEqual([200, 'application/json'])
  expect(JSON.parse(body.toString())).toEqual(JSON.parse(JSON.stringify(openApiDocument())))
})

test('every reference in the document has a target', () => {
  const document = openApiDocument()
  const text = JSON.stringify(document)
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  )
  const { schemas } = document.components as { schemas: Record<string, unknown> }
  expect(references.length).toBeGreaterThan(10)
  expect(references.filter((name) => !(name in schemas))).toEqual([])
})
