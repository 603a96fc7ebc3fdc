import { readNumber } from '../measure/read-number.ts'
import { MIN_REFUSAL_BLOWS, REFUSAL_BLOWS, sumFigures, type Drive, type Figure } from './drive.ts'
import {
  driven,
  hasGap,
  isUnrecorded,
  prefilledFrom,
  separate,
  withoutLeadingBlanks,
  withoutPrefilled,
} from './driven-figures.ts'
import { readFigure } from './report-text.ts'
import type { Values } from './row-values.ts'
import { contradictionWords } from './spt-contradiction-words.ts'

/** A number of 0 or more; null if the heading is empty or has other text. */
export function numberOf(values: Values, heading: string): number | null {
  const number = readNumber(values[heading]?.trim() ?? '')
  return number === null || number < 0 ? null : number
}

/**
 * Increments of both drives up to the last driven one; empty if the headings of increments are. Blows and
 * penetrations are null if not stated.
 */
export function statedFigures(values: Values): { seating: Figure[]; main: Figure[] } {
  // Software writes a penetration of 0 mm in every increment for a blank.
  const isMeasured = figuresOf(values, PLACES).some(({ penetration }) => (penetration ?? 0) > 0)
  const read = (places: readonly number[]) => {
    const stated = figuresOf(values, places)
    const isRecorded = isMeasured && !isUnrecorded(stated)
    const counted = withoutPrefilled(driven(stated))
    const end = counted.findLastIndex(({ blows }) => blows !== null) + 1
    return stated.slice(0, end).map(({ blows, penetration }) => ({
      blows,
      penetration: isRecorded ? penetration : null,
    }))
  }
  return { seating: read(SEATING_PLACES), main: read(MAIN_PLACES) }
}

/** The seating drive of ISPT_INC1, INC2 and PEN1, PEN2, else the blows of ISPT_SEAT. */
export function statedSeating(values: Values): Drive | null {
  const blows = numberOf(values, 'ISPT_SEAT')
  const increments = sumFigures(driven(withoutLeadingBlanks(figuresOf(values, SEATING_PLACES))), 2)
  return increments ?? (blows === null ? null : { blows, penetration: null, measured: false, increments: 0 })
}

/**
 * The main drive of ISPT_INC3 to INC6 and PEN3 to PEN6, with the blows of ISPT_MAIN if no increment has any.
 * Null if they state none, or if one is missing between others or cannot be read: the sum would be too small.
 */
export function statedMain(values: Values): Drive | null {
  const figures = figuresOf(values, MAIN_PLACES)
  if (hasGap(figures) || MAIN_PLACES.some((place) => isUnreadable(values, place))) return null
  if (!isNStated(values) && hasBlankBetween(values)) return null
  const counted = isNStated(values) ? figures : withoutTrailingBlanks(figures)
  const figuresToMain = driven(untilMain(counted, numberOf(values, 'ISPT_MAIN')))
  const drive = sumFigures(withoutPrefilled(figuresToMain, MIN_REFUSAL_BLOWS), 4)
  // Blows without a penetration, beside others with one, may be over any distance.
  const isPartlyMeasured =
    figures.some(({ penetration }) => penetration !== null) &&
    figures.some(({ blows, penetration }) => blows !== null && blows > 0 && penetration === null)
  const isPrefilled = prefilledFrom(figures, MIN_REFUSAL_BLOWS) !== -1
  if (figures.some(({ blows }) => blows !== null))
    return drive && { ...drive, measured: drive.measured && !isPartlyMeasured && !isPrefilled }
  const main = numberOf(values, 'ISPT_MAIN')
  return drive === null || main === null || main === 0 ? null : { ...drive, blows: main }
}

/** The increments up to the stated blows of a main drive that they ended: programs repeat the last one. */
function untilMain(figures: readonly Figure[], main: number | null): readonly Figure[] {
  if (main === null || main < REFUSAL_BLOWS) return figures
  let sum = 0
  const end = figures.findIndex(({ blows }) => (sum += blows ?? 0) >= main)
  return end !== -1 && sum === main ? figures.slice(0, end + 1) : figures
}

/**
 * Increments after those that make up an ISPT_MAIN of 50 blows or more, as `increments 100 blows in 140 mm`
 * of all; empty where none has blows.
 */
export function findRepeatedIncrements(values: Values): string[] {
  const figures = figuresOf(values, MAIN_PLACES)
  const counted = untilMain(figures, numberOf(values, 'ISPT_MAIN'))
  if (figures.slice(counted.length).every(({ blows }) => !blows)) return []
  const all = sumFigures(driven(figures), MAIN_PLACES.length)
  if (!all) return []
  const { blows, penetration } = all
  return [
    penetration === null
      ? contradictionWords.increments(blows)
      : contradictionWords.incrementsIn(blows, penetration),
  ]
}

/**
 * Whether the row states its blows otherwise than by increments; then a blank increment is one of 0 blows.
 */
const isNStated = (values: Values): boolean =>
  numberOf(values, 'ISPT_NVAL') !== null ||
  numberOf(values, 'ISPT_MAIN') !== null ||
  (values.ISPT_REP?.trim() ?? '') !== ''

/** Whether an increment of the main drive is blank before one that was counted. */
export function hasBlankBetween(values: Values): boolean {
  const figures = figuresOf(values, MAIN_PLACES)
  const last = figures.findLastIndex(({ blows }) => blows !== null)
  return figures.slice(0, last + 1).some(({ blows }) => blows === null)
}

/** Programs fill in the penetration of increments that were not counted. */
const withoutTrailingBlanks = (figures: readonly Figure[]): Figure[] =>
  figures.slice(0, figures.findLastIndex(({ blows }) => blows !== null) + 1)

/**
 * Figures that are no number of blows, such as `>5`, `50+` or `-5`. The sum of the others would be too small.
 */
function isUnreadable(values: Values, place: number): boolean {
  const written = values[`ISPT_INC${place}`] ?? ''
  return /\d/.test(written) && (readFigure(written)?.blows ?? null) === null
}

/**
 * The increments as they are written, `3,4,5,>5,7,8`, if one of the main drive cannot be read or is blank;
 * else empty.
 */
export const unreadableIncrements = (values: Values): string =>
  MAIN_PLACES.some((place) => isUnreadable(values, place)) || hasBlankBetween(values)
    ? PLACES.map((place) => values[`ISPT_INC${place}`]?.trim() ?? '').join()
    : ''

/** Numbers of the increments of each drive. */
export const SEATING_PLACES = [1, 2] as const
export const MAIN_PLACES = [3, 4, 5, 6] as const
const PLACES = [...SEATING_PLACES, ...MAIN_PLACES]

/** Blows and penetrations of increments by their places, 1 to 6. */
export function figuresOf(values: Values, places: readonly number[]): Figure[] {
  const penetrations = separate(PLACES.map((place) => millimetresOf(values, `ISPT_PEN${place}`)))
  return places.map((place) => {
    const written = readFigure(values[`ISPT_INC${place}`] ?? '')
    return {
      blows: written?.blows ?? null,
      penetration: written?.penetration ?? penetrations[place - 1] ?? null,
    }
  })
}

/** Less than a millimetre is in metres, or a typing error; it is not a measurement. */
export function millimetresOf(values: Values, heading: string): number | null {
  const length = numberOf(values, heading)
  return length !== null && length > 0 && length < 1 ? null : length
}
