import type { Edition } from '@groundsheet/ags'
import { parseLatitude, parseLongitude } from '@groundsheet/coordinates'
import type { CompanyJson } from '../company-folder/schemas.ts'

/** The numbers that are lifted out of the values of a hole; null where the hole has no such value. */
export interface LiftedFields {
  easting: number | null
  northing: number | null
  latitude: number | null
  longitude: number | null
  groundLevel: number | null
  finalDepth: number | null
}

type LiftedField = keyof LiftedFields

const DEFAULT_HEADINGS: Record<Edition, Record<LiftedField, string>> = {
  AGS4: {
    easting: 'LOCA_NATE',
    northing: 'LOCA_NATN',
    latitude: 'LOCA_LAT',
    longitude: 'LOCA_LON',
    groundLevel: 'LOCA_GL',
    finalDepth: 'LOCA_FDEP',
  },
  AGS3: {
    easting: 'HOLE_NATE',
    northing: 'HOLE_NATN',
    latitude: 'HOLE_LAT',
    longitude: 'HOLE_LON',
    groundLevel: 'HOLE_GL',
    finalDepth: 'HOLE_FDEP',
  },
}

const READERS: Record<LiftedField, (text: string) => number | null> = {
  easting: parseNumber,
  northing: parseNumber,
  latitude: parseLatitude,
  longitude: parseLongitude,
  groundLevel: parseNumber,
  finalDepth: parseNumber,
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/

/** Only what is certainly a number: `1,234.5` may be two things, `Null` none. */
function parseNumber(text: string): number | null {
  const trimmed = text.trim()
  if (!NUMBER.test(trimmed)) return null
  const number = Number(trimmed)
  return Number.isFinite(number) ? number : null
}

/** What people write where they have no value. */
const NOTHING = new Set(['', '-', '--', 'n/a', 'na', 'null', 'none', 'nan', 'unknown', '?'])

/**
 * Reads the lifted fields. `configured` headings win where the hole has them (the other edition calls them differently).
 * `unread` hears of values that are there and are no numbers.
 */
export function liftFields(
  values: ReadonlyMap<string, string>,
  edition: Edition,
  configured: NonNullable<CompanyJson['lifted']>,
  unread: (heading: string, value: string) => void,
): LiftedFields {
  const lift = (field: LiftedField): number | null => {
    const choice = configured[field]
    if (choice === null) return null
    const heading = choice !== undefined && values.has(choice) ? choice : DEFAULT_HEADINGS[edition][field]
    const text = values.get(heading) ?? ''
    const value = READERS[field](text)
    if (value === null && !NOTHING.has(text.trim().toLowerCase())) unread(heading, text)
    return value
  }
  const surveyed = withoutOrigin(lift('easting'), lift('northing'), lift('groundLevel'))
  return {
    ...surveyed,
    latitude: lift('latitude'),
    longitude: lift('longitude'),
    finalDepth: lift('finalDepth'),
  }
}

/**
 * 0, 0 is what programs write for no coordinates; no hole of these grids lies there. A ground level of 0 beside it was
 * not surveyed either.
 */
function withoutOrigin(easting: number | null, northing: number | null, groundLevel: number | null) {
  if (easting !== 0 || northing !== 0) return { easting, northing, groundLevel }
  return { easting: null, northing: null, groundLevel: groundLevel === 0 ? null : groundLevel }
}
