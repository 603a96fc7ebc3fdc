import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations, type SearchHit } from '@groundsheet/contract'
import { openForReading } from '../../src/sqlite/open.ts'
import { readWords } from '../../src/sqlite/read/read-words.ts'
import { createStatements, type Statements } from '../../src/sqlite/statements.ts'
import { readTerms, type Terms } from '../../src/store/words/read-terms.ts'
import { partsByRelevance, wholeSearch } from '../../src/store/words/search-parts.ts'
import { seedId, type SeedCompany, type SeedProject } from '../seed-database.ts'
import { AINSLEY, BIRK, makeKey } from '../seed-world.ts'
import { usesPostgres } from '../postgres/test-database.ts'
import { startTestService, type TestService } from './test-service.ts'

const site = (
  reference: string,
  descriptions: readonly string[],
  remark = 'None',
  core = 'Weak ground',
): SeedProject => ({
  reference,
  name: `Site ${reference}`,
  locations: [{ locaId: 'BH1', position: [-1.5, 53.1] }],
  tables: [
    {
      code: 'GEOL',
      group: 'GEOL',
      rows: descriptions.map((text, index) => ({
        locaId: 'BH1',
        data: { GEOL_TOP: `${index}.50`, GEOL_BASE: `${index + 1}.50`, GEOL_LEG: 'peat', GEOL_DESC: text },
      })),
    },
    {
      code: 'CORE',
      group: 'CORE',
      rows: [{ locaId: 'NOWHERE', data: { CORE_TOP: 'x', CORE_DESC: core, CORE_REM: remark } }],
    },
    { code: null, group: 'LABX', rows: [{ locaId: 'BH1', data: { LABX_REM: 'zircon' } }] },
  ],
})

const DESCRIPTIONS = [
  'MADE GROUND: brick, ash and clinker. Hydrocarbon odour.',
  'Soft grey silty CLAY with lenses of sand',
  'Ground made up of sandy gravels, no odor',
  '',
]

const LONG = `${'loess '.repeat(10_000)}zeolite`

const FURTHER: readonly SeedCompany[] = [
  {
    name: 'Ainsley Ground',
    projects: [site('WORDS', DESCRIPTIONS, 'Made'), site('OTHER', ['Made ground with asbestos'])],
  },
  {
    name: 'Birk Drilling',
    projects: [site('ABROAD', ['Made ground with asbestos']), site('LONG', [], LONG, 'Flint')],
  },
]

const WORDS = seedId('project', AINSLEY, 'WORDS')
const OTHER = seedId('project', AINSLEY, 'OTHER')
const ABROAD = seedId('project', BIRK, 'ABROAD')

let service: TestService
const keys = { whole: '', words: '', abroad: '', long: '', rows: '' }
beforeAll(async () => {
  service = await startTestService({ rateLimit: 100_000 }, FURTHER)
  const { database } = service
  keys.whole = await makeKey(database)
  keys.words = await makeKey(database, { projects: ['WORDS'] })
  keys.abroad = await makeKey(database, { company: 'Birk Drilling' })
  keys.long = await makeKey(database, { company: 'Birk Drilling', projects: ['LONG'] })
  keys.rows = await makeKey(database, { scopes: ['tables:read'] })
})
afterAll(() => service.close())

async function find(query: string, key = keys.words) {
  const { status, json } = await service.request(`/v1/search?${query}`, key)
  expect([status, json.error?.message]).toEqual([200, undefined])
  return { hits: json.data as SearchHit[], next: json.meta?.nextCursor ?? null }
}
const found = async (q: string, key?: string) =>
  (await find(`q=${encodeURIComponent(q)}`, key)).hits.map(({ table, depthTop }) => `${table} ${depthTop}`)

describe('rows are found', () => {
  test.each([
    ['odour', ['GEOL 0.5', 'GEOL 2.5']],
    ['"made ground"', ['GEOL 0.5']],
    ['ground made', ['GEOL 0.5', 'GEOL 2.5', 'CORE null']],
    ['ground -clinker', ['GEOL 2.5', 'CORE null']],
    ['-ground', ['GEOL 1.5']],
    ['grav', ['GEOL 2.5']],
    ['"grav"', []],
    ['“sand”', ['GEOL 1.5']],
    ['LENS', ['GEOL 1.5']],
    ['"ground made"', ['GEOL 2.5']],
    ['peat', []],
    ['zircon', []],
    ["clay' | 'x", []],
    ['owner:p1', []],
  ])('for %s', async (q, expected) => expect(await found(q)).toEqual(expected))

  test('by words of several values, but no phrase goes from one into the next', async () => {
    const [hit] = (await find('q=weak+made')).hits
    expect(hit?.matches).toEqual([
      { heading: 'CORE_DESC', text: 'Weak ground', marks: [[0, 4]] },
      { heading: 'CORE_REM', text: 'Made', marks: [[0, 4]] },
    ])
    expect(await found('"ground made"')).not.toContain('CORE null')
  })

  test('all that have words, where none are named', async () => {
    expect(await found('')).toEqual(['GEOL 0.5', 'GEOL 1.5', 'GEOL 2.5', 'CORE null'])
  })
})

