import { useSyncExternalStore } from 'react'
import { stringifySearch } from './search-text.ts'

/** The screens, as their addresses begin. */
export type ScreenPath = '/projects' | '/projects/$projectId' | '/projects/$projectId/print/$sheet'

/** A place of the viewer. */
export interface Address {
  readonly to: ScreenPath
  /** What stands in the path in place of the words with a dollar sign. */
  readonly params?: Readonly<Record<string, string>>
  readonly search?: object
}

/** `/projects/4f…?hole=9a…` */
export const writeAddress = ({ to, params = {}, search = {} }: Address): string =>
  to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) +
  stringifySearch({ ...search })

const listeners = new Set<() => void>()
const tellAll = () => {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('popstate', tellAll)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('popstate', tellAll)
  }
}

/** Goes to an address of the viewer. `replace`: going back does not lead here again. */
export function goTo(address: string, replace = false) {
  const { pathname, search } = window.location
  if (address === pathname + search) return
  if (replace) window.history.replaceState(null, '', address)
  else window.history.pushState(null, '', address)
  tellAll()
}

export const usePath = () => useSyncExternalStore(subscribe, () => window.location.pathname)

/** The query of the address, with its question mark; empty when there is none. */
export const useQueryText = () => useSyncExternalStore(subscribe, () => window.location.search)
