import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query'
import { itemsOf } from './items-of.ts'
import { PUBLISH_GROWTH_RATIO, type wholeListOptions } from './whole-list.ts'

type Options<T> = ReturnType<typeof wholeListOptions<T>>

/** How much of several lists has been loaded. */
export interface FollowedLists<T> {
  /** Items of each list, in the order of the lists; replaced when half as many more are loaded, or all. */
  readonly items: readonly (readonly T[])[]
  /** How many items have been loaded, published in `items` or not. */
  readonly known: number
  readonly complete: boolean
  readonly error: Error | null
  /** Requests the next page of each unfinished list; lists with an error only if `retryFailed`. */
  readonly loadMore: (retryFailed?: boolean) => void
}

/**
 * Several lists as one external store for React. They share the query cache with components that show one
 * list.
 */
export function followLists<T>(cache: QueryClient, lists: readonly Options<T>[]) {
  const observers = lists.map((options) => new InfiniteQueryObserver(cache, options))
  let published: FollowedLists<T>['items'] = []
  const read = (settled: boolean): FollowedLists<T> => {
    const results = observers.map((observer) => observer.getCurrentResult())
    const loaded = results.map(({ data }) => itemsOf(data))
    const complete = results.every(({ data, hasNextPage }) => data !== undefined && !hasNextPage)
    const error = results.find(({ error }) => error)?.error ?? null
    const enough =
      settled || complete || error !== null || countOf(loaded) > PUBLISH_GROWTH_RATIO * countOf(published)
    if (enough && !isSame(published, loaded)) published = loaded
    return {
      items: published,
      known: countOf(loaded),
      complete,
      error,
      loadMore: (retryFailed = false) => {
        for (const { isFetching, error, data, hasNextPage, fetchNextPage, refetch } of results) {
          if (isFetching || (error && !retryFailed)) continue
          if (!data) void refetch()
          else if (hasNextPage) void fetchNextPage()
        }
      },
    }
  }
  let now = read(true)
  const listeners = new Set<() => void>()
  const update = (settled: boolean) => {
    now = read(settled)
    for (const listener of listeners) listener()
  }
  return {
    read: () => now,
    /** Publishes everything loaded so far. */
    settle: () => update(true),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      const unsubscribes = observers.map((observer) => observer.subscribe(() => update(false)))
      update(false)
      return () => {
        listeners.delete(listener)
        for (const unsubscribe of unsubscribes) unsubscribe()
      }
    },
  }
}

const countOf = (lists: readonly (readonly unknown[])[]) => lists.reduce((sum, { length }) => sum + length, 0)

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, at) => item === other[at])
