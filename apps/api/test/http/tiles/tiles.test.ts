import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedId, type SeedCompany } from '../../seed-database.ts'
import { AINSLEY, HARBOUR, HOLE, makeKey, STRASSE } from '../../seed-world.ts'
import { startTestService, type TestService } from '../test-service.ts'
import { readVectorTile, type TilePoint } from './read-vector-tile.ts'

const manyHoles = (count: number, [longitude, latitude]: [number, number]) =>
  Array.from({ length: count }, (_, index) => ({
    locaId: `CPT${index}`,
    position: [longitude + (index % 50) / 1e5, latitude + Math.floor(index / 50) / 1e5] as [number, number],
  }))

/** Projects beside the harbour, in the same cells far out, of both companies. */
const FURTHER: readonly SeedCompany[] = [
  {
    name: 'Ainsley Ground',
    projects: [
      { reference: 'NEXT', name: 'Next door', locations: manyHoles(5, [-1.495, 53.1005]) },
      {
        reference: 'LONE',
        name: 'Alone',
        locations: manyHoles(1, [30, -40]).map((hole) => ({
          ...hole,
          finalDepth: 12.5,
          begun: '2019-05-06',
        })),
      },
      { reference: 'DENSE', name: 'Very many', locations: manyHoles(2100, [2.353, 48.853]) },
    ],
  },
  {
    name: 'Birk Drilling',
    projects: [{ reference: 'NEAR', name: 'Beside', locations: manyHoles(9, [-1.495, 53.1]) }],
  },
]
const NEXT = seedId('project', AINSLEY, 'NEXT')

let service: TestService
const keys = { whole: '', restricted: '', foreign: '', plain: '', next: '' }
beforeAll(async () => {
  service = await startTestService({ rateLimit: 100_000 }, FURTHER)
  const { database } = service
  keys.whole = await makeKey(database)
  keys.restricted = await makeKey(database, { projects: ['HQ-1', 'LONE', '100%_sure'] })
  keys.next = await makeKey(database, { projects: ['NEXT'] })
  keys.foreign = await makeKey(database, { company: 'Birk Drilling' })
  keys.plain = await makeKey(database, { scopes: ['locations:read'] })
})
afterAll(() => service.close())

async function tile(address: string, key = keys.whole): Promise<TilePoint[]> {
  const { status, headers, body } = await service.request(`/v1/tiles/${address}`, key)
  expect([status, headers['content-type']]).toEqual([200, 'application/vnd.mapbox-vector-tile'])
  if (body.length === 0) return []
  const { name, extent, points } = readVectorTile(body)
  expect([name, extent]).toEqual(['holes', 4096])
  return points
}

/** Clusters and single holes, counted. */
const holesIn = (points: readonly TilePoint[]) =>
  points.reduce((sum, { properties }) => sum + Number(properties.count ?? 1), 0)

/** The tile of a zoom that holds a position. */
function tileAt(zoom: number, longitude: number, latitude: number): string {
  const y = 0.5 - Math.atanh(Math.sin((latitude * Math.PI) / 180)) / (2 * Math.PI)
  return `${zoom}/${Math.floor(((longitude + 180) / 360) * 2 ** zoom)}/${Math.floor(y * 2 ** zoom)}`
}

describe('far out', () => {
  test('holes are clusters with their counts, and a hole by itself is a hole', async () => {
    const points = await tile('0/0/0')
    expect(holesIn(points)).toBe(20 + 5 + 1 + 2100)
    const lone = points.find(
      ({ properties }) => properties.id === seedId('location', seedId('project', AINSLEY, 'LONE'), 'CPT0'),
    )
    expect(lone?.properties).toMatchObject({
      name: 'CPT0',
      project: seedId('project', AINSLEY, 'LONE'),
      type: 'CP',
    })
    expect(lone?.x).toBeCloseTo(((30 + 180) / 360) * 4096, -1)
  })

  test('each zoom shows each hole once', async () => {
    for (const zoom of [1, 2, 3]) {
      const tiles = Array.from(
        { length: 4 ** zoom },
        (_, index) => `${zoom}/${index % 2 ** zoom}/${Math.floor(index / 2 ** zoom)}`,
      )
      let holes = 0
      for (const address of tiles) holes += holesIn(await tile(address))
      expect(holes, `zoom ${zoom}`).toBe(20 + 5 + 1 + 2100)
    }
  })

  test.each([0, 5, 9, 13, 14, 17])(
    'a key gets the clusters and holes of its projects at zoom %i',
    async (zoom) => {
      const address = tileAt(zoom, -1.495, 53.1001)
      const whole = holesIn(await tile(address))
      const [harbour, next, foreign] = [
        holesIn(await tile(address, keys.restricted)),
        holesIn(await tile(address, keys.next)),
        holesIn(await tile(address, keys.foreign)),
      ]
      if (zoom === 0) {
        expect([whole, harbour, next, foreign]).toEqual([2126, 21, 5, 9])
        return
      }
      expect(whole).toBe(harbour + next)
      expect(next).toBeGreaterThan(0)
      expect(foreign).toBe(9)
    },
  )

  test('tiles name nothing of another company or of a project out of reach', async () => {
    for (const zoom of [0, 4, 12, 13, 14, 18, 22])
      for (const [key, hidden] of [
        [keys.restricted, [NEXT]],
        [keys.next, [HARBOUR, STRASSE, HOLE]],
        [keys.foreign, [HARBOUR, NEXT, STRASSE]],
      ] as const) {
        const { body } = await service.request(`/v1/tiles/${tileAt(zoom, -1.495, 53.1001)}`, key)
        for (const id of hidden) expect(body.toString('latin1')).not.toContain(id)
      }
  })
})

