import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import type { Ring } from '../../url-state/ring.ts'

/**
 * Whether a position (degrees, WGS84) lies inside a drawn area or on its edge; nothing is inside an area that
 * is a line.
 */
export function isInside(
  { longitude, latitude }: { readonly longitude: number; readonly latitude: number },
  ring: Ring,
): boolean {
  const [first] = ring
  if (!first || ring.length < 3) return false
  const outline = [...ring, first].map(([x, y]) => [x, y])
  return booleanPointInPolygon([longitude, latitude], { type: 'Polygon', coordinates: [outline] })
}
