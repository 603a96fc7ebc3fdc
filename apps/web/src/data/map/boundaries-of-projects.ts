import type { Boundary } from '@groundsheet/contract'
import { useQueries } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSession } from '../service/session.ts'

const PAGE_ROWS = 1000

/** Boundaries of several projects, as far as they have been read. `ids`: must be a stable array. */
export function useBoundariesOf(ids: readonly string[]): readonly Boundary[] {
  const { client, can } = useSession()
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ['boundaries-of', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        Array.fromAsync(client.boundaries(id, { limit: PAGE_ROWS }, { signal })),
      enabled: can('map:read'),
      staleTime: Infinity,
    })),
    combine: useCallback(
      (results: { data?: Boundary[] | undefined }[]) => results.flatMap(({ data }) => data ?? []),
      [],
    ),
  })
}
