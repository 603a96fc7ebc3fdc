import type { Client } from '@groundsheet/client'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { CompanyHole } from '../../src/data/holes/company-holes.ts'
import { filterCompanyHoles } from '../../src/data/holes/filter-company-holes.ts'
import { plainStyle } from '../../src/data/holes/hole.ts'
import { projectIdsOf } from '../../src/data/holes/project-ids-of.ts'
import { idsOfProjectsQuery, MAX_ROWS_WITH_WORDS } from '../../src/data/holes/holes-with-words.ts'
import { partOf } from '../../../../test/part-of.ts'

const hole = (id: string, projectId: string): CompanyHole => ({
  id,
  name: id,
  position: { longitude: -1, latitude: 53, pinned: false },
  groundLevel: null,
  finalDepth: 10,
  day: null,
  direction: { inclination: null, impossible: null, inclined: false, words: null, rotary: false },
  style: plainStyle('CP'),
  tables: [],
  project: { id: projectId, projectId, projectName: projectId },
  metres: null,
})
const HOLES = [hole('h1', 'b'), hole('h2', 'a'), hole('h3', 'b')]

/** A service with so many pages of 1,000 rows, all of one hole. */
function clientOf(pages: number) {
  const requested: unknown[] = []
  const search = (query: unknown) => {
    requested.push(query)
    return {
      async *pages() {
        for (let page = 1; page <= pages; page++)
          yield await Promise.resolve({
            data: Array.from({ length: 1000 }, () => ({ location: { id: 'h1' } })),
            meta: { nextCursor: page < pages ? 'more' : null },
          })
      },
    }
  }
  return { client: partOf<Client>({ search }), requested }
}

test('words are searched for in the projects of the holes, each once', async () => {
  const { client, requested } = clientOf(1)
  const { ids, isWhole } = await new QueryClient().query(
    idsOfProjectsQuery(client, 'clay', projectIdsOf(HOLES)),
  )
  expect([[...ids], isWhole]).toEqual([['h1'], true])
  expect(requested).toEqual([{ q: 'clay', projectId: ['a', 'b'], limit: 1000, include: ['location'] }])
})

test('more rows with the words than are read are not taken for all', async () => {
  const pages = MAX_ROWS_WITH_WORDS / 1000
  for (const [count, expected] of [
    [pages, true],
    [pages + 1, false],
  ] as const) {
    const { client } = clientOf(count)
    const { isWhole } = await new QueryClient().query(idsOfProjectsQuery(client, 'clay', ['a']))
    expect(isWhole).toBe(expected)
  }
})

test('holes of more projects than a search takes are searched for among all projects', async () => {
  const { client, requested } = clientOf(1)
  const many = Array.from({ length: 1001 }, (_, index) => String(index))
  await new QueryClient().query(idsOfProjectsQuery(client, 'clay', many))
  expect(requested).toEqual([{ q: 'clay', limit: 1000, include: ['location'] }])
})

test('holes of several projects keep their order, by status and words', () => {
  const statusOf = (id: string) => (id === 'b' ? 'open' : 'closed')
  const words = { text: 'clay', holes: new Set(['h2', 'h3']) }
  const { left, filtered } = filterCompanyHoles(HOLES, { statuses: ['open'], words }, statusOf)
  expect(left.map(({ id }) => id)).toEqual(['h3'])
  expect(Object.fromEntries(filtered.without)).toEqual({ statuses: 2, words: 2 })
  expect(filterCompanyHoles(HOLES, {}, statusOf).left).toBe(HOLES)
})
