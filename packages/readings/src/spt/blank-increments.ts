import { INCREMENT_MM, MIN_REFUSAL_BLOWS, REFUSAL_BLOWS, TOLERANCE_MM } from './drive.ts'
import { figuresOf, hasBlankBetween, MAIN_PLACES } from './increments.ts'
import type { Statements } from './statements.ts'
import type { Values } from './values.ts'

/**
 * The increments of a main drive that leaves some blank, as `increments 5,6,7,-`, where nothing else states its
 * blows and nothing ended the drive. Empty for any other row.
 */
export function findBlankIncrements(values: Values, { nval, main, texts }: Statements): string[] {
  if (nval !== null || main !== null || texts.length > 0) return []
  const figures = figuresOf(values, MAIN_PLACES)
  const counted = figures.filter(({ blows }) => blows !== null)
  if (counted.length === 0 || counted.length === figures.length) return []
  const last = counted.at(-1)
  const isEnded =
    counted.reduce((sum, { blows }) => sum + (blows ?? 0), 0) >= REFUSAL_BLOWS ||
    (last?.blows ?? 0) >= MIN_REFUSAL_BLOWS ||
    (last?.penetration ?? INCREMENT_MM) < INCREMENT_MM - TOLERANCE_MM
  if (isEnded && !hasBlankBetween(values)) return []
  const written = figures.map(({ blows }) => (blows === null ? '-' : String(blows))).join(',')
  return [`increments of the main drive ${written}, and no N is stated`]
}
