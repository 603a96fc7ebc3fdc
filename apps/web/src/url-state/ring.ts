/** A drawn area: its corners in order, degrees of WGS84; the last is joined to the first, which is not repeated. */
export type Ring = readonly (readonly [longitude: number, latitude: number])[]

/** More corners than anyone draws, few enough for an address. */
const MOST_CORNERS = 200

/** `-0.12776,51.50735;…`: longitude, latitude of each corner; five decimals are about a metre. */
export const formatRing = (ring: Ring): string =>
  ring.map((corner) => corner.map((degrees) => String(Number(degrees.toFixed(5)))).join(',')).join(';')

/** Null for anything that is not an area on this earth: fewer than three corners, or numbers out of range. */
export function parseRing(text: string | undefined): Ring | null {
  const corners = (text ?? '').split(';').map(readCorner)
  const valid = corners.filter((corner) => corner !== null)
  const whole = valid.length === corners.length && valid.length <= MOST_CORNERS
  return whole && new Set(valid.map(String)).size >= 3 ? valid : null
}

function readCorner(text: string): readonly [number, number] | null {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)))
  const [longitude = NaN, latitude = NaN] = numbers
  const onEarth = numbers.length === 2 && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
  return onEarth ? [longitude, latitude] : null
}
