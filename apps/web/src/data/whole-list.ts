import type { List } from '@groundsheet/client'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Page } from '@groundsheet/contract'
import { itemsOf } from './items-of.ts'

/** The first page is small, so that something is seen early; the rest comes in long strides. */
const FIRST_PAGE = 200
const NEXT_PAGES = 1000

/** What is made of the items is made anew each time; by steps of this size that costs three times the last, not a hundred times. */
export const STEP = 1.5

/** And not sooner after the last, milliseconds: what is all there in a moment is made once. */
const STEP_TIME = 1000

/** Options for reading a list page by page. `open` makes the list for a page size; `meta` says whether it is kept. */
export function wholeListOptions<T>(
  queryKey: readonly unknown[],
  open: (limit: number, signal: AbortSignal) => Pick<List<T>, 'page'>,
  meta: Readonly<Record<string, unknown>> = {},
) {
  return infiniteQueryOptions({
    queryKey,
    meta,
    queryFn: ({ pageParam, signal }): Promise<Page<T>> =>
      open(pageParam === null ? FIRST_PAGE : NEXT_PAGES, signal).page(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<T>) => page.meta.nextCursor,
  })
}

export interface WholeList<T> {
  /** What has come, while more is on its way by steps; the same array from one to the next. */
  readonly items: readonly T[]
  readonly complete: boolean
  readonly loading: boolean
  readonly error: Error | null
  readonly retry: () => void
}

type Options<T> = ReturnType<typeof wholeListOptions<T>>

/** Follows a list to its end and shows it as it grows. After an error, `retry` goes on where it stopped. */
export function useWholeList<T>(options: Options<T>, enabled = true): WholeList<T> {
  const query = useInfiniteQuery({ ...options, enabled })
  const { data, error, hasNextPage, isFetching, isPending, fetchNextPage, refetch } = query
  const mayGoOn = enabled && hasNextPage && !isFetching && error === null

  // Before what has come is painted: drawing a map takes longer than the way to the service and back.
  useLayoutEffect(() => {
    if (mayGoOn) void fetchNextPage()
  }, [mayGoOn, fetchNextPage])

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
  const [handed, hand] = useState(items)
  const step = useEffectEvent(() => hand(items.length > STEP * handed.length ? items : handed))
  useEffect(() => {
    if (!loading) return
    const steps = setInterval(step, STEP_TIME)
    return () => clearInterval(steps)
  }, [loading])
  if (handed === items) return items
  const another = items[0] !== handed[0] || items.length < handed.length
  const now = !loading || another
  if (now) hand(items)
  return now ? items : handed
}
