import type { Client } from '@groundsheet/client'
import type { Page } from '@groundsheet/contract'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { keptFor } from '../service/keep-queries.ts'
import { listedHoles, type ListedHole } from './listed-holes.ts'
import {
  holesOf,
  isWhole,
  justAfter,
  laterOf,
  mergeHoles,
  newestOf,
  tablesOf,
  withoutHoles,
  type LocationPages,
  type SyncCheckpoint,
} from './merge-holes.ts'
import { locationsQuery, projectQuery, readHoles } from '../service/queries.ts'

const PAGE_ROWS = 1000

/** A row moved between holes changes no count and no date, so all holes are read again after this time. */
const FULL_READ_INTERVAL_MS = 86_400_000

/** Holes that were read as long ago are not requested again. */
const FRESH_MS = 60_000

interface SyncContext {
  readonly client: Client
  readonly projectId: string
  readonly styled: boolean
  /** The key may read the project itself, and with it how many holes there are. */
  readonly counted: boolean
  /** The key may read which rows were removed. */
  readonly traced: boolean
}

/**
 * Updates the loaded holes of a project with what changed and what was removed since the last checkpoint. All
 * holes are read again if rows of other tables were removed, or the row counts of the project have changed
 * otherwise.
 */
export function syncHolesQuery(context: SyncContext) {
  const sync = (queries: QueryClient, checkpoint: SyncCheckpoint | undefined, signal: AbortSignal) =>
    syncHoles(queries, context, checkpoint ?? null, signal)
  return queryOptions({
    queryKey: ['sync-holes', context.projectId, context.styled],
    queryFn: ({ client, queryKey, signal }) =>
      sync(client, client.getQueryData<SyncCheckpoint>(queryKey), signal),
    meta: keptFor(context.projectId),
    refetchOnWindowFocus: true,
  })
}

async function syncHoles(
  queries: QueryClient,
  context: SyncContext,
  checkpoint: SyncCheckpoint | null,
  signal: AbortSignal,
): Promise<SyncCheckpoint> {
  const { client, projectId, styled, counted } = context
  const { queryKey } = locationsQuery(client, projectId, styled)
  const held: LocationPages | undefined = queries.getQueryData(queryKey)
  if (!held) return { through: null, tables: null, removedThrough: null, wholeAt: 0 }
  const fresh = checkpoint === null ? await checkpointOf(queries, context, held) : null
  if (fresh) return fresh
  const removed = await readRemoved(context, held, checkpoint, signal)
  const project = counted ? await client.project(projectId, { signal }) : null
  if (project) queries.setQueryData(projectQuery(client, projectId).queryKey, project)
  const tables = project && tablesOf(project)

  const isRecent =
    checkpoint === null ||
    (project && checkpoint.tables === tables && Date.now() - checkpoint.wholeAt < FULL_READ_INTERVAL_MS)
  if (isRecent && !removed.others) {
    const since = await readSince(context, held, checkpoint, signal)
    const kept = withoutHoles(held, removed.holes)
    const merged = since.changed.length > 0 ? mergeHoles(kept, since.changed) : kept
    if (!project || isWhole(holesOf(merged), project)) {
      if (merged !== held) queries.setQueryData(queryKey, merged)
      const wholeAt = checkpoint?.wholeAt ?? Date.now()
      return { through: since.through, tables, removedThrough: removed.through, wholeAt }
    }
  }
  const whole = { pages: [await readHoles(queries, client, projectId)], pageParams: [null] }
  queries.setQueryData(queryKey, whole)
  const through = newestOf(whole.pages[0]?.data ?? [])
  return { through, tables, removedThrough: removed.through, wholeAt: Date.now() }
}

/** Of holes that were all read just now, so that no request is needed; null: they are older. */
async function checkpointOf(
  queries: QueryClient,
  { client, projectId, counted }: SyncContext,
  held: LocationPages,
): Promise<SyncCheckpoint | null> {
  const wholeAt = held.pages[0]?.readAt ?? 0
  if (Date.now() - wholeAt > FRESH_MS) return null
  const project = counted ? await queries.query(projectQuery(client, projectId)) : null
  const tables = project && tablesOf(project)
  return { through: newestOf(holesOf(held)), tables, removedThrough: null, wholeAt }
}

/** What was removed since the checkpoint; without one, since the list was read. */
interface Removed {
  readonly holes: ReadonlySet<string>
  /** Rows of other tables were removed, so the counts of holes may be others. */
  readonly others: boolean
  readonly through: string | null
}

async function readRemoved(
  { client, projectId, traced }: SyncContext,
  held: LocationPages,
  checkpoint: SyncCheckpoint | null,
  signal: AbortSignal,
): Promise<Removed> {
  const known = newestOf(held.pages[0]?.data ?? [])
  const from = laterOf(checkpoint?.through ?? known, checkpoint?.removedThrough ?? null)
  if (!traced || from === null) return { holes: new Set(), others: false, through: from }
  const table = held.pages[0]?.data[0]?.table
  const holes = new Set<string>()
  let [others, through] = [false, from]
  const query = { since: justAfter(from), limit: PAGE_ROWS }
  for await (const deletion of client.deletions(projectId, query, { signal })) {
    if (deletion.table === table) holes.add(deletion.id)
    else others = true
    through = deletion.deletedAt > through ? deletion.deletedAt : through
  }
  return { holes, others, through }
}

/** Changes since the checkpoint; without one, since the first page was read, the oldest state of any page. */
async function readSince(
  context: SyncContext,
  held: LocationPages,
  checkpoint: SyncCheckpoint | null,
  signal: AbortSignal,
) {
  const through = checkpoint?.through ?? newestOf(held.pages[0]?.data ?? [])
  const pages: Page<ListedHole>[] = []
  const list = open(context, signal, through === null ? {} : { updatedSince: justAfter(through) })
  for await (const page of list.pages()) pages.push(page)
  const changed = pages.flatMap(({ data }) => data)
  // An import may run between two pages: then only the first page is certain to be complete.
  const known = pages.length > 1 ? (pages[0]?.data ?? []) : [...holesOf(held), ...changed]
  return { changed, through: laterOf(through, newestOf(known)) }
}

const open = (context: SyncContext, signal: AbortSignal, more: { updatedSince?: string } = {}) =>
  listedHoles(
    context.client,
    context.projectId,
    { styled: context.styled, limit: PAGE_ROWS, ...more },
    signal,
  )
