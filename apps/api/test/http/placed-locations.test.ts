import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlacedLocation } from '@groundsheet/contract'
import { writeCursor, writePairCursor } from '../../src/http/cursor.ts'
import { seedId, type SeedCompany } from '../seed-database.ts'
import { AINSLEY, BIRK, HARBOUR, makeKey, PUMP, STRASSE } from '../seed-world.ts'
import { startTestService, type TestService } from './test-service.ts'

/** Holes at the edges of the map, and holes of the other company beside those of the first. */
const FURTHER: readonly SeedCompany[] = [
  {
    name: 'Ainsley Ground',
    projects: [
      {
        reference: 'EDGES',
        name: 'At the edges',
        locations: [
          { locaId: 'EAST', position: [179.999, -17] },
          { locaId: 'WEST', position: [-179.999, -17] },
          { locaId: 'NORTH', position: [20, 89.5] },
          { locaId: 'SOUTH', position: [20, -89.5] },
          { locaId: 'NOWHERE' },
        ],
      },
      {
        reference: 'SAME',
        name: 'At one position',
        locations: Array.from({ length: 7 }, (_, index) => ({
          locaId: `CPT${index}`,
          position: [-1.4905, 53.1] as [number, number],
        })),
      },
    ],
  },
  {
    name: 'Birk Drilling',
    projects: [
      {
        reference: 'NEAR',
        name: 'Beside the harbour',
        locations: [{ locaId: 'SECRET', position: [-1.4905, 53.1] }],
      },
    ],
  },
]
const EDGES = seedId('project', AINSLEY, 'EDGES')
const SAME = seedId('project', AINSLEY, 'SAME')
const FOREIGN = seedId('project', BIRK, 'NEAR')

let service: TestService
const keys = { whole: '', edges: '', foreign: '', plain: '' }
beforeAll(async () => {
  service = await startTestService({ rateLimit: 100_000 }, FURTHER)
  const { database } = service
  keys.whole = await makeKey(database)
  keys.edges = await makeKey(database, { projects: ['EDGES', '100%_sure'] })
  keys.foreign = await makeKey(database, { company: 'Birk Drilling' })
  keys.plain = await makeKey(database, { scopes: ['locations:read'] })
})
afterAll(() => service.close())

async function list(query: string, key = keys.whole) {
  const { status, json } = await service.request(`/v1/locations?${query}`, key)
  expect(json.error, query).toBeUndefined()
  expect(status).toBe(200)
  return { holes: json.data as PlacedLocation[], next: json.meta?.nextCursor ?? null }
}

/** Pages of `limit` to the end. */
async function readAll(query: string, limit: number, key = keys.whole): Promise<PlacedLocation[]> {
  const holes: PlacedLocation[] = []
  for (let cursor = ''; ;) {
    const page = await list(`${query}&limit=${limit}${cursor}`, key)
    holes.push(...page.holes)
    if (page.next === null) return holes
    cursor = `&cursor=${page.next}`
  }
}

const names = (holes: readonly PlacedLocation[]) => holes.map(({ locationId }) => locationId)
const refusal = async (query: string) => {
  const { status, json } = await service.request(`/v1/locations?${query}`, keys.whole)
  return [status, json.error?.type, json.error?.param]
}

const HARBOUR_BOX = '-1.6,53,-1.4,53.2'
const AT_HARBOUR = '-1.4905,53.1'

/** Cursors that nobody was given: their digest has no secret. */
const forged = (first: number, ...area: readonly [name: string, value: unknown][]) =>
  writePairCursor(
    [first, 5],
    [...['listPlacedLocations', '', '', 'created', undefined, '', '', undefined], ...area],
  )

test.each([NaN, Infinity, -Infinity, -1, -1e308])(
  'a cursor of the distance %d is refused',
  async (distance) => {
    const near = AT_HARBOUR.split(',').map(Number)
    const cursor = forged(distance, ['near', near])
    expect(await refusal(`near=${AT_HARBOUR}&cursor=${cursor}`)).toEqual([400, 'invalid_cursor', 'cursor'])
  },
)

test('a cursor beyond the radius ends the list', async () => {
  const cursor = forged(1e308, ['near', AT_HARBOUR.split(',').map(Number)])
  expect(await list(`near=${AT_HARBOUR}&cursor=${cursor}`)).toEqual({ holes: [], next: null })
})

