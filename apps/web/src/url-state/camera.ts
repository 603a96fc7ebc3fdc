/** Where a map looks: degrees of WGS84, and MapLibre's zoom. */
export interface Camera {
  readonly zoom: number
  readonly latitude: number
  readonly longitude: number
}

/** `16.25/51.50735/-0.12776`: zoom, latitude, longitude; five decimals are about a metre. */
export const formatCamera = ({ zoom, latitude, longitude }: Camera): string =>
  [zoom.toFixed(2), latitude.toFixed(5), longitude.toFixed(5)].join('/')

/** Null for anything that is not a camera on this earth. */
export function parseCamera(text: string | undefined): Camera | null {
  const numbers = text?.split('/').map((part) => (part.trim() === '' ? NaN : Number(part))) ?? []
  const [zoom = NaN, latitude = NaN, longitude = NaN] = numbers
  const onEarth =
    numbers.length === 3 &&
    within(zoom, 0, 24) &&
    within(latitude, -85.06, 85.06) &&
    within(longitude, -180, 180)
  return onEarth ? { zoom, latitude, longitude } : null
}

/** False for NaN. */
const within = (value: number, least: number, most: number) => value >= least && value <= most
