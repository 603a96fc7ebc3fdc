import { useSyncExternalStore } from 'react'
import { stringifySearch } from './search-text.ts'

/** Path patterns of the screens. */
export type ScreenPath = '/projects' | '/projects/$projectId' | '/projects/$projectId/print/$sheet'

/** An address of the viewer. */
export interface Address {
  readonly to: ScreenPath
  /** Values of the path parameters that start with a dollar sign. */
  readonly params?: Readonly<Record<string, string>>
  readonly search?: object
}

/** `/projects/4f…?hole=9a…` */
export const writeAddress = ({ to, params = {}, search = {} }: Address): string =>
  to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) +
  stringifySearch({ ...search })

const listeners = new Set<() => void>()
const notifyListeners = () => {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('popstate', notifyListeners)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('popstate', notifyListeners)
  }
}

/** Navigates to an address of the viewer. `replace`: without a new history entry. */
export function goTo(address: string, replace = false) {
  const { pathname, search } = window.location
  if (address === pathname + search) return
  if (replace) window.history.replaceState(null, '', address)
  else window.history.pushState(null, '', address)
  notifyListeners()
}

export const usePath = () => useSyncExternalStore(subscribe, () => window.location.pathname)

/** Query of the address with its question mark; empty: none. */
export const useQueryText = () => useSyncExternalStore(subscribe, () => window.location.search)
