import { createClient } from '@groundsheet/client'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { projectsQuery } from '../../src/data/service/queries.ts'

/** A service of `count` projects that answers as many as requested. */
function service(count: number) {
  const requested: string[] = []
  const fetch = (input: RequestInfo | URL) => {
    const address = new URL(input instanceof Request ? input.url : input)
    requested.push(address.search)
    const from = Number(address.searchParams.get('cursor') ?? 0)
    const to = Math.min(count, from + Number(address.searchParams.get('limit')))
    const data = Array.from({ length: to - from }, (_, index) => ({ id: String(from + index) }))
    return Promise.resolve(Response.json({ data, meta: { nextCursor: to < count ? String(to) : null } }))
  }
  return { requested, client: createClient({ baseUrl: 'http://127.0.0.1/v1', key: 'gs_test', fetch }) }
}

test('the first page is small, the next are large, and the cursor leads from one to the other', async () => {
  const { requested, client } = service(1500)
  const pages = await new QueryClient().infiniteQuery({ ...projectsQuery(client, ''), pages: 9 })
  expect(requested).toEqual([
    '?limit=200&include=location%2ClocationCount',
    '?limit=1000&include=location%2ClocationCount&cursor=200',
    '?limit=1000&include=location%2ClocationCount&cursor=1200',
  ])
  expect(pages.pages.flatMap(({ data }) => data)).toHaveLength(1500)
})

test('what is searched for is requested of the service', async () => {
  const { requested, client } = service(1)
  await new QueryClient().infiniteQuery(projectsQuery(client, 'don & co'))
  expect(requested).toEqual(['?limit=200&include=location%2ClocationCount&search=don+%26+co'])
})
