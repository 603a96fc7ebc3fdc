import { operations } from '@groundsheet/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRequestQuery } from '../../src/http/request-query.ts'
import { makeKey } from '../seed-world.ts'
import { ADDRESSES } from './addresses.ts'
import { startTestService, type TestService } from './test-service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.close())

test.each([
  'include=style',
  'include=tables,style',
  'include=tables&include=style',
  'include=+style',
  'include=%73tyle',
  'include=%20style,tables&limit=3',
])('%s needs map:read, however it is written', async (query) => {
  const [without, wide] = [
    await makeKey(service.database, { scopes: ['locations:read'] }),
    await makeKey(service.database, { scopes: ['locations:read', 'map:read'] }),
  ]
  const path = `${ADDRESSES.listLocations}?${query}`
  expect((await service.request(path, without)).status).toBe(403)
  const { status, json } = await service.request(path, wide)
  expect([status, (json.data as object[]).every((location) => 'style' in location)]).toEqual([200, true])
})

test.each(['limit=ten', 'include=styles', 'unknown=1', 'cursor=x', 'q=%'])(
  'a query with an error, %s, requests no items',
  (query) => {
    const { page, values, problem } = readRequestQuery(operations.listLocations, query, [])
    expect([page.limit, values]).toEqual([0, {}])
    expect(problem?.status).toBe(400)
  },
)

test.each(['limit=abc', 'x=1', 'cursor=zz', 'include=nothing', 'q=%'])(
  'a missing scope is reported before other errors: include=style&%s',
  async (fault) => {
    const key = await makeKey(service.database, { scopes: ['locations:read'] })
    const { status } = await service.request(`${ADDRESSES.listLocations}?include=style&${fault}`, key)
    expect(status).toBe(403)
  },
)

test('a cursor belongs to one search', async () => {
  const key = await makeKey(service.database)
  const first = await service.request('/v1/projects?limit=1&search=a', key)
  const cursor = String((first.json.meta as { nextCursor: unknown }).nextCursor)
  expect(cursor).not.toBe('null')
  const request = async (search: string) =>
    (await service.request(`/v1/projects?limit=1&search=${search}&cursor=${cursor}`, key)).status
  expect([await request('a'), await request('o')]).toEqual([200, 400])
})