test.each([NaN, Infinity, -1, 0.5, 1e308])('a cursor of the cell or project %d is refused', async (first) => {
  const ofAll = `cursor=${forged(first)}`
  const ofBox = `bbox=${HARBOUR_BOX}&cursor=${forged(first, ['bbox', HARBOUR_BOX.split(',').map(Number)])}`
  for (const query of [ofAll, ofBox])
    expect(await refusal(query), query).toEqual([400, 'invalid_cursor', 'cursor'])
})

test('cursors of lists in creation order are no cursors of these, nor the other way round', async () => {
  const sequence = writeCursor(0, [
    ...['listPlacedLocations', '', '', 'created', undefined, '', '', undefined],
  ])
  expect(await refusal(`cursor=${sequence}`)).toEqual([400, 'invalid_cursor', 'cursor'])
  const pair = writePairCursor([0, 0], ['listProjects', '', '', 'created', undefined, '', '', undefined])
  const { status, json } = await service.request(`/v1/projects?cursor=${pair}`, keys.whole)
  expect([status, json.error?.type]).toEqual([400, 'invalid_cursor'])
})

describe('holes of every project', () => {
  test('are listed by project and creation, each with its project', async () => {
    const { holes } = await list('limit=1000')
    expect(holes).toHaveLength(26 + 1 + 5 + 7)
    expect(holes[0]).toMatchObject({
      locationId: 'BH1',
      project: { id: HARBOUR, projectId: 'HQ-1', projectName: 'Harbour Quay' },
    })
    expect(holes.filter((hole) => 'distance' in hole || 'style' in hole || 'tables' in hole)).toEqual([])
  })

  test('are the holes that their projects list', async () => {
    const { json } = await service.request(
      `/v1/projects/${HARBOUR}/locations?include=style,tables`,
      keys.whole,
    )
    const { holes } = await list(`projectId=${HARBOUR}&include=style,tables&limit=1000`)
    const withProject = (json.data as object[]).map((hole) => expect.objectContaining(hole) as unknown)
    expect(holes).toEqual(withProject)
  })

  test.each(['', `bbox=${HARBOUR_BOX}`, `near=${AT_HARBOUR}`, 'q=bh1', `q=bh&bbox=${HARBOUR_BOX}`])(
    'are each once in pages: %s',
    async (query) => {
      const { holes } = await list(`${query}&limit=1000`)
      expect(holes.length).toBeGreaterThan(5)
      for (const limit of [1, 3]) expect(await readAll(query, limit)).toEqual(holes)
    },
  )

  test('are found by part of their name in any case', async () => {
    expect(names((await list('q=cPt3')).holes)).toEqual(['CPT3'])
    expect(names((await list('q=%25')).holes)).toEqual([])
  })

  test('are those of the named projects only', async () => {
    const { holes } = await list(`projectId=${SAME},${EDGES}&limit=1000`)
    expect(new Set(holes.map(({ project }) => project.id))).toEqual(new Set([SAME, EDGES]))
    expect(holes).toHaveLength(12)
  })
})

describe('a box', () => {
  test('holds the holes that the map shows there', async () => {
    expect(names((await list('bbox=-1.4905,53.1,-1.4895,53.1&limit=1000')).holes).sort()).toEqual(
      ['BH11', ...Array.from({ length: 7 }, (_, index) => `CPT${index}`)].sort(),
    )
  })
  test('may lie across 180°', async () => {
    expect(names((await list('bbox=179,-20,-179,-10')).holes).sort()).toEqual(['EAST', 'WEST'])
    expect(names((await list('bbox=-180,-20,180,-10')).holes).sort()).toEqual(['EAST', 'WEST'])
  })
  test('may lie at a pole, where the map ends', async () => {
    expect(names((await list('bbox=-180,86,180,90')).holes)).toEqual(['NORTH'])
    expect(names((await list('bbox=-180,-90,180,-89')).holes)).toEqual(['SOUTH'])
    expect(names((await list('bbox=-180,89.6,180,90')).holes)).toEqual([])
  })
  test('of the whole world leaves out holes without a position', async () => {
    const { holes } = await list('bbox=-180,-90,180,90&limit=1000')
    expect(holes).toHaveLength(20 + 4 + 7)
    expect(names(holes)).not.toContain('NOWHERE')
  })
})