test('a hit has its words marked, its depths, its hole and its project', async () => {
  const { hits } = await find('q=hydrocarbon+odor&include=location')
  expect(() => operations.search.response.parse({ data: hits, meta: { nextCursor: null } })).not.toThrow()
  const text = DESCRIPTIONS[0] ?? ''
  const hydrocarbon = text.indexOf('Hydrocarbon')
  expect(hits).toMatchObject([
    {
      locationId: 'BH1',
      project: { id: WORDS, projectId: 'WORDS', projectName: 'Site WORDS' },
      location: { id: seedId('location', WORDS, 'BH1'), longitude: -1.5, latitude: 53.1 },
      depthTop: 0.5,
      depthBase: 1.5,
      matches: [
        {
          heading: 'GEOL_DESC',
          text,
          marks: [
            [hydrocarbon, hydrocarbon + 11],
            [hydrocarbon + 12, hydrocarbon + 17],
          ],
        },
      ],
    },
  ])
  expect((await find('q=weak&include=location')).hits).toMatchObject([
    { locationId: 'NOWHERE', location: null },
  ])
  expect((await find('q=odour')).hits[0]).not.toHaveProperty('location')
})

describe('a key finds what it reaches', () => {
  const projectsOf = async (query: string, key: string) =>
    new Set((await find(query, key)).hits.map(({ project }) => project.id))
  test('and no words of other projects or companies', async () => {
    expect(await projectsOf('q="made+ground"', keys.whole)).toEqual(new Set([WORDS, OTHER]))
    expect(await projectsOf('q=asbestos', keys.whole)).toEqual(new Set([OTHER]))
    expect(await projectsOf('q=asbestos', keys.words)).toEqual(new Set())
    expect(await projectsOf('', keys.words)).toEqual(new Set([WORDS]))
    expect(await projectsOf('q=asbestos', keys.abroad)).toEqual(new Set([ABROAD]))
    expect(await projectsOf(`q=asbestos&projectId=${OTHER},${ABROAD}`, keys.whole)).toEqual(new Set([OTHER]))
    expect(await projectsOf(`projectId=${ABROAD}`, keys.whole)).toEqual(new Set())
    expect(await projectsOf(`projectId=${OTHER}`, keys.words)).toEqual(new Set())
  })

  // PostgreSQL has no list of words.
  test.skipIf(usesPostgres).each([
    ['creation', (terms: Terms) => [wholeSearch(terms)], 2],
    ['relevance', partsByRelevance, 4],
  ])(
    'and only words that it reaches are looked up among the rows of all, by %s',
    (_, partsOf, statements) => {
      const matches: unknown[] = []
      const connection = openForReading(service.database)
      const own = createStatements(connection)
      const watched: Statements = {
        ...own,
        many(sql, binding) {
          if (sql.includes('MATCH')) matches.push(binding.match)
          return own.many(sql, binding)
        },
      }
      const search = { projectIds: null, withLocation: false, limit: 100, after: null }
      for (const projectIds of [null, [WORDS]])
        for (const q of ['loess', '"loess"', 'clay-loe', 'clay loess', 'clay -loess']) {
          const terms = readTerms(q)
          if (terms === null) continue
          const parts = partsOf(terms)
          readWords(watched, { companyId: AINSLEY, projectIds }, { ...search, terms, parts })
        }
      connection.close()
      expect(matches).toHaveLength(statements)
      expect(JSON.stringify(matches)).not.toContain('loe')
    },
  )

  test('and holes only with locations:read', async () => {
    expect((await service.request('/v1/search?include=location', keys.rows)).status).toBe(403)
    expect((await service.request('/v1/search?q=asbestos', keys.rows)).status).toBe(200)
  })
})

