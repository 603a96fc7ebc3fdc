import type { Ring } from '../url-state/ring.ts'

/**
 * Whether a position (degrees, WGS84) lies inside a drawn area or on its edge; nothing is inside an area that is a line.
 * A ray to the east crosses the outline an odd number of times from inside.
 */
export function isInside(
  { longitude, latitude }: { readonly longitude: number; readonly latitude: number },
  ring: Ring,
): boolean {
  if (ring.length < 3) return false
  let inside = false
  for (const [index, [x, y]] of ring.entries()) {
    const [u, v] = ring.at(index - 1) ?? [x, y]
    const side = (longitude - x) * (v - y) - (latitude - y) * (u - x)
    if (side === 0 && isBetween(longitude, x, u) && isBetween(latitude, y, v)) return true
    if (y > latitude !== v > latitude && side < 0 === v > y) inside = !inside
  }
  return inside
}

const isBetween = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b)
