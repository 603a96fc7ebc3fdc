import { readNumber } from '../measure/read-number.ts'
import { readDirectionText, readRemark, type DirectionWords } from './direction-words.ts'
import { isPossibleInclination, withoutDegrees } from './possible-inclination.ts'

type Data = Readonly<Record<string, string>>

/** Direction stated in the row of a hole (LOCA or HOLE). */
export interface StatedDirection {
  /** HOLE_INCL (AGS 3), degrees measured down from the horizontal; null: not stated, or not possible. */
  readonly inclination: number | null
  /** A HOLE_INCL that is no possible inclination, degrees; null: it is one, or none is stated. */
  readonly impossible: number | null
  /** A statement other than the inclination gives the hole as inclined or horizontal. */
  readonly inclined: boolean
  /** The words of that statement and their heading; null if there are none, as for a bearing. */
  readonly words: (DirectionWords & { readonly heading: string }) | null
  /**
   * Drilled by a method that works at any angle, so that its orientation is a bearing; that of a pit is of
   * its long side.
   */
  readonly rotary: boolean
}

/** `typeName`: meaning of the code in LOCA_TYPE or HOLE_TYPE, if known. */
export function statedDirection(data: Data, typeName = ''): StatedDirection {
  const read = (heading: string) => data[heading]?.trim() ?? ''
  const type = read('LOCA_TYPE') || read('HOLE_TYPE')
  const rotary = type.split(/[^A-Z0-9]+/i).some((part) => ROTARY.test(part))
  const words = readWords(data, `${type} ${typeName}`)
  const hasBearing = isBearing(read('HOLE_ORNT'))
  const inclined = words !== null || type.toUpperCase() === TRAVERSE || (rotary && hasBearing)
  const mayBeFlat = type === '' || rotary || inclined || hasBearing
  const angle = readDegrees(read('HOLE_INCL'))
  const isPossible = angle === null || (isPossibleInclination(angle) && (mayBeFlat || !isNearlyFlat(angle)))
  return {
    ...{ inclination: isPossible ? angle : null, impossible: isPossible ? null : angle },
    ...{ inclined, words, rotary },
  }
}

function readWords(data: Data, type: string): StatedDirection['words'] {
  const ofType = readDirectionText(type)
  if (ofType) return { ...ofType, heading: 'HOLE_TYPE' in data ? 'HOLE_TYPE' : 'LOCA_TYPE' }
  for (const heading of ['LOCA_REM', 'HOLE_REM']) {
    const words = readRemark(data[heading] ?? '')
    if (words) return { ...words, heading }
  }
  return null
}

/** Degrees of an inclination or a bearing: `45`, `45 deg`, `45°`; null for any other text. */
export const readDegrees = (text: string): number | null => readNumber(withoutDegrees(text))

/** Degrees of HOLE_INCL or HORN_INCL, -90 to 90; null for any other text. AGS 4.1.1, HORN; AGS 3.1, HOLE. */
export function readInclination(text: string): number | null {
  const degrees = readDegrees(text)
  return degrees !== null && isPossibleInclination(degrees) ? degrees : null
}

/** An inclination of 0 without other support: probably a blank written as a number by software. */
export const inclinationIsUnset = ({ inclination, inclined }: StatedDirection): boolean =>
  inclination === 0 && !inclined

/**
 * Whether an orientation is of a hole that is not vertical. 0, or 360 for north in some software, is as often
 * a blank. Files of vertical boreholes have 90 throughout, their inclination under the wrong heading.
 */
export function isBearing(orientation: string): boolean {
  const degrees = readNumber(orientation)
  return degrees !== null && degrees % 360 !== 0 && degrees !== 90
}

/** Degrees. Only rotary rigs and those that drill along a face work nearer to the horizontal. */
const MIN_FROM_ABOVE_DEGREES = 10

/** 9 of a window sample is 90 with a digit missing. 0 is not: it is judged by `inclinationIsUnset`. */
const isNearlyFlat = (degrees: number) => degrees !== 0 && Math.abs(degrees) < MIN_FROM_ABOVE_DEGREES

/**
 * Rotary, sonic and structure coring in the LOCA_TYPE list of AGS; cable percussion, sampling rigs and pits
 * work from above.
 */
const ROTARY = /^(?:RC|RO|RCG|SNC|CC|STC)$/i
/** Linear logging traverse or scanline survey: along a face, so usually horizontal. */
const TRAVERSE = 'TRAV'
