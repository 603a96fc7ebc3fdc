import { useCallback, useMemo } from 'react'
import { goTo, useQueryText } from './address.ts'
import { compact, parseSearch, stringifySearch, type RawSearch } from './search-text.ts'

/** Values to change; undefined takes one out of the address. */
export type SearchChange<T> = { [K in keyof T]?: T[K] | undefined }

/**
 * What the query of an address says, as `read` understands it. Lists that did not change stay the same object, so that
 * nothing made of them is made again.
 */
export function searchOf<T extends object>(read: (raw: RawSearch) => T) {
  let last: { text: string; value: T } | null = null
  return (text: string): T => {
    if (last?.text === text) return last.value
    last = { text, value: keepEqual(last?.value, read(parseSearch(text))) }
    return last.value
  }
}

function keepEqual<T extends object>(before: T | undefined, now: T): T {
  const held = new Map<string, unknown>(Object.entries(before ?? {}))
  const kept = Object.entries(now).map(([name, value]): [string, unknown] => {
    const old = held.get(name)
    return [name, JSON.stringify(old) === JSON.stringify(value) ? old : value]
  })
  return Object.fromEntries(kept) as T
}

/** The query of the address as state. A `step` can be undone by going back; a `quiet` change cannot. */
export function useSearch<T extends object>(read: (text: string) => T) {
  const text = useQueryText()
  const search = useMemo(() => read(text), [read, text])
  const update = useCallback(
    (change: (now: T) => SearchChange<T>, kind: 'step' | 'quiet') => {
      const { pathname, search: now } = window.location
      const next = stringifySearch(compact({ ...read(now), ...change(read(now)) }))
      goTo(pathname + next, kind === 'quiet')
    },
    [read],
  )
  return { search, update }
}
