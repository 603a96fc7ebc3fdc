import type { BoundaryGeometry } from '@groundsheet/contract'
import { convex } from '@turf/convex'
import { featureCollection, point } from '@turf/helpers'
import { signedArea, windRings } from './wind-rings.ts'

export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Outlines thinner than this, as area against the square of the diameter, are lines to the eye. */
const MIN_AREA_TO_DIAMETER_SQUARED = 1e-4

/**
 * The convex hull of the positioned members of a group, wound as in RFC 7946; null where there is none to
 * draw.
 */
export function groupOutline(members: readonly Position[]): BoundaryGeometry | null {
  const hull = convex(
    featureCollection(members.map(({ longitude, latitude }) => point([longitude, latitude]))),
  )
  if (hull === null) return null
  const rings = hull.geometry.coordinates.map((ring) =>
    ring.map(([longitude = 0, latitude = 0]): [number, number] => [longitude, latitude]),
  )
  const outline = windRings({ type: 'Polygon', coordinates: rings })
  return isTooThin(rings[0] ?? []) ? null : outline
}

function isTooThin(ring: [number, number][]): boolean {
  const extent = (values: number[]) => Math.max(...values) - Math.min(...values)
  const diameter = Math.hypot(extent(ring.map(([x]) => x)), extent(ring.map(([, y]) => y)))
  return Math.abs(signedArea(ring)) / 2 < MIN_AREA_TO_DIAMETER_SQUARED * diameter ** 2
}
