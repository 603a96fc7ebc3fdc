import type { InfiniteData, Query, QueryClient, QueryPersister } from '@tanstack/react-query'
import type { KeptQueries } from './kept-queries.ts'

/**
 * Marks a query whose answer is kept between visits, with the project it belongs to; '' for the key itself.
 * What is older than `freshFor`, in milliseconds, is read again as soon as it has been shown.
 */
export const keptFor = (project: string, freshFor = 0) => ({ kept: project, freshFor })

/** Pages of a long list come quickly one after the other; they are written together, when what is made of them has been drawn. Milliseconds. */
const WRITE_AFTER = 1500

const projectOf = ({ meta }: Query): string | null => (typeof meta?.kept === 'string' ? meta.kept : null)

/**
 * Lets marked queries begin with what was kept. TanStack's own per-query persister still brings a second, older query-core.
 */
export function restoreQueries(kept: KeptQueries): QueryPersister {
  return async (read, context, query) => {
    const project = projectOf(query)
    if (project === null || query.state.data !== undefined) return read(context)
    const found = await kept.read(project, query.queryHash)
    if (found === undefined) return read(context)
    // Once the query has it: then it is as old as it is, and may be read again.
    setTimeout(() => {
      const { client } = context
      client.setQueryData(query.queryKey, found.data, { updatedAt: found.at })
      if (Date.now() - found.at > Number(query.meta?.freshFor ?? 0))
        void client.refetchQueries({ queryKey: query.queryKey, exact: true })
    })
    return found.data
  }
}

/** Keeps what marked queries were answered. Returns the way to stop it. */
export function keepQueries(queries: QueryClient, kept: KeptQueries): () => void {
  const writes = new Map<string, ReturnType<typeof setTimeout>>()
  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const query = event.query as Query
    const project = projectOf(query)
    if (project === null) return
    clearTimeout(writes.get(query.queryHash))
    const write = () => {
      const { data, dataUpdatedAt } = query.state
      if (data !== undefined)
        void kept.write(project, query.queryHash, { at: dataUpdatedAt, data }, weightOf(data))
    }
    writes.set(query.queryHash, setTimeout(write, WRITE_AFTER))
  })
  return () => {
    unsubscribe()
    for (const timer of writes.values()) clearTimeout(timer)
  }
}

/** A page counts its items, anything else one. */
function weightOf(data: unknown): number {
  const { pages } = data as Partial<InfiniteData<{ data: unknown[] }>>
  return pages?.reduce((sum, page) => sum + page.data.length, 1) ?? 1
}
