import { hasMainInSeating } from './complete-increments.ts'
import { MIN_REFUSAL_BLOWS, SEATING_DRIVE_MM, TOLERANCE_MM } from './drive.ts'
import { countsOf } from './find-disagreement.ts'
import { contradictionWords } from './spt-contradiction-words.ts'
import type { Statements } from './statements.ts'
import type { Values } from './row-values.ts'

/**
 * A main drive in the headings of the seating drive, after fewer than 25 blows in less than 150 mm. Its first
 * blows may belong to the seating. Empty for any other row. Source: BS EN ISO 22476-3.
 */
export function findShortSeating(values: Values, statements: Statements): string[] {
  const { seating, reports } = statements
  const { blows = 0, penetration = null } = seating ?? {}
  const isShort = penetration !== null && penetration < SEATING_DRIVE_MM - TOLERANCE_MM
  if (!isShort || blows >= MIN_REFUSAL_BLOWS || !hasMainInSeating(values, reports)) return []
  return [...countsOf(statements), contradictionWords.shortSeating(blows, penetration)]
}
