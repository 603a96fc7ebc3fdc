import type { Deletion, TableRow } from '@groundsheet/contract'
import type { CallOptions, Client } from './client.ts'
import { laterTime } from './later-time.ts'
import { pause } from './pause.ts'

/** One change of a project. */
export type Change =
  /** A row that is new or different; also of the locations table. It may come twice. */
  | { readonly kind: 'changed'; readonly table: string; readonly row: TableRow }
  /** A row that is no longer there, or has the id `replacedBy` now. */
  | { readonly kind: 'removed'; readonly table: string; readonly removed: Deletion }
  /** All changes up to this moment have been given: it is the `since` of the next call. */
  | { readonly kind: 'complete'; readonly through: string }

export interface FollowOptions extends CallOptions {
  /** Milliseconds between two looks for changes; unless given, one look is all. */
  readonly pollIntervalMs?: number
}

/** DELETIONS_KEPT_DAYS of the service. */
const DELETIONS_KEPT_MS = 365 * 86_400_000

/** The largest page of the service. */
const PAGE_ROWS = 1000

/** Removed rows are read like a table, before all others. No table has a name with spaces. */
const DELETIONS = 'removed rows'

/**
 * Gives what changed in the tables of a project after the moment `since`, the `through` of an earlier call;
 * null gives all rows. An import that runs meanwhile is given whole by this call or the next. Throws
 * ApiError, the signal's reason when aborted, and RangeError where `since` is no such moment, or so old that
 * removed rows are no longer listed.
 */
export async function* follow(
  client: Client,
  projectId: string,
  since: string | null,
  options: FollowOptions = {},
): AsyncGenerator<Change, void, undefined> {
  let from = since
  for (;;) {
    refuseUnusable(from)
    from = yield* readOnce(client, projectId, from, options)
    options.signal?.throwIfAborted()
    yield { kind: 'complete', through: from }
    if (options.pollIntervalMs === undefined) return
    await pause(options.pollIntervalMs, options.signal)
  }
}

/** Moments of the service are in UTC to the millisecond, so that they can be compared as text. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** What clocks may differ by. */
const MAX_AHEAD_MS = 86_400_000

function refuseUnusable(since: string | null): void {
  if (since === null) return
  const age = Date.now() - Date.parse(since)
  if (!MOMENT.test(since) || Number.isNaN(age) || age < -MAX_AHEAD_MS)
    throw new RangeError(
      `${JSON.stringify(since)} is not a time that follow can begin at: give the "through" of an ` +
        'earlier call.',
    )
  if (age < DELETIONS_KEPT_MS) return
  throw new RangeError(
    `Removed rows are listed for 365 days, and ${since} is earlier: drop the copy, and follow from null.`,
  )
}

/**
 * Reads until every table is known up to the newest moment seen anywhere. Moments of imports increase, so an
 * answer requested after a moment was seen has all changes up to it. Returns that moment.
 */
async function* readOnce(
  client: Client,
  projectId: string,
  since: string | null,
  { signal }: CallOptions,
): AsyncGenerator<Change, string, undefined> {
  /** Moment up to which each table is known. */
  const known = new Map<string, string>()
  let seen = since
  for (;;) {
    const project = await client.project(projectId, { signal })
    const start = laterTime(seen, project.updatedAt)
    seen = start
    for (const table of [DELETIONS, ...project.tables.flatMap(({ code }) => code ?? [])]) {
      const after = known.get(table) ?? since
      if (after === seen && known.has(table)) continue
      known.set(table, seen)
      let isFirstPage = true
      for await (const { changes, newest } of pagesOf(client, { projectId, table, after, signal })) {
        if (newest !== null) seen = laterTime(seen, newest)
        // Later pages may be of a later state than the first, and lack what it changed on the first.
        if (isFirstPage) known.set(table, seen)
        isFirstPage = false
        yield* changes
      }
    }
    if (seen === start) return seen
  }
}

interface PageOfChanges {
  readonly changes: readonly Change[]
  /** The latest moment of the page; null: it is empty. */
  readonly newest: string | null
}

interface TableQuery {
  readonly projectId: string
  readonly table: string
  readonly after: string | null
  readonly signal: AbortSignal | undefined
}

async function* pagesOf(
  client: Client,
  { projectId, table, after, signal }: TableQuery,
): AsyncGenerator<PageOfChanges> {
  const limit = PAGE_ROWS
  if (table !== DELETIONS) {
    const query = after === null ? { limit } : { limit, updatedSince: next(after) }
    for await (const { data } of client.rows(projectId, table, query, { signal }).pages())
      yield {
        changes: data.map((row) => ({ kind: 'changed', table, row })),
        newest: newestOf(data.map(({ updatedAt }) => updatedAt)),
      }
  } else if (after !== null) {
    const query = { limit, since: next(after) }
    for await (const { data } of client.deletions(projectId, query, { signal }).pages())
      yield {
        changes: data.map((removed) => ({ kind: 'removed', table: removed.table, removed })),
        newest: newestOf(data.map(({ deletedAt }) => deletedAt)),
      }
  }
}

const newestOf = (moments: readonly string[]): string | null =>
  moments.reduce<string | null>((newest, moment) => laterTime(newest, moment), null)

/** The service includes the requested moment; two imports never have the same. */
const next = (moment: string): string => new Date(Date.parse(moment) + 1).toISOString()
