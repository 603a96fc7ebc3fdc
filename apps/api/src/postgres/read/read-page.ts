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

/** One more than asked for, which shows whether the list goes on. Columns `seq` and `item`. */
export function pageSql({ from, where, item }: Listing, page: PageRequest, bindings: Bindings): string {
  const { direction, after, start } = ORDERS[page.sort]
  const conditions = [
    `listed.company_id = ${COMPANY}`,
    where,
    `listed.seq ${after} ${bindings.add(page.after ?? start, 'bigint')}`,
    ...(page.updatedSince === null
      ? []
      : [`listed.updated_at >= ${bindings.add(page.updatedSince, 'text')}`]),
  ]
  return `SELECT listed.seq, ${item} AS item FROM ${from} AS listed WHERE ${conditions.join(' AND ')}
    ORDER BY listed.seq ${direction} LIMIT ${bindings.add(page.limit + 1, 'bigint')}`
}

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