test('pages join to the whole list, and their cursors belong to one search', async () => {
  const { hits } = await find('q=ground', keys.whole)
  expect(hits.length).toBeGreaterThan(3)
  const paged: SearchHit[] = []
  for (let cursor = ''; ;) {
    const page = await find(`q=ground&limit=1${cursor}`, keys.whole)
    paged.push(...page.hits)
    if (page.next === null) break
    cursor = `&cursor=${page.next}`
  }
  expect(paged).toEqual(hits)
  const { next } = await find('q=ground&limit=1', keys.whole)
  const elsewhere = await service.request(`/v1/search?q=clay&limit=1&cursor=${next ?? ''}`, keys.whole)
  expect([elsewhere.status, elsewhere.json.error?.type]).toEqual([400, 'invalid_cursor'])
})

test.each([
  ['without words', '"!'],
  ['with a phrase of too many words', `"${'of '.repeat(1000)}"`],
  ['with too many words that hyphens join', 'of-'.repeat(33)],
])('a text %s is refused', async (_, q) => {
  const { status, json } = await service.request(`/v1/search?q=${encodeURIComponent(q)}`, keys.whole)
  expect([status, json.error?.type, json.error?.param]).toEqual([400, 'invalid_parameter', 'q'])
})

test('long texts are sent whole, and marked as far as they are read', async () => {
  const { hits } = await find('q=loess+flint', keys.long)
  const [short, long] = hits[0]?.matches ?? []
  expect(short).toEqual({ heading: 'CORE_DESC', text: 'Flint', marks: [[0, 5]] })
  expect(long?.text).toBe(LONG)
  expect(long?.marks).toHaveLength(200)
  const late = (await find('q=zeolite', keys.long)).hits[0]?.matches
  expect(late?.map(({ heading, marks }) => [heading, marks])).toEqual([['CORE_REM', []]])
})

test('a phrase may end with the beginning of a word', async () => {
  expect(await found('hydrocarbon-odo')).toEqual(['GEOL 0.5'])
  expect(await found('grey-silty-cl')).toEqual([])
})

describe('in order of relevance', () => {
  const relevant = async (q: string, key = keys.whole) => {
    const { hits } = await find(`q=${encodeURIComponent(q)}&sort=relevance`, key)
    return hits.map(({ project, table, depthTop }) => `${project.projectId} ${table} ${depthTop}`)
  }

  test('rows with the phrase come first, then whole words, then beginnings, each once', async () => {
    expect(await relevant('made ground')).toEqual([
      'WORDS GEOL 0.5',
      'OTHER GEOL 0.5',
      'WORDS GEOL 2.5',
      'WORDS CORE null',
    ])
    expect(await relevant('grav')).toEqual(await relevant('gravel'))
    // “Sandy” begins with it, and is in an earlier row than “sand”.
    expect(await relevant('sand')).toEqual(['WORDS GEOL 1.5', 'WORDS GEOL 2.5'])
  })

  test('the same rows are found as in order of creation', async () => {
    for (const q of ['ground', 'made ground', 'ground -clinker', '"made ground" brick', '-ground', '']) {
      const { hits } = await find(`q=${encodeURIComponent(q)}`, keys.whole)
      const { hits: ordered } = await find(`q=${encodeURIComponent(q)}&sort=relevance`, keys.whole)
      expect(ordered.map(({ id }) => id).sort()).toEqual(hits.map(({ id }) => id).sort())
    }
  })

  test('pages join to the whole list across its parts, and a cursor belongs to its order', async () => {
    const { hits } = await find('q=made+ground&sort=relevance', keys.whole)
    for (const limit of [1, 2, 3]) {
      const paged: SearchHit[] = []
      for (let cursor = ''; ;) {
        const page = await find(`q=made+ground&sort=relevance&limit=${limit}${cursor}`, keys.whole)
        paged.push(...page.hits)
        if (page.next === null) break
        cursor = `&cursor=${page.next}`
      }
      expect(paged).toEqual(hits)
    }
    const { next } = await find('q=made+ground&sort=relevance&limit=1', keys.whole)
    const elsewhere = await service.request(
      `/v1/search?q=made+ground&limit=1&cursor=${next ?? ''}`,
      keys.whole,
    )
    expect([elsewhere.status, elsewhere.json.error?.type]).toEqual([400, 'invalid_cursor'])
  })

  test('no row of another project or company is found', async () => {
    expect(await relevant('made ground', keys.words)).toEqual([
      'WORDS GEOL 0.5',
      'WORDS GEOL 2.5',
      'WORDS CORE null',
    ])
    expect(await relevant('made ground', keys.abroad)).toEqual(['ABROAD GEOL 0.5'])
    expect(await relevant('clinker', keys.abroad)).toEqual([])
  })

  test('another order is refused', async () => {
    const { status, json } = await service.request('/v1/search?q=clay&sort=-created', keys.whole)
    expect([status, json.error?.type, json.error?.param]).toEqual([400, 'invalid_sort', 'sort'])
  })
})
