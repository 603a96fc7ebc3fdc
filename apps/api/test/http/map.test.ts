import type {
  Boundary,
  Location,
  LocationGroup,
  LocationStyle,
  MapColumns,
  ProjectMap,
} from '@groundsheet/contract'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { sampleName } from '@groundsheet/sample'
import { writeSampleFolder } from '../../src/cli/sample-folder.ts'
import { startServer } from '../../src/server.ts'
import { openForWriting } from '../../src/sqlite/open.ts'
import { usesPostgres } from '../postgres/test-database.ts'
import { createWorkspace } from '../import/workspace.ts'
import { EMPTY, HARBOUR, makeKey } from '../seed-world.ts'
import { checkWholeShape } from './described-shape.ts'
import { startTestService, type TestService } from './test-service.ts'

const NOTICE_TIMEOUT_MS = 5000

/** The locations as the list sends them, as far as the map has them. */
function locationsOf({ table, locations }: ProjectMap): Partial<Location>[] {
  return locations.id.map((id, place) => ({
    id,
    locationId: locations.locationId[place] ?? '',
    table: table ?? '',
    easting: locations.easting[place] ?? null,
    northing: locations.northing[place] ?? null,
    latitude: locations.latitude[place] ?? null,
    longitude: locations.longitude[place] ?? null,
    groundLevel: locations.groundLevel[place] ?? null,
    finalDepth: locations.finalDepth[place] ?? null,
    mapPlacement: at(locations.mapPlacement, place) ?? null,
    ...(at(locations.positionInDoubt, place) === undefined
      ? {}
      : { positionInDoubt: at(locations.positionInDoubt, place) }),
    updatedAt: valueOf(locations.updatedAt, place),
    data: headingsOf(locations, place),
    tables: locations.tables.flatMap(({ code, name, rows }) =>
      (rows[place] ?? 0) > 0 ? [{ code, rows: rows[place] ?? 0, name }] : [],
    ),
    ...(locations.style === undefined ? {} : { style: valueOf<LocationStyle>(locations.style, place) }),
  }))
}

function at<T extends { place: number }>(sparse: readonly T[], place: number): Omit<T, 'place'> | undefined {
  const found = sparse.find((one) => one.place === place)
  if (found === undefined) return undefined
  return omit(found, 'place') as Omit<T, 'place'>
}

const omit = (value: object, name: string): object =>
  Object.fromEntries(Object.entries(value).filter(([other]) => other !== name))

function valueOf<T>({ values, indexes }: { values: T[]; indexes: (number | null)[] }, place: number): T {
  const index = indexes[place]
  const value = index === undefined || index === null ? undefined : values[index]
  if (value === undefined) throw new Error(`no value at ${place}`)
  return value
}

const headingsOf = ({ headings }: MapColumns, place: number) =>
  Object.fromEntries(
    Object.entries(headings).flatMap(([heading, column]) =>
      column.indexes[place] === null ? [] : [[heading, valueOf(column, place)]],
    ),
  )

/** A location of the list without what the map leaves out. */
function withoutOthers({ data, ...location }: Location, headings: ReadonlySet<string>): Partial<Location> {
  const kept = Object.entries(data).filter(([heading]) => headings.has(heading))
  return { ...location, data: Object.fromEntries(kept) }
}

const ON_THE_MAP = new Set([
  ...['LOCA_TYPE', 'LOCA_STAT', 'LOCA_STAR', 'LOCA_ENDD', 'LOCA_GREF', 'LOCA_NATD', 'LOCA_DATM'],
  ...['HOLE_TYPE', 'HOLE_STAT', 'HOLE_STAR', 'HOLE_ENDD', 'HOLE_INCL', 'HOLE_ORNT'],
])

/** Remarks are left out of the comparison where the map does not send them. */
function comparable(listed: readonly Location[], map: ProjectMap): Partial<Location>[] {
  const mapped = locationsOf(map)
  return listed.map((location, place) => {
    const { LOCA_REM, HOLE_REM } = mapped[place]?.data ?? {}
    const remarks = [...(LOCA_REM ? ['LOCA_REM'] : []), ...(HOLE_REM ? ['HOLE_REM'] : [])]
    return withoutOthers(location, new Set([...ON_THE_MAP, ...remarks]))
  })
}

type Read = <T>(address: string) => Promise<T[]>

async function expectMapOfPages(map: ProjectMap, project: string, read: Read): Promise<void> {
  const listed = await read<Location>(`/v1/projects/${project}/locations?include=style,tables&limit=97`)
  expect(map.locations.count).toBe(listed.length)
  expect(locationsOf(map)).toEqual(comparable(listed, map))
  expect(map.boundaries).toEqual(await read<Boundary>(`/v1/projects/${project}/boundaries`))
  expect(map.groups).toEqual(await read<LocationGroup>(`/v1/projects/${project}/groups`))
}

