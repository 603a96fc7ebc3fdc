import { createContext, use, useSyncExternalStore } from 'react'

/** The hole under the pointer, on the map or anywhere else. */
export interface PointedHole {
  /** Its id; null: none. */
  readonly current: () => string | null
  readonly point: (id: string | null) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Outside of React's state, so that a step of the pointer draws again only what it leaves and what it reaches. */
export function createPointedHole(): PointedHole {
  const listeners = new Set<() => void>()
  let pointed: string | null = null
  return {
    current: () => pointed,
    point(id) {
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

/** On paper nothing is pointed at: there the store stays as it is made here. */
export const PointedHoleContext = createContext(createPointedHole())

export const usePointedHole = (): string | null => {
  const { subscribe, current } = use(PointedHoleContext)
  return useSyncExternalStore(subscribe, current, current)
}

/** Whether it is this one: who asks so is not drawn again for others. */
export const useIsPointed = (id: string): boolean => {
  const { subscribe, current } = use(PointedHoleContext)
  const isPointed = () => current() === id
  return useSyncExternalStore(subscribe, isPointed, isPointed)
}

/** Tells where the pointer is; always the same function. */
export const usePointHole = (): PointedHole['point'] => use(PointedHoleContext).point
