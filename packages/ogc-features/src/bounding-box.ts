import type { Geometry } from './feature.ts'
import { geometriesIntersect, type PlanarGeometry } from './intersect.ts'

/** West, south, east and north, or least and greatest coordinates of another system. */
export type Box = readonly [number, number, number, number]

/**
 * The value of `bbox`: four numbers, or six of which the heights are not used, since features have none.
 * Null if it is not of that form.
 */
export function readBox(text: string): Box | null {
  const numbers = text
    .split(',')
    .map((part) => (/^\s*[+-]?[\d.]+(?:e[+-]?\d+)?\s*$/i.test(part) ? Number(part) : NaN))
  if (!numbers.every(Number.isFinite) || (numbers.length !== 4 && numbers.length !== 6)) return null
  const [west = 0, south = 0, third = 0, fourth = 0, north = 0, highest = 0] = numbers
  if (numbers.length === 4) return [west, south, third, fourth]
  const [lowest, east] = [third, fourth]
  return lowest <= highest ? [west, south, east, north] : null
}

/** Whether a box is one of longitudes and latitudes; its west may be greater than its east, across 180°. */
export function isOnGlobe([west, south, east, north]: Box): boolean {
  return Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && north <= 90 && south <= north
}

/** A box across 180° in two, which are not. */
export const splitBox = ([west, south, east, north]: Box): readonly Box[] =>
  west <= east
    ? [[west, south, east, north]]
    : [
        [west, south, 180, north],
        [-180, south, east, north],
      ]

export const boxPolygon = ([west, south, east, north]: Box): PlanarGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
})

export function intersectsBox(geometry: PlanarGeometry, box: Box): boolean {
  if (geometry.type !== 'Point') return geometriesIntersect(geometry, boxPolygon(box))
  const [x = NaN, y = NaN] = geometry.coordinates
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]
}

/** The smallest box around geometries; null: there are none. */
export function unionBox(box: Box | null, geometry: Geometry): Box {
  let [west, south, east, north] = box ?? [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of coordinatesOf(geometry)) {
    west = Math.min(west, x)
    south = Math.min(south, y)
    east = Math.max(east, x)
    north = Math.max(north, y)
  }
  return [west, south, east, north]
}

export function coordinatesOf(geometry: Geometry): readonly (readonly [number, number, ...number[]])[] {
  if (geometry.type === 'Point') return [geometry.coordinates]
  return geometry.type === 'LineString' ? geometry.coordinates : geometry.coordinates.flat()
}
