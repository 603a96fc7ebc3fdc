import { createContext, use, useSyncExternalStore } from 'react'

/** Store of the hole under the pointer, on the map or elsewhere. */
export interface PointedHole {
  /** Id of the hole; null: none. */
  readonly current: () => string | null
  readonly setHole: (id: string | null) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Not React state: when the pointer moves, only the old and the new hole render again. */
export function createPointedHole(): PointedHole {
  const listeners = new Set<() => void>()
  let pointed: string | null = null
  return {
    current: () => pointed,
    setHole(id) {
      if (id === pointed) return
      pointed = id
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** In print nothing is highlighted, so the default store is used. */
export const PointedHoleContext = createContext(createPointedHole())

export const usePointedHole = (): string | null => {
  const { subscribe, current } = use(PointedHoleContext)
  return useSyncExternalStore(subscribe, current, current)
}

/** Whether this hole is highlighted; renders again only when that changes. */
export const useIsPointed = (id: string): boolean => {
  const { subscribe, current } = use(PointedHoleContext)
  const isPointed = () => current() === id
  return useSyncExternalStore(subscribe, isPointed, isPointed)
}

/** Sets the highlighted hole; the function never changes. */
export const usePointHole = (): PointedHole['setHole'] => use(PointedHoleContext).setHole
