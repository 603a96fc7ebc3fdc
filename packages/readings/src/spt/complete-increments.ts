import { INCREMENT_MM, MIN_REFUSAL_BLOWS, REFUSAL_BLOWS, TOLERANCE_MM, type Figure } from './drive.ts'
import { figuresOf, MAIN_PLACES, numberOf, SEATING_PLACES } from './increments.ts'
import { placeAfterStoppedSeating } from './after-stopped-seating.ts'
import type { ReportText } from './report-text.ts'
import type { Values } from './row-values.ts'
import { contradictionWords } from './spt-contradiction-words.ts'

/** Corrected increments of a row, if the row and the texts of its result agree on the correction. */
export function completeIncrements(values: Values, reports: readonly ReportText[]): Values {
  const placed = withMainInPlace(withMainAfterStop(withoutShift(values)), reports)
  return withPenetrations(withLastPenetration(placed, reports), reports)
}

/**
 * Increments as they are printed: each with its own penetration, and those of the seating drive in their
 * place.
 */
export const printedIncrements = (values: Values, reports: readonly ReportText[]): Values =>
  withLastPenetration(withMainAfterStop(withoutShift(values)), reports)

/** The increments of a main drive that begins in ISPT_INC2: 25 blows of ISPT_INC1 ended the seating. */
function withMainAfterStop(values: Values): Values {
  const stated = { seating: figuresOf(values, SEATING_PLACES), main: figuresOf(values, MAIN_PLACES) }
  const placed = placeAfterStoppedSeating(stated, numberOf(values, 'ISPT_SEAT') !== null)
  if (placed === stated) return values
  const moved = placed.main.map(({ blows, penetration }, at): [string, string][] => [
    [`ISPT_INC${MAIN_PLACES[at] ?? 0}`, String(blows ?? '')],
    [`ISPT_PEN${MAIN_PLACES[at] ?? 0}`, String(penetration ?? '')],
  ])
  return { ...values, ISPT_INC2: '', ISPT_PEN2: '', ...Object.fromEntries(moved.flat()) }
}

/** Whether the main drive of a row begins in ISPT_INC2, after 25 blows ended the seating drive. */
export const beginsInSeating = (values: Values): boolean => withMainAfterStop(values) !== values

/** A penetration that belongs to the increment after the one it is written at, mm. */
interface ShiftedPenetration {
  readonly from: number
  readonly to: number
  readonly penetration: number
}

/**
 * Penetrations that are written one place too early, because the seating drive stopped in its first
 * increment. Example: INC1 25 in 10 mm, PEN2 75 without blows, and the last increment without a penetration.
 * Only where all add up to ISPT_NPEN.
 */
function findShift(values: Values): ShiftedPenetration[] {
  const [first, second] = figuresOf(values, SEATING_PLACES)
  const main = figuresOf(values, MAIN_PLACES)
  const last = main.findLastIndex(({ blows }) => (blows ?? 0) > 0)
  const isStoppedInFirst =
    (first?.blows ?? 0) >= MIN_REFUSAL_BLOWS &&
    (first?.penetration ?? INCREMENT_MM) < INCREMENT_MM - TOLERANCE_MM
  const own = [second, ...main.slice(0, Math.max(0, last))].map((figure) => figure?.penetration ?? 0)
  const isShifted =
    last > 0 &&
    second?.blows === null &&
    main[last]?.penetration === null &&
    own.every((penetration) => penetration > 0) &&
    own.reduce((sum, penetration) => sum + penetration, first?.penetration ?? 0) ===
      numberOf(values, 'ISPT_NPEN')
  if (!isStoppedInFirst || !isShifted) return []
  return own.map((penetration, at) => {
    const to = MAIN_PLACES[at] ?? 0
    return { from: to - 1, to, penetration }
  })
}

function withoutShift(values: Values): Values {
  const shift = findShift(values)
  if (shift.length === 0) return values
  const moved = shift.map(({ to, penetration }) => [`ISPT_PEN${to}`, String(penetration)] as const)
  return { ...values, ISPT_PEN2: '', ...Object.fromEntries(moved) }
}

/**
 * The penetrations that are read at another increment than they are written at, as
 * `penetrations read one increment later: ISPT_PEN2 75 mm, ISPT_PEN3 25 mm`; empty if none is.
 */
export function findShiftedPenetrations(values: Values): string[] {
  const written = findShift(values).map(({ from, penetration }) => `ISPT_PEN${from} ${penetration} mm`)
  return written.length === 0 ? [] : [contradictionWords.readLater(written)]
}