test.each([0, 13, 15])(
  'a hole by itself at zoom %i has its depth and day, if it states them',
  async (zoom) => {
    const lone = (await tile(tileAt(zoom, 30, -40))).find(({ properties }) => properties.name === 'CPT0')
    expect(lone?.properties).toMatchObject({ depth: 12.5, day: Date.UTC(2019, 4, 6) / 86_400_000 })
    const filtered = await tile(`${tileAt(zoom, 30, -40)}?minDepth=12`)
    expect(filtered.map(({ properties }) => properties)).toContainEqual(lone?.properties)
    const next = await tile(tileAt(20, -1.495, 53.1005))
    const names = next.map(({ properties }) => [properties.name, 'depth' in properties, 'day' in properties])
    expect(names).toContainEqual(['CPT0', false, false])
  },
)

describe('near', () => {
  test('holes have their id, name, project, type and style', async () => {
    const points = await tile(tileAt(14, -1.5, 53.1))
    const { json } = await service.request('/v1/tiles/styles', keys.whole)
    const styles = new Map(
      (json.data as { number: number; style: { markerIconId: unknown } }[]).map((one) => [
        one.number,
        one.style,
      ]),
    )
    const hole = points.find(({ properties }) => properties.id === HOLE)?.properties
    expect(hole).toMatchObject({ name: 'BH1', project: HARBOUR, type: 'CP' })
    const { json: listed } = await service.request(
      `/v1/projects/${HARBOUR}/locations?include=style`,
      keys.whole,
    )
    const style = (listed.data as { id: string; style: unknown }[]).find(({ id }) => id === HOLE)?.style
    expect(styles.get(Number(hole?.style))).toEqual(style)
  })
  test('without map:read holes have no type, which is of their style', async () => {
    const points = await tile(tileAt(14, -1.5, 53.1), keys.plain)
    const hole = points.find(({ properties }) => properties.id === HOLE)?.properties
    expect(Object.keys(hole ?? {}).sort()).toEqual(['id', 'name', 'project'])
  })

  test('a tile of too many holes shows clusters', async () => {
    const points = await tile(tileAt(14, 2.3531, 48.8531))
    expect(holesIn(points)).toBe(2100)
    expect(points.some(({ properties }) => Number(properties.count) > 50)).toBe(true)
    expect(points.length).toBeLessThanOrEqual(64)
    const finer = await tile(tileAt(20, 2.3531, 48.8531))
    expect(finer.length).toBeGreaterThan(10)
    expect(finer.every(({ properties }) => 'id' in properties)).toBe(true)
  })
  test('styles need map:read', async () => {
    const points = await tile(tileAt(14, -1.5, 53.1), keys.plain)
    expect(points.length).toBeGreaterThan(0)
    expect(points.filter(({ properties }) => 'style' in properties)).toEqual([])
    expect((await service.request('/v1/tiles/styles', keys.plain)).json.error?.type).toBe(
      'insufficient_scope',
    )
    const { body } = await service.request('/v1/tiles.json', keys.plain)
    expect(body.toString()).not.toContain('/tiles/styles')
  })
})

test('styles of tiles are those of the projects that a key reaches', async () => {
  const stylesOf = async (key: string) =>
    ((await service.request('/v1/tiles/styles', key)).json.data as unknown[]).length
  expect([await stylesOf(keys.whole), await stylesOf(keys.next)]).toEqual([2, 1])
})

test.each(['0/0/1', '0/1/0', '23/0/0', '1/-1/0', '1/0.5/0', '1/0/x', '1/0/0.png', '99999999999/0/0'])(
  'there is no tile %s',
  async (address) => expect((await service.request(`/v1/tiles/${address}`, keys.whole)).status).toBe(404),
)

test('a tile of a place without holes is empty', async () => expect(await tile('10/5/5')).toEqual([]))

test('a tile has an ETag, and is answered 304 to who has it', async () => {
  const { headers } = await service.request('/v1/tiles/0/0/0', keys.whole)
  const again = await service.request('/v1/tiles/0/0/0', keys.whole, {
    'If-None-Match': String(headers.etag),
  })
  expect([again.status, again.body.length]).toEqual([304, 0])
  const other = await service.request('/v1/tiles/0/0/0', keys.next, { 'If-None-Match': String(headers.etag) })
  expect(other.status).toBe(200)
})