describe('the map of a seeded project', () => {
  let service: TestService
  let key = ''
  beforeAll(async () => {
    service = await startTestService()
    key = await makeKey(service.database)
  })
  afterAll(() => service.close())

  const mapOf = async (project: string, of = key) =>
    (await service.request(`/v1/projects/${project}/map`, of)).json.data as ProjectMap

  const read: Read = async <T>(address: string) => {
    const items: T[] = []
    for (let next: string | null | undefined = address; next;) {
      const { json } = await service.request(next, key)
      items.push(...(json.data as T[]))
      const cursor: string | null | undefined = json.meta?.nextCursor
      next = cursor ? `${address}${address.includes('?') ? '&' : '?'}cursor=${cursor}` : null
    }
    return items
  }

  test('has what the lists have', async () => expectMapOfPages(await mapOf(HARBOUR), HARBOUR, read))

  test('is empty for a project without locations', async () => {
    const map = await mapOf(EMPTY)
    expect(map).toMatchObject({ table: null, locations: { count: 0, id: [], tables: [] } })
    expect([map.boundaries, map.groups]).toEqual([[], []])
  })

  test('has every style once', async () => {
    const { style } = (await mapOf(HARBOUR)).locations
    expect(style?.values).toHaveLength(2)
    expect(new Set(style?.indexes)).toEqual(new Set([0, 1]))
  })

  test('has neither styles nor shapes for a key with locations:read alone', async () => {
    const alone = await makeKey(service.database, { scopes: ['locations:read'] })
    const [whole, less] = [await mapOf(HARBOUR), await mapOf(HARBOUR, alone)]
    expect(less).toEqual({ table: 'LOCA', locations: omit(whole.locations, 'style') })
    expect(JSON.stringify(less)).not.toMatch(/#2563eb|Cable percussion|strokeColor/)
    // Asked again, the answer comes from the cache.
    expect(await mapOf(HARBOUR, alone)).toEqual(less)
    expect(await mapOf(HARBOUR)).toEqual(whole)
  })

  test('is refused to a key with map:read alone', async () => {
    const shapes = await makeKey(service.database, { scopes: ['map:read'] })
    const { status, json } = await service.request(`/v1/projects/${HARBOUR}/map`, shapes)
    expect([status, json.error?.type]).toEqual([403, 'insufficient_scope'])
  })

  test('is not sent again while nothing has changed', async () => {
    const address = `/v1/projects/${HARBOUR}/map`
    // A server notices keys that were just made, as by the tests above, within a second.
    await vi.waitFor(async () => {
      const { headers } = await service.request(address, key, { 'Accept-Encoding': 'br' })
      expect(headers['content-encoding']).toBe('br')
      const again = await service.request(address, key, { 'If-None-Match': String(headers.etag) })
      expect([again.status, again.body.length]).toEqual([304, 0])
    }, NOTICE_TIMEOUT_MS)
  })
})

test('the map of imported projects is described, and has what the lists have', async () => {
  const workspace = createWorkspace()
  const sample = join(workspace.folder, 'sample')
  writeSampleFolder(sample)
  await workspace.import(sample)
  const database = await workspace.stored()
  const key = await makeKey(database, { company: sampleName })
  const server = await startServer({ port: 0, database, logLevel: 'silent', rateLimit: 1_000_000 })
  onTestFinished(() => server.close())
  const get = async (address: string) => {
    const answer = await fetch(server.url + address, { headers: { Authorization: `Bearer ${key}` } })
    return (await answer.json()) as { data: unknown; meta: { nextCursor: string | null } }
  }
  const read: Read = async <T>(address: string) => {
    const items: T[] = []
    for (let next: string | null = address; next;) {
      const { data, meta } = await get(next)
      items.push(...(data as T[]))
      const { nextCursor } = meta
      next = nextCursor && `${address}${address.includes('?') ? '&' : '?'}cursor=${nextCursor}`
    }
    return items
  }
  const all: MapColumns[] = []
  for (const { id } of await read<{ id: string }>('/v1/projects')) {
    const answer = await get(`/v1/projects/${id}/map`)
    expect(checkWholeShape('getProjectMap', 200, answer)).toEqual([])
    const map = answer.data as ProjectMap
    await expectMapOfPages(map, id, read)
    all.push(map.locations)
  }
  expect(Math.max(...all.map(({ count }) => count))).toBeGreaterThan(500)
  expect(all.some(({ mapPlacement }) => mapPlacement.length > 0)).toBe(true)
})

// In PostgreSQL one statement reads it.
test.skipIf(usesPostgres)('a map that is read while imports commit is of one moment', async () => {
  const holes = Array.from({ length: 3000 }, (_, index) => ({ locaId: `H${index}` }))
  const service = await startTestService({ rateLimit: 1_000_000 }, [
    { name: 'Ainsley Ground', projects: [{ reference: 'LONG', name: 'Long', locations: holes }] },
  ])
  const key = await makeKey(service.database)
  const projects = (await service.request('/v1/projects?q=LONG', key)).json.data as { id: string }[]
  const address = `/v1/projects/${projects[0]?.id ?? ''}/map`
  const writer = openForWriting(service.database)
  const levels = new Set<number>()
  for (let level = 100; level < 112; level += 1) {
    const answer = service.request(address, key)
    for (let commit = 0; commit < 3; commit += 1) {
      await new Promise((resolve) => setTimeout(resolve, 4))
      writer.exec(
        `UPDATE location
         SET body = replace(body, '"groundLevel":' || json_extract(body || '}', '$.groundLevel'),
           '"groundLevel":' || ${level}.${commit}) WHERE loca_id LIKE 'H%'`,
      )
    }
    const { locations } = (await answer).json.data as ProjectMap
    const found = new Set(locations.groundLevel)
    expect(found.size, [...found].join(' ')).toBe(1)
    for (const one of found) levels.add(Number(one))
  }
  expect(levels.size).toBeGreaterThan(5)
  writer.close()
  await service.close()
})
