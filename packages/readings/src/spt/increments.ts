import { readNumber } from '../measure/read-number.ts'
import { INCREMENT_MM, REFUSAL_BLOWS, sumFigures, TOLERANCE_MM, type Drive, type Figure } from './drive.ts'
import { readFigure } from './report-text.ts'

/** Values of one row by AGS heading. */
export type Values = Readonly<Record<string, string | undefined>>

/** A number of 0 or more; null where the heading is empty or holds other text. */
export function numberOf(values: Values, heading: string): number | null {
  const number = readNumber(values[heading]?.trim() ?? '')
  return number === null || number < 0 ? null : number
}

/**
 * Increments of both drives up to the last that was driven; empty where the headings of increments are.
 * A penetration is null where the row does not state it.
 */
export function statedFigures(values: Values): { seating: Figure[]; main: Figure[] } {
  // A penetration of 0 mm in every increment is a blank of software.
  const isMeasured = figuresOf(values, PLACES).some(({ penetration }) => (penetration ?? 0) > 0)
  const read = (places: readonly number[]) => {
    const stated = figuresOf(values, places)
    const figures = withoutPrefilled(driven(stated)).map(({ blows }, place) => ({
      blows,
      penetration: isMeasured ? (stated[place]?.penetration ?? null) : null,
    }))
    return figures.slice(0, figures.findLastIndex(({ blows }) => blows !== null) + 1)
  }
  return { seating: read([1, 2]), main: read([3, 4, 5, 6]) }
}

/** The seating drive of ISPT_INC1, INC2 and PEN1, PEN2, else the blows of ISPT_SEAT. */
export function statedSeating(values: Values): Drive | null {
  const blows = numberOf(values, 'ISPT_SEAT')
  const increments = sumFigures(driven(figuresOf(values, [1, 2])), 2)
  return increments ?? (blows === null ? null : { blows, penetration: null, measured: false, increments: 0 })
}

/**
 * The main drive of ISPT_INC3 to INC6 and PEN3 to PEN6, with the blows of ISPT_MAIN where no increment has
 * any. Null where they state none, or where one is missing between others: the sum would be too small.
 */
export function statedMain(values: Values): Drive | null {
  const figures = figuresOf(values, [3, 4, 5, 6])
  if (hasGap(figures)) return null
  const drive = sumFigures(withoutPrefilled(driven(figures)), 4)
  // Blows without a penetration beside others that have one may have gone any distance.
  const isPartlyMeasured =
    figures.some(({ penetration }) => penetration !== null) &&
    figures.some(({ blows, penetration }) => blows !== null && blows > 0 && penetration === null)
  if (figures.some(({ blows }) => blows !== null))
    return (
      drive && { ...drive, measured: drive.measured && !isPartlyMeasured && prefilledFrom(figures) === -1 }
    )
  const main = numberOf(values, 'ISPT_MAIN')
  return drive === null || main === null || main === 0 ? null : { ...drive, blows: main }
}

const PLACES = [1, 2, 3, 4, 5, 6] as const

function figuresOf(values: Values, places: readonly number[]): Figure[] {
  const penetrations = separate(PLACES.map((place) => millimetresOf(values, `ISPT_PEN${place}`)))
  return places.map((place) => {
    const written = readFigure(values[`ISPT_INC${place}`] ?? '')
    return {
      blows: written?.blows ?? null,
      penetration: written?.penetration ?? penetrations[place - 1] ?? null,
    }
  })
}

/** Less than a millimetre is in metres, or a slip; it measures nothing. */
export function millimetresOf(values: Values, heading: string): number | null {
  const length = numberOf(values, heading)
  return length !== null && length > 0 && length < 1 ? null : length
}

/** Some files count penetrations from the start of the test: 75, 150, 225 … */
function separate(penetrations: readonly (number | null)[]): (number | null)[] {
  const stated = penetrations.filter((penetration) => penetration !== null)
  const steps = stated.map((penetration, place) => penetration - (stated[place - 1] ?? 0))
  const isCumulative =
    stated.length > 2 &&
    (stated.at(-1) ?? 0) > 2 * INCREMENT_MM &&
    steps.every((step) => step > 0 && step <= INCREMENT_MM + TOLERANCE_MM)
  if (!isCumulative) return [...penetrations]
  let before = 0
  return penetrations.map((penetration) => {
    if (penetration === null) return null
    const own = penetration - before
    before = penetration
    return own
  })
}

/**
 * The first increment that was not driven since 50 blows had ended the drive, although software filled in its
 * penetration; -1 where there is none. That of the increment before it may be filled in as well.
 */
function prefilledFrom(figures: readonly Figure[]): number {
  const last = figures.findLastIndex(({ blows }) => (blows ?? 0) > 0)
  const blows = figures.reduce((sum, figure) => sum + (figure.blows ?? 0), 0)
  const isShort = (figures[last]?.penetration ?? INCREMENT_MM) < INCREMENT_MM - TOLERANCE_MM
  const isFilledIn = figures.slice(last + 1).some(({ penetration }) => (penetration ?? 0) > 0)
  return blows >= REFUSAL_BLOWS && isFilledIn && !isShort ? last + 1 : -1
}

function withoutPrefilled(figures: readonly Figure[]): readonly Figure[] {
  const end = prefilledFrom(figures)
  return end === -1 ? figures : figures.slice(0, end)
}

const isEmpty = ({ blows, penetration }: Figure) => blows === null && penetration === null

function hasGap(figures: readonly Figure[]): boolean {
  const end = figures.findLastIndex((figure) => !isEmpty(figure))
  const measured = figures.some(({ penetration }) => penetration !== null)
  return measured && figures.slice(0, Math.max(0, end)).some(isEmpty)
}

/**
 * Files leave out blows of 0 and penetrations of 0, and some give penetrations to increments after a short
 * one, which ends the drive.
 */
function driven(figures: readonly Figure[]): Figure[] {
  const measuredUntil = figures.findLastIndex(({ penetration }) => (penetration ?? 0) > 0)
  if (measuredUntil === -1) return [...figures]
  const short = figures.findIndex(
    ({ blows, penetration }) =>
      blows !== null && penetration !== null && penetration < INCREMENT_MM - TOLERANCE_MM,
  )
  const stopped = short !== -1 && figures.slice(short + 1).every(({ blows }) => !blows)
  return figures.map(({ blows, penetration }, place) => {
    if (stopped && place > short) return { blows: null, penetration: null }
    const within = place <= measuredUntil
    return {
      blows: blows ?? (penetration === null ? null : 0),
      penetration: penetration ?? (within ? INCREMENT_MM : 0),
    }
  })
}
