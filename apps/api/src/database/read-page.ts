import type { JsonPage, PageRequest } from '../store/read-store.ts'
import type { Binding, Statements } from './statements.ts'

/**
 * A list in creation order, as SQL. `from` names the table (and the index, where SQLite would choose badly);
 * `where` its owner and filters; `item` the JSON of one item without its closing brace.
 */
export interface Listing {
  readonly from: string
  readonly where: string
  readonly item: string
  readonly binding: Binding
}

const NOTHING = new Uint8Array()

/**
 * One page in two statements: the first finds its last sequence and whether anything follows, the second joins the
 * prepared texts of that range into one blob, so that no row becomes a JavaScript object.
 */
export function readPage(statements: Statements, listing: Listing, page: PageRequest): JsonPage {
  const order = ORDERS[page.sort]
  const binding = { ...listing.binding, after: page.after ?? order.start, since: page.updatedSince }
  const ends = statements.many(endSql(listing, page), { ...binding, skip: page.limit - 1 }) as {
    seq: number
  }[]
  const last = ends[0]?.seq ?? order.end
  const joined = statements.one(itemsSql(listing, page), { ...binding, last }) as { items: Uint8Array | null }
  return { items: joined.items ?? NOTHING, next: ends.length > 1 ? last : null }
}

/** Beyond every sequence in either direction. */
const ORDERS = {
  created: { direction: 'ASC', after: '>', until: '<=', start: -1, end: Number.MAX_SAFE_INTEGER },
  '-created': { direction: 'DESC', after: '<', until: '>=', start: Number.MAX_SAFE_INTEGER, end: -1 },
} as const

/** At most two rows: the last of the page, and the first that no longer fits. */
function endSql(listing: Listing, page: PageRequest): string {
  const { direction, after } = ORDERS[page.sort]
  return `SELECT seq FROM ${listing.from} WHERE ${conditions(listing, page)} AND seq ${after} @after
    ORDER BY seq ${direction} LIMIT 2 OFFSET @skip`
}

/** The inner ORDER BY stands: SQLite keeps the order of a subquery for group_concat. */
function itemsSql(listing: Listing, page: PageRequest): string {
  const { direction, after, until } = ORDERS[page.sort]
  return `SELECT CAST(group_concat(item, '},') || '}' AS BLOB) AS items FROM (
    SELECT ${listing.item} AS item FROM ${listing.from}
    WHERE ${conditions(listing, page)} AND seq ${after} @after AND seq ${until} @last ORDER BY seq ${direction})`
}

function conditions(listing: Listing, page: PageRequest): string {
  return page.updatedSince === null ? listing.where : `${listing.where} AND updated_at >= @since`
}

/** More changes than this, and walking in creation order meets enough of them; fewer, and their index is shorter. */
const FEW = 4_000

/**
 * Where `updatedSince` is asked of a table that may be long, chooses between its creation order and its index on
 * (owner, updated_at), by counting in that index no further than FEW.
 */
export function chooseOrder(
  statements: Statements,
  source: { table: string; owner: string; index: string },
  ownerSeq: number,
  page: PageRequest,
): string {
  if (page.updatedSince === null) return source.table
  const byUpdate = `${source.table} INDEXED BY ${source.index}`
  const counted = statements.one(
    `SELECT count(*) AS found FROM (SELECT 1 FROM ${byUpdate}
      WHERE ${source.owner} = @owner AND updated_at >= @since LIMIT ${FEW})`,
    { owner: ownerSeq, since: page.updatedSince },
  ) as { found: number }
  return counted.found < FEW ? byUpdate : source.table
}
