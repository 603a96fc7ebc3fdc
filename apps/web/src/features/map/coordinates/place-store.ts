import type { Place } from '@groundsheet/sections'

/** A place of the map that is worth telling: under the pointer, else in the middle. */
export interface ToldPlace {
  readonly place: Place
  readonly from: 'pointer' | 'centre'
}

export interface PlaceStore {
  readonly setPointer: (place: Place | null) => void
  readonly setCentre: (place: Place) => void
  readonly current: () => ToldPlace | null
  readonly subscribe: (listener: () => void) => () => void
}

/** Holds what changes with every movement, so that only the one who shows it is drawn again. */
export function createPlaceStore(): PlaceStore {
  const listeners = new Set<() => void>()
  let [pointer, centre]: [Place | null, Place | null] = [null, null]
  let told: ToldPlace | null = null
  function tell() {
    told = pointer ? { place: pointer, from: 'pointer' } : centre && { place: centre, from: 'centre' }
    for (const listener of listeners) listener()
  }
  return {
    setPointer(place) {
      if (place === pointer) return
      pointer = place
      tell()
    },
    setCentre(place) {
      centre = place
      if (!pointer) tell()
    },
    current: () => told,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
