import { InfiniteQueryObserver, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import type { wholeListOptions } from './whole-list.ts'

type Options<T> = ReturnType<typeof wholeListOptions<T>>
type Pages<T> = InfiniteData<{ readonly data: readonly T[] }>

/** How far several lists have come. */
export interface FollowedLists<T> {
  /** Items of each list so far, in the order of the lists; the same arrays until more comes. */
  readonly items: readonly (readonly T[])[]
  readonly complete: boolean
  readonly error: Error | null
  /** Asks for the next page of each that has one, and again for what failed if `anew`. */
  readonly goOn: (anew?: boolean) => void
}

/** Several lists as one source that React can subscribe to; they share the cache with whoever shows one of them alone. */
export function followLists<T>(cache: QueryClient, lists: readonly Options<T>[]) {
  const observers = lists.map((options) => new InfiniteQueryObserver(cache, options))
  const itemsOf = rememberItems<T>()
  const read = () => {
    const results = observers.map((observer) => observer.getCurrentResult())
    return {
      items: results.map(({ data }) => itemsOf(data)),
      complete: results.every(({ data, hasNextPage }) => data !== undefined && !hasNextPage),
      error: results.find(({ error }) => error)?.error ?? null,
      goOn: (anew = false) => {
        for (const { isFetching, error, data, hasNextPage, fetchNextPage, refetch } of results) {
          if (isFetching || (error && !anew)) continue
          if (!data) void refetch()
          else if (hasNextPage) void fetchNextPage()
        }
      },
    }
  }
  let now: FollowedLists<T> = read()
  return {
    read: () => now,
    subscribe: (listener: () => void) => {
      const heard = () => {
        now = read()
        listener()
      }
      const leave = observers.map((observer) => observer.subscribe(heard))
      heard()
      return () => leave.forEach((stop) => stop())
    },
  }
}

function rememberItems<T>() {
  const nothing: readonly T[] = []
  const known = new WeakMap<Pages<T>, readonly T[]>()
  return (data: Pages<T> | undefined): readonly T[] => {
    if (!data) return nothing
    const items = known.get(data) ?? data.pages.flatMap((page) => page.data)
    known.set(data, items)
    return items
  }
}
