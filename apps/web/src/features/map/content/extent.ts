import type { Position } from 'geojson'
import type { Bounds } from '../basemap/graticule.ts'
import type { Place } from '@groundsheet/sections'
import type { PlacedHole } from '../markers/hole-features.ts'
import type { Shape } from '../shapes/shape-features.ts'

/** The box around everything that is drawn; null when nothing is. */
export const extentOf = (holes: readonly PlacedHole[], shapes: readonly Shape[]): Bounds | null =>
  boundsOf([...holes.map(({ position }) => position), ...shapes.flatMap(placesOf)])

/** The box around places; null without any. */
export function boundsOf(places: readonly Place[]): Bounds | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { longitude, latitude } of places) {
    west = Math.min(west, longitude)
    south = Math.min(south, latitude)
    east = Math.max(east, longitude)
    north = Math.max(north, latitude)
  }
  return west <= east ? [west, south, east, north] : null
}

/** The place in the middle of a box. */
export const middleOf = (bounds: Bounds | null): Place => {
  const [west, south, east, north] = bounds ?? [0, 0, 0, 0]
  return { longitude: (west + east) / 2, latitude: (south + north) / 2 }
}

const placesOf = ({ geometry }: Shape): Place[] =>
  verticesOf(geometry).map(([longitude = 0, latitude = 0]) => ({ longitude, latitude }))

const verticesOf = (geometry: Shape['geometry']): readonly Position[] =>
  geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates
