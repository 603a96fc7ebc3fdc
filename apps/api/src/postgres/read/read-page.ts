import type { JsonPage, PageRequest } from '../../store/read-store.ts'
import type { Value } from '../connection.ts'
import { COMPANY, type Bindings, type ReadSession } from './read-session.ts'

/** A list in creation order, as SQL: part of a statement that has found its owner. */
export interface Listing {
  readonly from: string
  /** Its owner and filters. */
  readonly where: string
  /** The JSON of one item without its closing brace. */
  readonly item: string
}

/** `start`: a value before the first sequence of the order. */
const ORDERS = {
  created: { direction: 'ASC', after: '>', start: -1 },
  '-created': { direction: 'DESC', after: '<', start: Number.MAX_SAFE_INTEGER },
} as const

/**
 * One more than requested, which shows whether the list continues; none where none is requested. Columns
 * `seq` and `item`.
 */
export function pageSql(listing: Listing, page: PageRequest, bindings: Bindings): string {
  const { direction, after, start } = ORDERS[page.sort]
  const owner = `listed.company_id = ${COMPANY} AND ${listing.where}`
  const further = `listed.seq ${after} ${bindings.add(page.after ?? start, 'bigint')}`
  const limit = bindings.add(page.limit === 0 ? 0 : page.limit + 1, 'bigint')
  const select = (where: string) => `SELECT listed.seq, ${listing.item} AS item FROM ${listing.from} AS listed
    WHERE ${where} AND ${owner} AND ${further} ORDER BY listed.seq ${direction} LIMIT ${limit}`
  if (page.updatedSince === null) return select('true')
  const since = bindings.add(page.updatedSince, 'text')
  return `WITH changed AS MATERIALIZED (
      SELECT listed.seq FROM ${listing.from} AS listed WHERE ${owner} AND listed.updated_at >= ${since}
      LIMIT ${MAX_CHANGES_BY_INDEX + 1}),
    counted AS MATERIALIZED (SELECT count(*) <= ${MAX_CHANGES_BY_INDEX} AS few FROM changed)
    (${select('(SELECT few FROM counted) AND listed.seq IN (SELECT seq FROM changed)')})
    UNION ALL (${select(`NOT (SELECT few FROM counted) AND listed.updated_at || '' >= ${since}`)})`
}

/**
 * Up to this number of changes the index on `updated_at` is faster; with more, reading in creation order is.
 * The server's own choice sorts all changes for each page.
 */
const MAX_CHANGES_BY_INDEX = 4_000

/** To end a statement that joins a page: a join has no defined order. */
export const inOrder = ({ sort }: PageRequest): string => `ORDER BY page.seq ${ORDERS[sort].direction}`

/** A row of a statement: null in both where the owner is found and its list is empty. */
export interface ListedRow {
  readonly seq: number | null
  readonly item: string | null
}

/** Null: the owner is not found. */
export async function readPage(
  session: ReadSession,
  sql: string,
  values: readonly Value[],
  page: PageRequest,
): Promise<JsonPage | null> {
  const rows = await session.many<ListedRow>(sql, values)
  return rows.length === 0 ? null : toPage(rows, page.limit)
}

export function toPage(rows: readonly ListedRow[], limit: number): JsonPage {
  const shown = rows.slice(0, limit)
  const items = shown.flatMap(({ item }) => item ?? [])
  if (items.length === 0) return { items: new Uint8Array(), next: null }
  return {
    items: Buffer.from(`${items.join('},')}}`),
    next: rows.length > limit ? (shown.at(-1)?.seq ?? null) : null,
  }
}
