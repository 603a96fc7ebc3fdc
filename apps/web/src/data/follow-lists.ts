import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query'
import { itemsOf } from './items-of.ts'
import { STEP, type wholeListOptions } from './whole-list.ts'

type Options<T> = ReturnType<typeof wholeListOptions<T>>

/** How far several lists have come. */
export interface FollowedLists<T> {
  /** Items of each list, in the order of the lists; the same arrays until there are half as many more, or all. */
  readonly items: readonly (readonly T[])[]
  /** How many items have come, handed out or not. */
  readonly known: number
  readonly complete: boolean
  readonly error: Error | null
  /** Asks for the next page of each that has one, and again for what failed if `anew`. */
  readonly goOn: (anew?: boolean) => void
}

/** Several lists as one source that React can subscribe to; they share the cache with whoever shows one of them alone. */
export function followLists<T>(cache: QueryClient, lists: readonly Options<T>[]) {
  const observers = lists.map((options) => new InfiniteQueryObserver(cache, options))
  let handed: FollowedLists<T>['items'] = []
  const read = (settled: boolean): FollowedLists<T> => {
    const results = observers.map((observer) => observer.getCurrentResult())
    const came = results.map(({ data }) => itemsOf(data))
    const complete = results.every(({ data, hasNextPage }) => data !== undefined && !hasNextPage)
    const error = results.find(({ error }) => error)?.error ?? null
    const enough = settled || complete || error !== null || countOf(came) > STEP * countOf(handed)
    if (enough && !isSame(handed, came)) handed = came
    return {
      items: handed,
      known: countOf(came),
      complete,
      error,
      goOn: (anew = false) => {
        for (const { isFetching, error, data, hasNextPage, fetchNextPage, refetch } of results) {
          if (isFetching || (error && !anew)) continue
          if (!data) void refetch()
          else if (hasNextPage) void fetchNextPage()
        }
      },
    }
  }
  let now = read(true)
  const listeners = new Set<() => void>()
  const hear = (settled: boolean) => {
    now = read(settled)
    for (const listener of listeners) listener()
  }
  return {
    read: () => now,
    /** Hands out all that has come. */
    settle: () => hear(true),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      const leave = observers.map((observer) => observer.subscribe(() => hear(false)))
      hear(false)
      return () => {
        listeners.delete(listener)
        for (const stop of leave) stop()
      }
    },
  }
}

const countOf = (lists: readonly (readonly unknown[])[]) => lists.reduce((sum, { length }) => sum + length, 0)

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, at) => item === other[at])
