import { ApiError } from '@groundsheet/client'
import { QueryCache, QueryClient } from '@tanstack/react-query'

/** One cache for all that was read. The SDK repeats what is worth repeating, so nothing is repeated here. */
export function createQueryClient(onRefusedKey: (refusal: string) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        if (error instanceof ApiError && error.status === 401) onRefusedKey(error.type)
      },
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false },
    },
  })
}
