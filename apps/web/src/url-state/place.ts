import type { Place } from '@groundsheet/sections'

/** `-1.49050,53.10000`: longitude and latitude in degrees, WGS 84, to about a metre. */
export const formatPlace = ({ longitude, latitude }: Place): string =>
  `${longitude.toFixed(5)},${latitude.toFixed(5)}`

/** Null for text that is none, or a place that is not on the globe. */
export function parsePlace(text: string | undefined): Place | null {
  const parts = text?.split(',') ?? []
  const [longitude = NaN, latitude = NaN] = parts.map((part) =>
    /^-?\d+(\.\d+)?$/.test(part) ? Number(part) : NaN,
  )
  const isRead = parts.length === 2 && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
  return isRead ? { longitude, latitude } : null
}
