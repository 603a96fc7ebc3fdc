/** A place and how far around it holes are requested. */
export interface Near {
  /** Degrees, WGS 84. */
  readonly longitude: number
  readonly latitude: number
  /** Metres. */
  readonly radius: number
}

/** Radii to select from, metres. */
export const NEAR_RADII_M = [100, 250, 500, 1000, 2500, 5000, 10_000, 25_000] as const

export const DEFAULT_NEAR_RADIUS_M = 1000

/** The most that the service reads around a place, metres. */
const MAX_NEAR_RADIUS_M = 100_000

/** `-1.49050,53.10000,1000`: longitude and latitude to about a metre, and the radius. */
export const formatNear = ({ longitude, latitude, radius }: Near): string =>
  `${longitude.toFixed(5)},${latitude.toFixed(5)},${Math.round(radius)}`

/** Null for text that is none, a place that is not on the globe, or a radius out of range. */
export function parseNear(text: string | undefined): Near | null {
  const parts = text?.split(',') ?? []
  const [longitude = NaN, latitude = NaN, radius = NaN] = parts.map((part) =>
    /^-?\d+(\.\d+)?$/.test(part) ? Number(part) : NaN,
  )
  const isRead = parts.length === 3 && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
  return isRead && radius >= 1 && radius <= MAX_NEAR_RADIUS_M ? { longitude, latitude, radius } : null
}
