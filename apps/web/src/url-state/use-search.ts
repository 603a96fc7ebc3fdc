import { useCallback, useMemo } from 'react'
import { goTo, useQueryText } from './address.ts'
import { compact, parseSearch, stringifySearch, type RawSearch } from './search-text.ts'

/** Values to change; undefined removes one from the address. */
export type SearchChange<T> = { [K in keyof T]?: T[K] | undefined }

/** Query of the address as read by `read`. Unchanged lists stay the same object, to avoid recomputation. */
export function searchOf<T extends object>(read: (raw: RawSearch) => T) {
  let last: { text: string; value: T } | null = null
  return (text: string): T => {
    if (last?.text === text) return last.value
    last = { text, value: keepEqual(last?.value, read(parseSearch(text))) }
    return last.value
  }
}

function keepEqual<T extends object>(before: T | undefined, current: T): T {
  const previous = new Map<string, unknown>(Object.entries(before ?? {}))
  const kept = Object.entries(current).map(([name, value]): [string, unknown] => {
    const old = previous.get(name)
    return [name, JSON.stringify(old) === JSON.stringify(value) ? old : value]
  })
  return Object.fromEntries(kept) as T
}

/** Query of the address as state. `push` adds a history entry; `replace` changes the last one. */
export function useSearch<T extends object>(read: (text: string) => T) {
  const text = useQueryText()
  const search = useMemo(() => read(text), [read, text])
  const update = useCallback(
    (change: (current: T) => SearchChange<T>, kind: 'push' | 'replace') => {
      const { pathname, search: current } = window.location
      const next = stringifySearch(compact({ ...read(current), ...change(read(current)) }))
      goTo(pathname + next, kind === 'replace')
    },
    [read],
  )
  return { search, update }
}
