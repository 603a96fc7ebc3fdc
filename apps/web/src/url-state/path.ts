/** A drawn line: its points in order, degrees of WGS84. */
export type Path = readonly (readonly [longitude: number, latitude: number])[]

/** More than any drawn line needs, and few enough for an address. */
const MAX_POINTS = 200

/** `-0.12776,51.50735;…`: longitude, latitude of each point; seven decimals are about a centimetre. */
export const formatPath = (path: Path): string =>
  path.map((point) => point.map((degrees) => String(Number(degrees.toFixed(7)))).join(',')).join(';')

/** Points of a line or area; null if any is invalid, or there are fewer than two. */
export function parsePath(text: string | undefined): Path | null {
  const points = (text ?? '').split(';').map(readPoint)
  const valid = points.filter((point) => point !== null)
  const isValid = valid.length === points.length && valid.length <= MAX_POINTS
  return isValid && new Set(valid.map(String)).size >= 2 ? valid : null
}

function readPoint(text: string): readonly [number, number] | null {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)))
  const [longitude = NaN, latitude = NaN] = numbers
  const isValid = numbers.length === 2 && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
  return isValid ? [longitude, latitude] : null
}
