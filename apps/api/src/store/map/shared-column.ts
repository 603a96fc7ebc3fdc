/** A column of values that many locations share: each value once, and an index for each location. */
export function createSharedColumn<T>() {
  const places = new Map<T, number>()
  const indexes: (number | null)[] = []
  return {
    /** Null: the location has none. */
    add(value: T | null): void {
      if (value === null) {
        indexes.push(null)
        return
      }
      const place = places.get(value) ?? places.size
      places.set(value, place)
      indexes.push(place)
    },
    finish: () => ({ values: [...places.keys()], indexes }),
  }
}
