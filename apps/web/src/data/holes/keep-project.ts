import type { Client } from '@groundsheet/client'
import type { Basemap, LocationDetail, Project, Scope, TableRow } from '@groundsheet/contract'
import { hashKey } from '@tanstack/react-query'
import { boundsOf } from '../map/bounds-of.ts'
import { keepTiles } from '../map/keep-tiles.ts'
import { chooseBasemaps, pageAccess } from '../map/kept-basemaps.ts'
import type { KeptQueries } from '../service/kept-queries.ts'
import { deliveriesQuery, metadataQuery, metadataRowsQuery } from '../service/project-data-queries.ts'
import {
  boundariesQuery,
  findingsQuery,
  groupsQuery,
  holeTableKey,
  locationQuery,
  locationsQuery,
  markerQuery,
  meQuery,
  projectQuery,
} from '../service/queries.ts'
import { asSinglePage } from '../service/whole-list.ts'
import { dictionaryQuery } from '../tables/glossary.ts'
import { projectRowsQuery } from '../tables/project-rows.ts'
import type { ListedHole } from './listed-holes.ts'
import { holesOfMap } from './decode-map-holes.ts'
import { readRowsSince, readSince, type ChangesSinceSync, type SyncedThrough } from './rows-since-sync.ts'

const PAGE_ROWS = 1000

/** More are likely not to fit in the memory of a phone, which reads a whole table at once. */
const MAX_ROWS = 200_000

/** Name of what a sync stores of itself. */
const SYNCED_THROUGH = hashKey(['synced-through'])

/** What is read, with which key. */
interface KeepProjectOptions {
  readonly kept: KeptQueries
  readonly client: Client
  readonly can: (scope: Scope) => boolean
  readonly projectId: string
  /** Those that are served from here are kept around the holes. */
  readonly basemaps: readonly Basemap[]
  readonly signal: AbortSignal
  /** Parts that have been read, of how many. */
  readonly onProgress: (done: number, all: number) => void
}

/** A project is too large to be kept. */
export class TooManyRowsError extends Error {
  readonly rows: number
  readonly limit = MAX_ROWS
  constructor(rows: number) {
    super(`${rows} rows; at most ${MAX_ROWS} are kept`)
    this.rows = rows
  }
}

/**
 * Reads all that the screens of a project show, and stores it under the names of their queries. Of tables
 * that are stored already only what has changed is read. Throws TooManyRowsError, errors of the service, and
 * that of a browser without room.
 */
export async function keepProject(options: KeepProjectOptions): Promise<void> {
  const { kept } = options
  const startedAt = Date.now()
  const answers = new Map<string, unknown>()
  const { icons, holes } = await readAnswers(
    options,
    (queryKey, data) => void answers.set(hashKey(queryKey), data),
  )
  const { client, signal } = options
  const write = (part: string, { queryKey }: { readonly queryKey: readonly unknown[] }, data: unknown) =>
    kept.write(part, hashKey(queryKey), { at: startedAt, data }, 1)
  for (const id of icons) await write('icons', markerQuery(client, id), await client.marker(id, { signal }))
  await write('', meQuery(client), await client.me({ signal }))
  await kept.keepProject(options.projectId, answers, startedAt)
  await keepBasemaps(options, holes)
}

/** Last, so that what is kept when this is broken off can be deleted as a project. */
async function keepBasemaps(
  { kept, projectId, basemaps, signal }: KeepProjectOptions,
  holes: readonly ListedHole[],
) {
  const area = boundsOf(holes.flatMap(({ position }) => position ?? []))
  if (area === null) return
  const basemapsToKeep = await chooseBasemaps(basemaps, area, pageAccess(signal))
  if (basemapsToKeep.kept.length === 0) return
  await kept.keepTiles(projectId, (cache) => keepTiles(cache, { basemaps: basemapsToKeep.kept, signal }))
}

type Put = (queryKey: readonly unknown[], answer: unknown) => void

/** Returns the ids of icons, which projects share, and the holes of the map. */
async function readAnswers(options: KeepProjectOptions, put: Put) {
  const { client, can, projectId, signal } = options
  const project = await client.project(projectId, { signal })
  const rows = project.tables.reduce((sum, table) => sum + table.rows, 0)
  if (rows > MAX_ROWS) throw new TooManyRowsError(rows)
  put(projectQuery(client, projectId).queryKey, project)
  const synced = await options.kept.read(projectId, SYNCED_THROUGH)
  const since = can('tables:read') ? await readSince(options, synced) : null
  put(['synced-through'], { through: project.updatedAt } satisfies SyncedThrough)
  const { holes, icons, placed } = await readHoles(options, put)
  const tables = can('tables:read') ? project.tables.filter(({ code }) => code !== null) : []
  const parts = [
    ...tables.map((table) => () => readTable(options, put, { table, holes, since })),
    ...(can('tables:read') ? [() => readDescriptions(options, put)] : []),
    () => readList(put, deliveriesQuery(client, projectId), client.deliveries(projectId, {}, { signal })),
    ...(can('map:read') ? [() => readShapes(options, put)] : []),
  ]
  for (const [done, part] of parts.entries()) {
    options.onProgress(done, parts.length + 1)
    await part()
  }
  options.onProgress(parts.length, parts.length + 1)
  return { icons, holes: placed }
}

/** Holes as the list and the map show them, and each as its panel does. */
async function readHoles({ client, can, projectId, signal }: KeepProjectOptions, put: Put) {
  const readAt = Date.now()
  const data = holesOfMap(await client.projectMap(projectId, { signal }))
  const { queryKey } = locationsQuery(client, projectId, can('map:read'))
  put(queryKey, { pages: [{ data, meta: { nextCursor: null }, readAt }], pageParams: [null] })
  const query = { limit: PAGE_ROWS, include: ['tables' as const] }
  const holes: LocationDetail[] = []
  for await (const { tables = [], ...hole } of client.locations(projectId, query, { signal }))
    holes.push({ ...hole, tables })
  for (const hole of holes) put(locationQuery(client, hole.id).queryKey, hole)
  const icons = new Set(data.flatMap(({ style }) => style.markerIconId ?? []))
  return { holes, icons, placed: data }
}

interface ReadTable {
  readonly table: Project['tables'][number]
  readonly holes: readonly LocationDetail[]
  readonly since: ChangesSinceSync | null
}

/** A table across the project, and that of each hole. */
async function readTable(options: KeepProjectOptions, put: Put, { table, holes, since }: ReadTable) {
  const { client, projectId, kept, signal } = options
  const { code, rows: count } = table
  if (code === null) return
  const { queryKey } = projectRowsQuery(client, projectId, code)
  const stored = since ? await kept.read(projectId, hashKey(queryKey)) : undefined
  const updated = since && (await readRowsSince(options, since, { code, rows: count, stored }))
  const rows =
    updated ?? (await Array.fromAsync(client.rows(projectId, code, { limit: PAGE_ROWS }, { signal })))
  put(queryKey, asSinglePage(rows))
  const byHole = Map.groupBy(rows, (row: TableRow) => row.locationId)
  for (const { id, locationId, tables } of holes) {
    if (tables.some((table) => table.code === code)) put(holeTableKey(id, code), byHole.get(locationId) ?? [])
  }
}

/** What explains the tables: dictionary, findings, and the groups that belong to no hole. */
async function readDescriptions({ client, projectId, signal }: KeepProjectOptions, put: Put) {
  put(dictionaryQuery(client, projectId).queryKey, await client.dictionary(projectId, { signal }))
  const findings = client.findings(projectId, { limit: PAGE_ROWS }, { signal })
  await readList(put, findingsQuery(client, projectId), findings)
  const metadata = client.metadata(projectId, { limit: PAGE_ROWS }, { signal })
  for (const { code } of await readList(put, metadataQuery(client, projectId), metadata)) {
    if (code === null) continue
    const rows = client.metadataRows(projectId, code, { limit: PAGE_ROWS }, { signal })
    await readList(put, metadataRowsQuery(client, projectId, code), rows)
  }
}

async function readShapes({ client, projectId, signal }: KeepProjectOptions, put: Put) {
  const boundaries = client.boundaries(projectId, { limit: PAGE_ROWS }, { signal })
  await readList(put, boundariesQuery(client, projectId), boundaries)
  await readList(
    put,
    groupsQuery(client, projectId),
    client.groups(projectId, { limit: PAGE_ROWS }, { signal }),
  )
}

async function readList<T>(
  put: Put,
  { queryKey }: { readonly queryKey: readonly unknown[] },
  list: AsyncIterable<T>,
): Promise<T[]> {
  const items = await Array.fromAsync(list)
  put(queryKey, asSinglePage(items))
  return items
}
