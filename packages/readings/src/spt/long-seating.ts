import { beginsInSeating } from './complete-increments.ts'
import { MIN_REFUSAL_BLOWS, REFUSAL_BLOWS } from './drive.ts'
import { countsOf } from './find-disagreement.ts'
import { figuresOf, numberOf, SEATING_PLACES } from './increments.ts'
import { contradictionWords } from './spt-contradiction-words.ts'
import type { SptResult } from './spt-result.ts'
import type { Statements } from './statements.ts'
import type { Values } from './row-values.ts'

/**
 * A seating drive with blows of the main drive. It has 50 or more, or was driven on although 25 blows of its
 * first increment had ended it. The latter only before a short main drive of fewer than 50. Else empty.
 * Source: BS EN ISO 22476-3:2005+A1:2011, clause 5.
 */
export function findLongSeating(values: Values, statements: Statements, result: SptResult): string[] {
  const blows = seatingBlows(values, statements)
  const name =
    numberOf(values, 'ISPT_SEAT') === blows ? `ISPT_SEAT ${blows}` : contradictionWords.seatingOf(blows)
  if (beginsInSeating(values) || statements.reports.some((report) => report.beginsInSeating))
    return isCounted(values, statements, result)
      ? []
      : [...countsOf(statements), contradictionWords.longSeatingReadAsMain(name)]
  const isLong = blows >= REFUSAL_BLOWS || (blows > MIN_REFUSAL_BLOWS && isDrivenOn(values, result))
  return isLong ? [...countsOf(statements), contradictionWords.longSeating(name)] : []
}

/** A result of the row counts the blows of the main drive, and no ISPT_SEAT counts them as its seating. */
function isCounted(values: Values, { nval, main, reports }: Statements, result: SptResult): boolean {
  const counts = [nval, main, ...reports.flatMap(({ count, overall }) => [count, overall?.blows ?? null])]
  const isSeating = (numberOf(values, 'ISPT_SEAT') ?? 0) >= REFUSAL_BLOWS
  return !isSeating && result.kind === 'incomplete' && counts.includes(result.blows)
}

/** The most blows that any part of the row states for the seating drive. */
function seatingBlows(values: Values, { seating, reports }: Statements): number {
  const marked = reports.map(({ stoppedInSeating, overall }) =>
    stoppedInSeating ? (overall?.blows ?? 0) : 0,
  )
  return Math.max(numberOf(values, 'ISPT_SEAT') ?? 0, seating?.blows ?? 0, ...marked)
}

/** Blows in the second increment, although those of the first had ended the seating drive. */
function isDrivenOn(values: Values, result: SptResult): boolean {
  const [first, second] = figuresOf(values, SEATING_PLACES)
  const isShort = result.kind === 'incomplete' && result.blows < REFUSAL_BLOWS
  return isShort && (first?.blows ?? 0) >= MIN_REFUSAL_BLOWS && (second?.blows ?? 0) > 0
}
