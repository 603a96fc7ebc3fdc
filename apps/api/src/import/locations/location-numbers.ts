import { isMissingValue, NUMBER, type Edition } from '@groundsheet/ags'
import { isOrigin, parseLatitude, parseLongitude } from '@groundsheet/coordinates'
import { lengthOf } from '@groundsheet/readings'
import type { CompanyJson } from '../company-folder/schemas.ts'

/** Numbers taken from the values of a hole; null if the hole has no such value. Lengths in metres. */
export interface LocationNumbers {
  easting: number | null
  northing: number | null
  latitude: number | null
  longitude: number | null
  groundLevel: number | null
  finalDepth: number | null
}

type NumberField = keyof LocationNumbers

const DEFAULT_HEADINGS: Record<Edition, Record<NumberField, string>> = {
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

const READERS: Record<NumberField, (text: string) => number | null> = {
  easting: parseNumber,
  northing: parseNumber,
  latitude: parseLatitude,
  longitude: parseLongitude,
  groundLevel: parseNumber,
  finalDepth: parseNumber,
}

/** Accepts only certain numbers: `1,234.5` is ambiguous, `Null` is none. */
function parseNumber(text: string): number | null {
  const trimmed = text.trim()
  if (!NUMBER.test(trimmed)) return null
  const number = Number(trimmed)
  return Number.isFinite(number) ? number : null
}

export interface NumberHeadings {
  readonly configured: NonNullable<CompanyJson['lifted']>
  /** The unit of a heading in the files; empty if not stated. */
  readonly unitOf: (heading: string) => string
}

const LENGTHS: readonly NumberField[] = ['easting', 'northing', 'groundLevel', 'finalDepth']

/**
 * Reads the numbers of a hole. `configured` headings take precedence if the hole has them (the other edition has
 * other names). `unitOf`: stated units. `unread` is called for values that are not numbers.
 */
export function readLocationNumbers(
  values: ReadonlyMap<string, string>,
  edition: Edition,
  { configured, unitOf }: NumberHeadings,
  unread: (heading: string, value: string) => void,
): LocationNumbers {
  const read = (field: NumberField): number | null => {
    const choice = configured[field]
    if (choice === null) return null
    const heading = choice !== undefined && values.has(choice) ? choice : DEFAULT_HEADINGS[edition][field]
    const text = values.get(heading) ?? ''
    const value = READERS[field](text)
    if (value === null && !isMissingValue(text)) unread(heading, text)
    return LENGTHS.includes(field)
      ? lengthOf(value, DEFAULT_HEADINGS[edition][field], unitOf(heading))
      : value
  }
  const surveyed = withoutOrigin(read('easting'), read('northing'), read('groundLevel'))
  return {
    ...surveyed,
    latitude: read('latitude'),
    longitude: read('longitude'),
    finalDepth: read('finalDepth'),
  }
}

/** A ground level of 0 beside missing coordinates was not surveyed either. */
function withoutOrigin(easting: number | null, northing: number | null, groundLevel: number | null) {
  if (!isOrigin(easting, northing)) return { easting, northing, groundLevel }
  return { easting: null, northing: null, groundLevel: groundLevel === 0 ? null : groundLevel }
}
