import {
  isWithinLimits,
  lengthOf,
  parseLatitude,
  parseLongitude,
  READING_LIMITS,
} from '@groundsheet/readings/file-checks'
import { NUMBER } from './check/data-types.ts'
import { isMissingValue } from './missing-value.ts'

/**
 * Numbers taken from the values of a hole; null if it has no such value. Lengths in metres, positions in
 * degrees.
 */
export type HoleNumbers = Record<HoleNumber, number | null>

export type HoleNumber = 'easting' | 'northing' | 'latitude' | 'longitude' | 'groundLevel' | 'finalDepth'

interface Reader {
  /** Of the heading, without its group. */
  readonly name: string
  readonly read: (text: string) => number | null
}

/** What the import, the check and the viewer read of a hole. */
export const HOLE_NUMBERS: Readonly<Record<HoleNumber, Reader>> = {
  easting: { name: 'NATE', read: readNumber },
  northing: { name: 'NATN', read: readNumber },
  latitude: { name: 'LAT', read: parseLatitude },
  longitude: { name: 'LON', read: parseLongitude },
  groundLevel: { name: 'GL', read: readNumber },
  finalDepth: { name: 'FDEP', read: readNumber },
}

/** Accepts only certain numbers: `1,234.5` is ambiguous, `Null` is none, and nothing on a site is `1E303`. */
function readNumber(text: string): number | null {
  const trimmed = text.trim()
  if (!NUMBER.test(trimmed)) return null
  const number = Number(trimmed)
  return isWithinLimits(number, READING_LIMITS.other) ? number : null
}

/** Why coordinates that are stated are no position: text that is no number, or 0, 0. */
export type UnusedCoordinates = 'unread' | 'zero'

/** Null where both are read, or not stated. */
export function unusedCoordinates(easting: string, northing: string): UnusedCoordinates | null {
  const texts = [easting, northing].filter((text) => !isMissingValue(text))
  const numbers = texts.map(readNumber)
  if (numbers.includes(null)) return 'unread'
  return numbers.length > 1 && numbers.every((number) => number === 0) ? 'zero' : null
}

/** A value as stated. `unit`: of its heading, as in the file; empty if it has none. */
interface StatedNumber {
  readonly text: string
  readonly unit: string
}

/**
 * Reads the numbers of a hole. `statedOf`: null where it states none. `unread` is called for texts that are
 * no such number.
 */
export function readHoleNumbers(
  statedOf: (number: HoleNumber) => StatedNumber | null,
  unread: (number: HoleNumber, text: string) => void = () => undefined,
): HoleNumbers {
  const read = (number: HoleNumber): number | null => {
    const { text, unit } = statedOf(number) ?? { text: '', unit: '' }
    const { name, read } = HOLE_NUMBERS[number]
    const value = read(text)
    if (value === null) unread(number, text)
    return lengthOf(value, `LOCA_${name}`, unit)
  }
  return {
    ...withoutOrigin(read('easting'), read('northing'), read('groundLevel')),
    latitude: read('latitude'),
    longitude: read('longitude'),
    finalDepth: read('finalDepth'),
  }
}

/** Programs write 0, 0 for missing coordinates; a ground level of 0 beside them was not surveyed either. */
function withoutOrigin(easting: number | null, northing: number | null, groundLevel: number | null) {
  if (easting !== 0 || northing !== 0) return { easting, northing, groundLevel }
  return { easting: null, northing: null, groundLevel: groundLevel === 0 ? null : groundLevel }
}
