import { ApiError } from '@groundsheet/client'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { keepQueries, restoreQueries } from './keep-queries.ts'
import type { KeptQueries } from './kept-queries.ts'

/**
 * The query client of one key: data read with one key is never shown with another. Retries are made by
 * `fetchWithRetry`, so the client makes none.
 */
export function openQueries(kept: KeptQueries, onRefusedKey: (refusal: string) => void) {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error, { meta }) {
        if (!(error instanceof ApiError)) return
        if (error.status === 401) onRefusedKey(error.type)
        // No longer allowed, or deleted.
        if ([403, 404].includes(error.status) && typeof meta?.kept === 'string' && meta.kept !== '')
          void kept.dropProject(meta.kept)
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        // The browser's own report of the connection is unreliable; `fetchWithRetry` waits and retries.
        networkMode: 'always',
        persister: restoreQueries(kept),
      },
    },
  })
  const stop = keepQueries(client, kept)
  return {
    client,
    /** Deletes everything read with this key, in memory and in the browser's storage. */
    async delete() {
      stop()
      client.clear()
      await kept.delete()
    },
  }
}
