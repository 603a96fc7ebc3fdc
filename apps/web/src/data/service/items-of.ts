import type { InfiniteData } from '@tanstack/react-query'
import { memoizeByObject } from './memoize-by-object.ts'

type Pages<T> = InfiniteData<{ readonly data: readonly T[] }>

const NO_ITEMS: readonly never[] = []

const joined = memoizeByObject(({ pages }: Pages<unknown>): readonly unknown[] =>
  pages.flatMap(({ data }) => data),
)

/** The items of a paged list; always the same array for the same pages. */
export const itemsOf = <T>(data: Pages<T> | undefined): readonly T[] =>
  data ? (joined(data) as readonly T[]) : NO_ITEMS
