import { createKeyHash, KeyTable, MAX_KEYS, type HashKey } from '@groundsheet/ags'

/** Compares the key of each row with that of the row before, which is quicker than a table of all keys. */
export interface KeysInOrder {
  /**
   * Whether the key is above the one before, or the first of its hole: then no two keys so far are equal. To
   * be called for each row of a group until it returns false. `same`: so many values of the key, from the
   * first one on, are known to be those of the row before.
   */
  isNext(values: readonly string[], places: readonly number[], same: number): boolean
}

/** Expects the rows of a hole, the first key, together, and the other keys to grow from row to row. */
export function createKeysInOrder(): KeysInOrder {
  const holes = new KeyTable()
  /** A row is not changed after it was read, so it is kept as it is. */
  let last: readonly string[] | null = null
  let lastPlaces: readonly number[] = []

  let hashOfHole: { readonly place: number; readonly hash: HashKey } | null = null

  function isNewHole(values: readonly string[], [place = -1]: readonly number[]): boolean {
    if (hashOfHole?.place !== place) hashOfHole = { place, hash: createKeyHash([place]) }
    return holes.size < MAX_KEYS && !holes.note(hashOfHole.hash(values))
  }

  return {
    isNext(values, places, same) {
      const before = last
      const placesBefore = lastPlaces
      last = values
      lastPlaces = places
      if (before === null) {
        isNewHole(values, places)
        return true
      }
      for (let column = same; column < places.length; column++) {
        const own = values[places[column] ?? -1] ?? ''
        const other = before[placesBefore[column] ?? -1] ?? ''
        if (own === other) continue
        return column === 0 ? isNewHole(values, places) : compareTexts(own, other) > 0
      }
      return false
    },
  }
}

/**
 * Positive if a text is above another one: a shorter text is below a longer one, so that 9.00 is below 10.00.
 */
function compareTexts(own: string, other: string): number {
  if (own.length !== other.length) return own.length - other.length
  return own > other ? 1 : -1
}
