import type { TableRow } from '@groundsheet/contract'
import type { CallOptions, Client } from './client.ts'
import { laterTime } from './later-time.ts'

/** What changed in a table of a project. */
export interface TableChanges {
  /** Rows that are new or different. */
  readonly rows: readonly TableRow[]
  /** Ids that no row has any more: of rows that were removed, and those of `replaced`. */
  readonly deleted: readonly string[]
  /** Ids of rows that are still there with another id, which is the value. */
  readonly replaced: ReadonlyMap<string, string>
  /** `since` of the next call; the newest changes may then come once more. Null: there are none yet. */
  readonly through: string | null
}

/**
 * Reads what changed in a table since the `through` of the call before; null reads all rows. The locations
 * table works too. Deletions are listed for 365 days: who was away for longer starts with null. Throws
 * ApiError.
 */
export async function readChanges(
  client: Client,
  { projectId, table, since }: { projectId: string; table: string; since: string | null },
  options?: CallOptions,
): Promise<TableChanges> {
  // Before the rows: an import in between is then seen whole by the next call.
  const removed = since === null ? [] : client.deletions(projectId, { since }, options)
  const deleted: string[] = []
  const replaced = new Map<string, string>()
  let through = since
  for await (const { table: of, id, deletedAt, replacedBy } of removed) {
    if (of === table) deleted.push(id)
    if (of === table && replacedBy !== undefined) replaced.set(id, replacedBy)
    through = laterTime(through, deletedAt)
  }
  const rows: TableRow[] = []
  const query = since === null ? {} : { updatedSince: since }
  for await (const { data } of client.rows(projectId, table, query, options).pages()) {
    // Later pages may be of a later state than this one, which may lack changes of the same moment.
    if (rows.length === 0) for (const { updatedAt } of data) through = laterTime(through, updatedAt)
    rows.push(...data)
  }
  return { rows, deleted, replaced, through }
}
