import type { List } from '@groundsheet/client'
import { infiniteQueryOptions, useInfiniteQuery, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Page } from '@groundsheet/contract'
import { itemsOf } from './items-of.ts'

/** The first page is small, so that something is shown early; the others are long. */
const FIRST_PAGE_ROWS = 200
const NEXT_PAGES_ROWS = 1000

/**
 * Growth before items are published again: the work done on them then costs at most three times that of the
 * last.
 */
export const PUBLISH_GROWTH_RATIO = 1.5

/** Least time between two publications, so that a quickly loaded list is published once. */
const PUBLISH_INTERVAL_MS = 1000

/** Options for reading a list page by page. `open` makes the list for a page size; `meta` as of `keptFor`. */
export function wholeListOptions<T>(
  queryKey: readonly unknown[],
  open: (limit: number, signal: AbortSignal, queries: QueryClient) => Pick<List<T>, 'page'>,
  meta: Readonly<Record<string, unknown>> = {},
) {
  return infiniteQueryOptions({
    queryKey,
    meta,
    queryFn: ({ pageParam, signal, client }): Promise<Page<T>> =>
      open(pageParam === null ? FIRST_PAGE_ROWS : NEXT_PAGES_ROWS, signal, client).page(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<T>) => page.meta.nextCursor,
  })
}

/** A list that was read to its end, as the answer of its query. */
export const asSinglePage = (items: unknown) => ({
  pages: [{ data: items, meta: { nextCursor: null } }],
  pageParams: [null],
})

export interface WholeList<T> {
  /** Loaded items; while more are loading, the same array from one publication to the next. */
  readonly items: readonly T[]
  readonly complete: boolean
  readonly loading: boolean
  readonly error: Error | null
  readonly retry: () => void
}

type Options<T> = ReturnType<typeof wholeListOptions<T>>

/** Loads a list to its end and returns it while it grows. After an error, `retry` continues from there. */
export function useWholeList<T>(options: Options<T>, enabled = true): WholeList<T> {
  const query = useInfiniteQuery({ ...options, enabled })
  const { data, error, hasNextPage, isFetching, isPending, fetchNextPage, refetch } = query
  const canLoadMore = enabled && hasNextPage && !isFetching && error === null

  // Before painting: drawing a map takes longer than a request.
  useLayoutEffect(() => {
    if (canLoadMore) void fetchNextPage()
  }, [canLoadMore, fetchNextPage])

  const loading = enabled && error === null && (isPending || hasNextPage)
  return {
    items: useSteps(itemsOf(data), loading),
    complete: data !== undefined && !hasNextPage,
    loading,
    error,
    retry: () => void (data ? fetchNextPage() : refetch()),
  }
}

function useSteps<T>(items: readonly T[], loading: boolean): readonly T[] {
  const [published, publish] = useState(items)
  const step = useEffectEvent(() =>
    publish(items.length > PUBLISH_GROWTH_RATIO * published.length ? items : published),
  )
  useEffect(() => {
    if (!loading) return
    const steps = setInterval(step, PUBLISH_INTERVAL_MS)
    return () => clearInterval(steps)
  }, [loading])
  if (published === items) return items
  const isOtherList = items[0] !== published[0] || items.length < published.length
  const now = !loading || isOtherList
  if (now) publish(items)
  return now ? items : published
}
