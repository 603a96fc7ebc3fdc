import type { BoundaryGeometry } from '@groundsheet/contract'

type Ring = Extract<BoundaryGeometry, { type: 'Polygon' }>['coordinates'][number]

/** RFC 7946, 3.1.6: outer rings run against the clock, holes with it. Other geometries stay. */
export function windRings(geometry: BoundaryGeometry): BoundaryGeometry {
  if (geometry.type !== 'Polygon') return geometry
  const coordinates = geometry.coordinates.map((ring, index) => {
    const isRight = index === 0 ? signedArea(ring) >= 0 : signedArea(ring) <= 0
    return isRight ? ring : ring.toReversed()
  })
  return { ...geometry, coordinates }
}

/** Twice the area in square degrees, positive against the clock. */
export function signedArea(ring: Ring): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}
