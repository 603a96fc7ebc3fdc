import { type Anchor, toDegrees } from '../sites/anchor.ts'
import type { Boundary, GridPoint } from './annotations.ts'

/** `boundaries.geojson`: RFC 7946, WGS84, outer rings anticlockwise and closed. */
export function boundaryCollection(anchor: Anchor, boundaries: readonly Boundary[]) {
  return {
    type: 'FeatureCollection',
    features: boundaries.map(({ kind, points, ...properties }) => ({
      type: 'Feature',
      properties,
      geometry: {
        type: kind,
        coordinates: kind === 'Polygon' ? [ring(anchor, points)] : line(anchor, points),
      },
    })),
  }
}

function line(anchor: Anchor, points: readonly GridPoint[]): [number, number][] {
  return points.map(([easting, northing]) => {
    const { longitude, latitude } = toDegrees(anchor, easting, northing)
    return [longitude, latitude]
  })
}

function ring(anchor: Anchor, points: readonly GridPoint[]): [number, number][] {
  const open = line(anchor, signedArea(points) > 0 ? points : points.toReversed())
  return [...open, ...open.slice(0, 1)]
}

/** Twice the area, positive when the corners run anticlockwise. */
function signedArea(points: readonly GridPoint[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}
