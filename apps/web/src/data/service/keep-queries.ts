import {
  hashKey,
  type InfiniteData,
  type Query,
  type QueryClient,
  type QueryPersister,
} from '@tanstack/react-query'
import type { Kept, KeptQueries } from './kept-queries.ts'

/**
 * Marks a query whose answer is stored between visits, with the project it belongs to; '' for the key itself.
 * An answer older than `freshFor` (milliseconds) is shown and then loaded again.
 */
export const keptFor = (project: string, freshFor = 0) => ({ kept: project, freshFor })

/**
 * Marks a query that begins with the stored answer of a project that is kept on request. `from`: the query
 * that was stored in its place, and how its answer is read.
 */
export const keptOnRequest = (from?: StoredAs) => ({ onRequest: from ?? true, freshFor: FRESH_MS })

interface StoredAs {
  readonly queryKey: readonly unknown[]
  readonly read: (data: unknown) => unknown
}

/** A project that was synced as recently is not read again piece by piece. */
const FRESH_MS = 600_000

/** Long enough for the pages of a long list to be written together, after they have been drawn. */
const WRITE_DELAY_MS = 1500

/** Answers that are the same in the browser's storage. */
const stored = new WeakSet<object>()

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null

const projectOf = ({ meta }: Query): string | null => (typeof meta?.kept === 'string' ? meta.kept : null)

/**
 * Lets marked queries start with their stored answers. TanStack's own persister would bundle a second
 * query-core.
 */
export function restoreQueries(kept: KeptQueries): QueryPersister {
  return async (read, context, query) => {
    if (query.state.data !== undefined) return read(context)
    const found = await findStored(kept, query)
    if (found === undefined) return read(context)
    if (isObject(found.data)) stored.add(found.data)
    // After the query has the data, so that its true age is set and it may be loaded again.
    setTimeout(() => {
      const { client } = context
      client.setQueryData(query.queryKey, found.data, { updatedAt: found.at })
      if (Date.now() - found.at > Number(query.meta?.freshFor ?? 0))
        void client.refetchQueries({ queryKey: query.queryKey, exact: true })
    })
    return found.data
  }
}

async function findStored(kept: KeptQueries, query: Query): Promise<Kept | undefined> {
  const project = projectOf(query)
  if (project !== null) return kept.read(project, query.queryHash)
  const mark = query.meta?.onRequest
  if (mark === undefined) return undefined
  if (mark === true) return kept.readInKept(query.queryHash)
  const { queryKey, read } = mark as StoredAs
  const found = await kept.readInKept(hashKey(queryKey))
  return found && { at: found.at, data: read(found.data) }
}

/** Stores the answers of marked queries. Returns a function that stops it. */
export function keepQueries(queries: QueryClient, kept: KeptQueries): () => void {
  const writes = new Map<string, ReturnType<typeof setTimeout>>()
  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const query = event.query as Query
    const project = projectOf(query)
    const { data } = query.state
    if (project === null || (isObject(data) && stored.has(data))) return
    clearTimeout(writes.get(query.queryHash))
    const write = () => {
      const { data, dataUpdatedAt } = query.state
      if (data !== undefined)
        void kept.write(project, query.queryHash, { at: dataUpdatedAt, data }, weightOf(data))
    }
    writes.set(query.queryHash, setTimeout(write, WRITE_DELAY_MS))
  })
  return () => {
    unsubscribe()
    for (const timer of writes.values()) clearTimeout(timer)
  }
}

/** One, plus one for each item of a paged list. */
function weightOf(data: unknown): number {
  const { pages } = data as Partial<InfiniteData<{ data: unknown[] }>>
  return pages?.reduce((sum, page) => sum + page.data.length, 1) ?? 1
}
