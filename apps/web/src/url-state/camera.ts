/** Position of the map: degrees of WGS84, and MapLibre zoom. */
export interface Camera {
  readonly zoom: number
  readonly latitude: number
  readonly longitude: number
  /** Direction of the top of the map, degrees clockwise from north; absent: north. */
  readonly bearing?: number
}

/**
 * `16.25/51.50735/-0.12776`: zoom, latitude, longitude; five decimals are about a metre. A rotated map adds
 * its bearing.
 */
export function formatCamera({ zoom, latitude, longitude, bearing = 0 }: Camera): string {
  const turned = Math.round(bearing * 10) / 10
  const parts = [zoom.toFixed(2), latitude.toFixed(5), longitude.toFixed(5)]
  return [...parts, ...(turned === 0 ? [] : [String(turned)])].join('/')
}

/** Null if the text is not a valid camera. */
export function parseCamera(text: string | undefined): Camera | null {
  const numbers = text?.split('/').map((part) => (part.trim() === '' ? NaN : Number(part))) ?? []
  const [zoom = NaN, latitude = NaN, longitude = NaN, bearing = 0] = numbers
  const isValid =
    (numbers.length === 3 || numbers.length === 4) &&
    within(bearing, -180, 180) &&
    within(zoom, 0, 24) &&
    within(latitude, -85.06, 85.06) &&
    within(longitude, -180, 180)
  if (!isValid) return null
  return { zoom, latitude, longitude, ...(bearing === 0 ? {} : { bearing }) }
}

/** False for NaN. */
const within = (value: number, min: number, max: number) => value >= min && value <= max
