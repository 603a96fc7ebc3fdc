import type { Client } from '@groundsheet/client'
import type { Page, TableRow } from '@groundsheet/contract'
import type { Kept } from '../service/kept-queries.ts'

const PAGE_ROWS = 1000

/** Removed rows are listed for 365 days (DELETIONS_KEPT_DAYS of the service). */
const DELETIONS_KEPT_MS = 365 * 86_400_000

/** What a sync has stored of itself. */
export interface SyncedThrough {
  /** Moment of the service up to which all changes of the project are known. ISO 8601, UTC. */
  readonly through: string
}

/** What has changed since the sync before. */
export interface ChangesSinceSync {
  /** When that sync began, as of Date.now. */
  readonly syncedAt: number
  /** The first moment that is not known. */
  readonly moment: string
  /** Ids of rows that were removed since, of all tables. */
  readonly removed: readonly string[]
}

interface ProjectSync {
  readonly client: Client
  readonly projectId: string
  readonly signal: AbortSignal
}

/** Null: everything has to be read. */
export async function readSince(
  { client, projectId, signal }: ProjectSync,
  synced: Kept | undefined,
): Promise<ChangesSinceSync | null> {
  const known = Date.parse((synced?.data as SyncedThrough | undefined)?.through ?? '')
  if (!synced || !(Date.now() - known < DELETIONS_KEPT_MS)) return null
  // The service includes the requested moment; no two imports have the same.
  const moment = new Date(known + 1).toISOString()
  const deletions = client.deletions(projectId, { limit: PAGE_ROWS, since: moment }, { signal })
  const removed = (await Array.fromAsync(deletions)).map(({ id }) => id)
  return { syncedAt: synced.at, moment, removed }
}

interface StoredTable {
  readonly code: string
  /** Number of rows that it has now. */
  readonly rows: number
  /** As read for the sync before, or later. */
  readonly stored: Kept | undefined
}

/** The rows of a table, of which only those that changed are read. Null: they have to be read whole. */
export async function readRowsSince(
  { client, projectId, signal }: ProjectSync,
  { syncedAt, moment, removed }: ChangesSinceSync,
  { code, rows: count, stored }: StoredTable,
): Promise<TableRow[] | null> {
  // Another tab may have stored what it read before.
  const before = stored && stored.at >= syncedAt ? wholeTable(stored.data) : null
  if (before === null) return null
  const changed = client.rows(projectId, code, { limit: PAGE_ROWS, updatedSince: moment }, { signal })
  const rows = new Map(before.map((row) => [row.id, row]))
  for (const id of removed) rows.delete(id)
  for await (const row of changed) rows.set(row.id, row)
  return rows.size === count ? [...rows.values()] : null
}

/** Rows of a table that was read to its end; null: of any other. */
function wholeTable(data: unknown): readonly TableRow[] | null {
  const { pages = [] } = (data ?? {}) as { readonly pages?: readonly Page<TableRow>[] }
  return pages.at(-1)?.meta.nextCursor === null ? pages.flatMap((page) => page.data) : null
}