describe('the nearest holes', () => {
  test('come first, with their distances in metres', async () => {
    const { holes } = await list(`near=${AT_HARBOUR}&radius=200`)
    expect(names(holes).slice(0, 7)).toEqual(Array.from({ length: 7 }, (_, index) => `CPT${index}`))
    expect(holes.slice(0, 7).every(({ distance }) => distance === 0)).toBe(true)
    expect(names(holes).slice(7).sort()).toEqual(['BH10', 'BH11', 'BH12', 'BH13', 'BH8', 'BH9'].sort())
    const distances = holes.map(({ distance = NaN }) => distance)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(distances[7]).toBeCloseTo(33.4, 0)
  })
  test('are within 1,000 m unless a radius is given', async () => {
    const { holes } = await list('near=-1.5,53.1&limit=1000')
    expect(Math.max(...holes.map(({ distance = NaN }) => distance))).toBeLessThanOrEqual(1000)
    expect(names(holes)).toContain('BH15')
    expect(names(holes)).not.toContain('BH17')
  })
  test('may lie beyond 180°', async () => {
    const { holes } = await list('near=179.9999,-17&radius=1000')
    expect(names(holes)).toEqual(['EAST', 'WEST'])
  })
  test('are found around a pole', async () => {
    expect(names((await list('near=-160,89.9&radius=100000')).holes)).toEqual(['NORTH'])
  })
})

describe('a key', () => {
  test.each([
    '',
    'bbox=-180,-90,180,90',
    `near=${AT_HARBOUR}&radius=100000`,
    'q=s',
    `projectId=${SAME},${FOREIGN},${EDGES},${HARBOUR}`,
  ])('gets no hole of another company or of a project out of reach: %s', async (query) => {
    const ids = async (key: string) =>
      new Set((await readAll(query, 7, key)).map(({ project }) => project.id))
    expect(await ids(keys.whole)).not.toContain(FOREIGN)
    for (const id of await ids(keys.edges)) expect([EDGES, STRASSE]).toContain(id)
    for (const id of await ids(keys.foreign)) expect([HARBOUR, SAME, EDGES, STRASSE]).not.toContain(id)
  })
  test('that reaches one project gets the nearest of that', async () => {
    expect(names((await list('near=179,-17&radius=100000', keys.edges)).holes)).toEqual([])
    const { holes } = await list('near=179.5,-17&radius=100000', keys.edges)
    expect(names(holes)).toEqual(['EAST', 'WEST'])
    expect(names((await list(`near=${AT_HARBOUR}`, keys.foreign)).holes)).toEqual(['SECRET'])
  })
  test('needs map:read for styles', async () => {
    expect((await service.request('/v1/locations', keys.plain)).status).toBe(200)
    expect((await service.request('/v1/locations?include=style', keys.plain)).json.error?.type).toBe(
      'insufficient_scope',
    )
  })
})

test.each([
  ['bbox=1,2,3', 'bbox'],
  ['bbox=1,5,3,4', 'bbox'],
  ['bbox=-181,1,3,4', 'bbox'],
  ['bbox=a,1,3,4', 'bbox'],
  ['near=1', 'near'],
  ['near=0,91', 'near'],
  ['near=1,1&radius=0', 'radius'],
  ['near=1,1&radius=100001', 'radius'],
  ['radius=5', 'radius'],
  ['near=1,1&bbox=1,1,2,2', 'bbox'],
  ['near=1,1&q=x', 'q'],
  ['projectId=HQ-1', 'projectId'],
  ['sort=created', 'sort'],
])('refuses %s and names the parameter', async (query, param) => {
  expect(await refusal(query)).toEqual([400, 'invalid_parameter', param])
})

test('a cursor holds for its own area only', async () => {
  const { next } = await list(`bbox=${HARBOUR_BOX}&limit=1`)
  const invalid = [400, 'invalid_cursor', 'cursor']
  expect(await refusal(`bbox=-1.6,53,-1.4,53.3&cursor=${next}`)).toEqual(invalid)
  expect(await refusal(`bbox=${HARBOUR_BOX}&projectId=${HARBOUR}&cursor=${next}`)).toEqual(invalid)
  expect(await refusal(`limit=1&cursor=${next}`)).toEqual(invalid)
  // A cursor gives no access: the other company continues its own list.
  expect(names((await list(`bbox=${HARBOUR_BOX}&limit=1&cursor=${next}`, keys.foreign)).holes)).toEqual([
    'SECRET',
  ])
})

test('icons, projects and positions of one company are not sent to another', async () => {
  const text = (await service.request('/v1/locations?include=style&limit=1000', keys.foreign)).body.toString()
  for (const id of [HARBOUR, PUMP, SAME]) expect(text).not.toContain(id)
})
