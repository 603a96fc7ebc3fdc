import type { Converter } from 'proj4'
import type { ProjectedPoint } from './projection.ts'
import { distanceMetres, type Wgs84 } from './wgs84.ts'

/**
 * Far from its origin an inverse projection wraps around the globe to a plausible place: it must lead back,
 * in metres.
 */
const TOLERANCE_M = 1

/**
 * Projected to geographic through proj4; null where the result is no number or does not lead back to the same
 * point.
 */
export function invert(converter: Converter, easting: number, northing: number): Wgs84 | null {
  try {
    const [longitude, latitude] = converter.forward([easting, northing])
    if (!isNumber(longitude) || !isNumber(latitude)) return null
    const [eastingBack, northingBack] = converter.inverse([longitude, latitude])
    if (!isNumber(eastingBack) || !isNumber(northingBack)) return null
    const gap = Math.hypot(eastingBack - easting, northingBack - northing)
    return gap <= TOLERANCE_M ? { longitude, latitude } : null
  } catch {
    return null
  }
}

/**
 * Geographic to projected through proj4; null where the result is no number or does not lead back to the same
 * place.
 */
export function project(converter: Converter, place: Wgs84): ProjectedPoint | null {
  try {
    const [easting, northing] = converter.inverse([place.longitude, place.latitude])
    if (!isNumber(easting) || !isNumber(northing)) return null
    const back = invert(converter, easting, northing)
    return back && distanceMetres(back, place) <= TOLERANCE_M ? [easting, northing] : null
  } catch {
    return null
  }
}

const isNumber = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value)
