import { ApiError } from '@groundsheet/client'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { keepQueries, restoreQueries } from './keep-queries.ts'
import type { KeptQueries } from './kept-queries.ts'

/**
 * All that one key has read: nothing read with one key is ever shown to another. The page repeats what is worth
 * repeating before a query hears of it, so nothing is repeated here.
 */
export function openQueries(kept: KeptQueries, onRefusedKey: (refusal: string) => void) {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error, { meta }) {
        if (!(error instanceof ApiError)) return
        if (error.status === 401) onRefusedKey(error.type)
        // Out of reach since, or gone.
        if ([403, 404].includes(error.status) && typeof meta?.kept === 'string' && meta.kept !== '')
          void kept.dropProject(meta.kept)
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        // The page knows better than the browser whether there is a connection: it waits and tries.
        networkMode: 'always',
        persister: restoreQueries(kept),
      },
    },
  })
  const stop = keepQueries(client, kept)
  return {
    client,
    /** Forgets everything, here and in the browser. */
    async forget() {
      stop()
      client.clear()
      await kept.forget()
    },
  }
}
