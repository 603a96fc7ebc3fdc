interface Place {
  readonly longitude: number
  readonly latitude: number
}

/** The box around places: west, south, east, north, degrees; null without any. */
export function boundsOf(places: readonly Place[]): readonly [number, number, number, number] | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { longitude, latitude } of places) {
    west = Math.min(west, longitude)
    south = Math.min(south, latitude)
    east = Math.max(east, longitude)
    north = Math.max(north, latitude)
  }
  return west <= east ? [west, south, east, north] : null
}
