import type { Position } from 'geojson'
import type { Place } from '@groundsheet/sections'
import { boundsOf } from '../../../data/map/bounds-of.ts'
import type { Bounds } from '../basemap/graticule.ts'
import type { PlacedHole } from '../markers/hole-features.ts'
import type { Shape } from '../shapes/shape-features.ts'

/** The box around everything that is drawn; null when nothing is. */
export const extentOf = (holes: readonly PlacedHole[], shapes: readonly Shape[]): Bounds | null =>
  boundsOf([...holes.map(({ position }) => position), ...shapes.flatMap(placesOf)])

/** The place in the middle of a box. */
export const middleOf = (bounds: Bounds | null): Place => {
  const [west, south, east, north] = bounds ?? [0, 0, 0, 0]
  return { longitude: (west + east) / 2, latitude: (south + north) / 2 }
}

const placesOf = ({ geometry }: Shape): Place[] =>
  verticesOf(geometry).map(([longitude = 0, latitude = 0]) => ({ longitude, latitude }))

const verticesOf = (geometry: Shape['geometry']): readonly Position[] =>
  geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates
