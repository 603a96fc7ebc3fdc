import type { Client, List } from '@groundsheet/client'
import type { Page } from '@groundsheet/contract'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { keptFor } from './keep-queries.ts'
import { listedHoles, type ListedHole } from './listed-holes.ts'
import {
  holesOf,
  isWhole,
  justAfter,
  later,
  mergeHoles,
  newestOf,
  tablesOf,
  type LocationPages,
  type Seal,
} from './merge-holes.ts'
import { locationsQuery, projectQuery } from './queries.ts'

const PAGE = 1000

/** Rows that moved from one hole to another change no count of the project and no date of a hole: all are read once a day. Milliseconds. */
const DAY = 86_400_000

interface Reach {
  readonly client: Client
  readonly projectId: string
  readonly styled: boolean
  /** The key may read the project itself, and with it how many holes there are. */
  readonly counted: boolean
}

/**
 * Brings the holes of a project, once all are there, up to date: reads what changed since, and all of them again where
 * the counts of the project say that something vanished, or that what hangs off them is other than it was.
 */
export function syncHolesQuery(reach: Reach) {
  const sync = (queries: QueryClient, seal: Seal | undefined, signal: AbortSignal) =>
    syncHoles(queries, reach, seal ?? null, signal)
  return queryOptions({
    queryKey: ['sync-holes', reach.projectId, reach.styled],
    queryFn: ({ client, queryKey, signal }) => sync(client, client.getQueryData<Seal>(queryKey), signal),
    meta: keptFor(reach.projectId),
    refetchOnWindowFocus: true,
  })
}

async function syncHoles(
  queries: QueryClient,
  reach: Reach,
  seal: Seal | null,
  signal: AbortSignal,
): Promise<Seal> {
  const { client, projectId, styled, counted } = reach
  const { queryKey } = locationsQuery(client, projectId, styled)
  const held = queries.getQueryData(queryKey)
  if (!held) return { through: null, tables: null, wholeAt: 0 }
  const project = counted ? await client.project(projectId, { signal }) : null
  if (project) queries.setQueryData(projectQuery(client, projectId).queryKey, project)
  const tables = project && tablesOf(project)

  if (seal === null || (project && seal.tables === tables && Date.now() - seal.wholeAt < DAY)) {
    const since = await readSince(reach, held, seal, signal)
    const merged = since.changed.length > 0 ? mergeHoles(held, since.changed) : held
    if (!project || isWhole(holesOf(merged), project)) {
      if (merged !== held) queries.setQueryData(queryKey, merged)
      return { through: since.through, tables, wholeAt: seal?.wholeAt ?? Date.now() }
    }
  }
  const whole = await readWhole(open(reach, signal))
  queries.setQueryData(queryKey, whole)
  return { through: newestOf(whole.pages[0]?.data ?? []), tables, wholeAt: Date.now() }
}

/** What changed since the seal; without one, since the first page was read, which no later page can be older than. */
async function readSince(reach: Reach, held: LocationPages, seal: Seal | null, signal: AbortSignal) {
  const through = seal?.through ?? newestOf(held.pages[0]?.data ?? [])
  const pages: Page<ListedHole>[] = []
  const list = open(reach, signal, through === null ? {} : { updatedSince: justAfter(through) })
  for await (const page of list.pages()) pages.push(page)
  const changed = pages.flatMap(({ data }) => data)
  // Changes may be made between two pages: then only what the first page shows is known to be all.
  const known = pages.length > 1 ? (pages[0]?.data ?? []) : [...holesOf(held), ...changed]
  return { changed, through: later(through, newestOf(known)) }
}

async function readWhole(list: Pick<List<ListedHole>, 'pages'>): Promise<LocationPages> {
  const whole: LocationPages = { pages: [], pageParams: [] }
  for await (const page of list.pages()) {
    whole.pageParams.push(whole.pages.at(-1)?.meta.nextCursor ?? null)
    whole.pages.push(page)
  }
  return whole
}

const open = (reach: Reach, signal: AbortSignal, more: { updatedSince?: string } = {}) =>
  listedHoles(reach.client, reach.projectId, { styled: reach.styled, limit: PAGE, ...more }, signal)