/**
 * One increment whose penetration is stated in two parts, the rest at a later one of 0 blows. Example: INC3
 * 32 with PEN3 75 and PEN6 75 beside `32 for 150mm`. Changed only where the text states the blows and the
 * sum.
 */
function withLastPenetration(values: Values, reports: readonly ReportText[]): Values {
  const figures = figuresOf(values, MAIN_PLACES)
  const last = figures.findLastIndex(({ blows }) => (blows ?? 0) > 0)
  const { blows, penetration } = figures[last] ?? { blows: null, penetration: null }
  const later = figures.slice(last + 1).reduce((sum, figure) => sum + (figure.penetration ?? 0), 0)
  if (blows === null || penetration === null || later === 0) return values
  const total = penetration + later
  const isStated = reports.some((report) => {
    const written = report.figures?.main ?? []
    const isSame = figures.every((figure, at) => (figure.blows ?? 0) === (written[at]?.blows ?? 0))
    return isSame && written[last]?.penetration === total
  })
  if (!isStated) return values
  const parts = MAIN_PLACES.slice(last).map((place, at): [string, string] => [
    `ISPT_PEN${place}`,
    at === 0 ? String(total) : '0',
  ])
  return { ...values, ...Object.fromEntries(parts) }
}

/**
 * A main drive of 50 blows or more, written in the headings of the seating drive because that stopped short,
 * or was not driven. Example: INC1 12, INC2 50 beside a result of 50. If the result is not the blows of the
 * last increment, nothing is changed.
 */
function withMainInPlace(values: Values, reports: readonly ReportText[]): Values {
  const isMainStated = figuresOf(values, MAIN_PLACES).some(({ blows }) => (blows ?? 0) > 0)
  if (isMainStated || numberOf(values, 'ISPT_MAIN')) return values
  const [first, second] = figuresOf(values, SEATING_PLACES)
  const isSecond = (second?.blows ?? 0) > 0
  const main = isSecond ? second : first
  const blows = main?.blows ?? 0
  const counts = [
    numberOf(values, 'ISPT_NVAL'),
    ...reports.flatMap(({ count, overall }) => [count, overall?.blows]),
  ]
  if (blows < REFUSAL_BLOWS || !counts.includes(blows)) return values
  const place = isSecond ? 2 : 1
  return {
    ...values,
    [`ISPT_INC${place}`]: '',
    [`ISPT_PEN${place}`]: '',
    ISPT_INC3: String(blows),
    ISPT_PEN3: main?.penetration === null ? '' : String(main?.penetration),
  }
}

/** Whether the main drive of a row is written in the headings of its seating drive. */
export const hasMainInSeating = (values: Values, reports: readonly ReportText[]): boolean =>
  withMainInPlace(values, reports) !== values

/** Penetrations that the row leaves empty, or as 0, from a text with the same blows in every increment. */
function withPenetrations(values: Values, reports: readonly ReportText[]): Values {
  const figures = reports.find((report) => report.figures !== null)?.figures
  if (!figures) return values
  const places: readonly (readonly [readonly number[], readonly Figure[]])[] = [
    [SEATING_PLACES, figures.seating],
    [MAIN_PLACES, figures.main],
  ]
  const stated = places.flatMap(([numbers, written]) =>
    figuresOf(values, numbers).map((figure, at) => ({
      figure,
      written: written[at],
      place: numbers[at] ?? 0,
    })),
  )
  const isSame = stated.every(({ figure, written }) => (figure.blows ?? 0) === (written?.blows ?? 0))
  const isSeparate = stated.every(({ figure }) => (figure.penetration ?? 0) <= INCREMENT_MM + TOLERANCE_MM)
  const isMeasured = stated.some(({ figure }) => (figure.penetration ?? 0) > 0)
  if (!isSame || !isSeparate || !isMeasured) return values
  // Penetrations are one place too early: one has no blows, and blows have none.
  const isShifted =
    stated.some(({ figure }) => (figure.penetration ?? 0) > 0 && (figure.blows ?? 0) === 0) &&
    stated.some(({ figure }) => (figure.blows ?? 0) > 0 && figure.penetration === null)
  if (isShifted)
    return {
      ...values,
      ...Object.fromEntries(
        stated.map(({ place, written }) => [`ISPT_PEN${place}`, String(written?.penetration ?? '')]),
      ),
    }
  const missing = stated.filter(
    ({ figure, written }) => (written?.penetration ?? 0) > 0 && (figure.penetration ?? 0) === 0,
  )
  return {
    ...values,
    ...Object.fromEntries(
      missing.map(({ place, written }) => [`ISPT_PEN${place}`, String(written?.penetration)]),
    ),
  }
}
