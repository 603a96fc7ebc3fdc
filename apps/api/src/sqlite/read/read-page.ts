import type { JsonPage, PageRequest } from '../../store/read-store.ts'
import type { Binding, Statements } from '../statements.ts'

/**
 * A list in creation order, as SQL. `from`: the table, and the index where SQLite would choose badly.
 * `where`: its owner and filters. `item`: the JSON of one item without its closing brace.
 * Parameters compared with a column of the order are written `+@name`, and the limit as a sum: otherwise
 * SQLite replans the statement for every value.
 */
export interface Listing {
  readonly from: string
  readonly where: string
  readonly item: string
  readonly binding: Binding
  /** SQL for the sequences changed since; null: reading in creation order is faster. */
  readonly changes?: string | null
}

const NOTHING = new Uint8Array()

/**
 * Reads a page in one statement that joins the prepared texts into one blob, without a JavaScript object for
 * each row.
 * A full page needs a second statement to check for further items.
 */
export function readPage(statements: Statements, listing: Listing, page: PageRequest): JsonPage {
  const order = ORDERS[page.sort]
  const binding = { ...listing.binding, after: page.after ?? order.start, since: page.updatedSince }
  const joined = statements.one(itemsSql(listing, page), { ...binding, limit: page.limit }) as Joined
  if (joined.items === null) return { items: NOTHING, next: null }
  const isFull = joined.found === page.limit
  const follows =
    isFull && statements.one(nextSql(listing, page), { ...binding, after: joined.last }) !== undefined
  return { items: joined.items, next: follows ? joined.last : null }
}

interface Joined {
  readonly items: Uint8Array | null
  /** Sequence of the last item. */
  readonly last: number
  readonly found: number
}

/** `start`: a value before the first sequence of the order. */
const ORDERS = {
  created: { direction: 'ASC', after: '>', last: 'max', start: -1 },
  '-created': { direction: 'DESC', after: '<', last: 'min', start: Number.MAX_SAFE_INTEGER },
} as const

/** The inner ORDER BY is needed: SQLite keeps the order of a subquery for group_concat. */
function itemsSql(listing: Listing, page: PageRequest): string {
  const { direction, last } = ORDERS[page.sort]
  return `SELECT CAST(group_concat(item, '},') || '}' AS BLOB) AS items, ${last}(seq) AS last,
      count(*) AS found FROM (
    SELECT ${listing.item} AS item, seq FROM ${listing.from}
    WHERE ${conditions(listing, page)} ORDER BY seq ${direction} LIMIT @limit + 0)`
}

function nextSql(listing: Listing, page: PageRequest): string {
  return `SELECT 1 FROM ${listing.from} WHERE ${conditions(listing, page)} LIMIT 1`
}

function conditions({ where, changes = null }: Listing, page: PageRequest): string {
  const after = `seq ${ORDERS[page.sort].after} @after`
  if (page.updatedSince === null) return `${where} AND ${after}`
  if (changes === null) return `${where} AND ${after} AND updated_at >= @since`
  return `${where} AND seq IN (${changes} AND ${after})`
}

/** Up to this number of changes the index is faster; with more, reading in creation order is. */
const MAX_CHANGES_BY_INDEX = 4_000

/** A long table with the column of its owner and its index on owner and `updated_at`. */
export interface ListSource {
  readonly table: string
  readonly owner: string
  readonly index: string
}

/**
 * For `updatedSince` in long tables, chooses between creation order (null) and the index on (owner,
 * updated_at). Counts at most MAX_CHANGES_BY_INDEX entries of that index.
 */
export function findChanges(
  statements: Statements,
  source: ListSource,
  ownerSeq: number,
  page: PageRequest,
): string | null {
  if (page.updatedSince === null) return null
  const changed =
    `FROM ${source.table} INDEXED BY ${source.index} WHERE ${source.owner} = @owner ` +
    'AND updated_at >= @since'
  const counted = statements.one(
    `SELECT count(*) AS found FROM (SELECT 1 ${changed} LIMIT ${MAX_CHANGES_BY_INDEX})`,
    {
      owner: ownerSeq,
      since: page.updatedSince,
    },
  ) as { found: number }
  return counted.found < MAX_CHANGES_BY_INDEX ? `SELECT seq ${changed}` : null
}
