import { INCREMENT_MM, MIN_REFUSAL_BLOWS, REFUSAL_BLOWS, TOLERANCE_MM } from './drive.ts'
import { figuresOf, hasBlankBetween, MAIN_PLACES, numberOf, SEATING_PLACES } from './increments.ts'
import { contradictionWords } from './spt-contradiction-words.ts'
import type { SptResult } from './spt-result.ts'
import type { Statements } from './statements.ts'
import type { Values } from './row-values.ts'

/**
 * The increments of a main drive that leaves some blank, as `increments 5,6,7,-`, where nothing else states
 * its blows and nothing ended the drive. Empty for any other row.
 */
export function findBlankIncrements(values: Values, { nval, main, texts }: Statements): string[] {
  if (nval !== null || main !== null || texts.length > 0) return []
  const figures = figuresOf(values, MAIN_PLACES)
  const counted = figures.filter(({ blows }) => blows !== null)
  if (counted.length === 0) return findUnnamedDrive(values)
  if (counted.length === figures.length) return []
  const last = counted.at(-1)
  const isEnded =
    counted.reduce((sum, { blows }) => sum + (blows ?? 0), 0) >= REFUSAL_BLOWS ||
    (last?.blows ?? 0) >= MIN_REFUSAL_BLOWS ||
    (last?.penetration ?? INCREMENT_MM) < INCREMENT_MM - TOLERANCE_MM
  if (isEnded && !hasBlankBetween(values)) return []
  const written = figures.map(({ blows }) => (blows === null ? '-' : String(blows))).join(',')
  return [contradictionWords.mainWithoutN(written)]
}

/**
 * 50 blows in the headings of the seating drive, where neither ISPT_SEAT nor a result says which drive they
 * are of.
 */
function findUnnamedDrive(values: Values): string[] {
  const seating = figuresOf(values, SEATING_PLACES)
  const isEnded = seating.some(({ blows }) => (blows ?? 0) >= REFUSAL_BLOWS)
  if (!isEnded || numberOf(values, 'ISPT_SEAT') !== null) return []
  const written = seating.map(({ blows }) => (blows === null ? '-' : String(blows))).join(',')
  return [contradictionWords.seatingWithoutResult(written)]
}

/**
 * The increments of a main drive without any blows counted, after blows in the last increment of the seating
 * that did not end it. The test was not completed, whatever N of 0 is stated. Empty where blows are stated
 * otherwise, or where `isUnderOwnWeight`.
 */
export function findBlankMain(
  values: Values,
  { nval, main, reports }: Statements,
  isUnderOwnWeight: boolean,
): string[] {
  const [first, second] = figuresOf(values, SEATING_PLACES)
  const blows = (first?.blows ?? 0) + (second?.blows ?? 0)
  const figures = figuresOf(values, MAIN_PLACES)
  const isBlank = figures.every(({ blows, penetration }) => blows === null && (penetration ?? 0) > 0)
  const isZeroStated = [nval, main, ...reports.map(({ count }) => count)].every((count) => !count)
  const isDrivenOtherwise = reports.some((report) => (report.main?.blows ?? report.overall?.blows ?? 0) > 0)
  const isSeatingEnded = blows >= MIN_REFUSAL_BLOWS
  if (isUnderOwnWeight || !second?.blows || isSeatingEnded || !isBlank || !isZeroStated || isDrivenOtherwise)
    return []
  return [contradictionWords.notCompleted(blows)]
}

/**
 * A penetration without blows, behind the last increment that has them, which is part of the penetration of
 * the result: `ISPT_PEN6 68 mm without blows`. Empty for any other row.
 */
export function findUncountedPenetration(values: Values, result: SptResult): string[] {
  if (result.kind !== 'incomplete') return []
  const figures = figuresOf(values, MAIN_PLACES)
  const last = figures.findLastIndex(({ blows }) => blows !== null)
  const counted = figures
    .slice(0, last + 1)
    .reduce((sum, { penetration }) => sum + (penetration ?? INCREMENT_MM), 0)
  const uncounted = result.penetration - counted
  return figures.flatMap(({ penetration }, place) => {
    const isPart = place > last && penetration !== null && penetration > 0
    if (last === -1 || !isPart || Math.abs(penetration - uncounted) > TOLERANCE_MM) return []
    return [contradictionWords.withoutBlows(`ISPT_PEN${MAIN_PLACES[place] ?? ''} ${penetration} mm`)]
  })
}
