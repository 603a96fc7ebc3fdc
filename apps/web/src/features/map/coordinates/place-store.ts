import type { Place } from '@groundsheet/sections'

/** A place of the map that is worth showing: under the pointer, else in the middle. */
export interface CurrentPlace {
  readonly place: Place
  readonly from: 'pointer' | 'centre'
}

export interface PlaceStore {
  readonly setPointer: (place: Place | null) => void
  readonly setCentre: (place: Place) => void
  readonly current: () => CurrentPlace | null
  readonly subscribe: (listener: () => void) => () => void
}

/** Holds what changes with every movement, so that only the one who shows it is drawn again. */
export function createPlaceStore(): PlaceStore {
  const listeners = new Set<() => void>()
  let [pointer, centre]: [Place | null, Place | null] = [null, null]
  let shown: CurrentPlace | null = null
  function notify() {
    shown = pointer ? { place: pointer, from: 'pointer' } : centre && { place: centre, from: 'centre' }
    for (const listener of listeners) listener()
  }
  return {
    setPointer(place) {
      if (place === pointer) return
      pointer = place
      notify()
    },
    setCentre(place) {
      centre = place
      if (!pointer) notify()
    },
    current: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
