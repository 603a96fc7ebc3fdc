import { parsePath, type Path } from './path.ts'

/** A drawn area: its corners in order, degrees of WGS84; the first is not repeated at the end. */
export type Ring = Path

/** `-0.12776,51.50735;…`: longitude, latitude of each corner; five decimals are about a metre. */
export const formatRing = (ring: Ring): string =>
  ring.map((corner) => corner.map((degrees) => String(Number(degrees.toFixed(5)))).join(',')).join(';')

/** Null if the text is not an area: fewer than three corners, or numbers out of range. */
export function parseRing(text: string | undefined): Ring | null {
  const corners = parsePath(text)
  return corners && new Set(corners.map(String)).size >= 3 ? corners : null
}
