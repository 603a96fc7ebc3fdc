import { figuresOf, MAIN_PLACES } from './increments.ts'
import { contradictionWords } from './spt-contradiction-words.ts'
import type { SptResult } from './spt-result.ts'
import type { Values } from './row-values.ts'

/**
 * Blows of a last increment without a penetration, where the result states no more than the penetrations of
 * the increments before it. Example: `ISPT_REP` 50/225 beside increments of 12, 16, 19 and 3 blows, of which
 * three have 75 mm each. How far the last blows drove the sampler is not recorded. Empty for any other row. A
 * stated 0 mm is a penetration.
 */
export function findUnmeasuredEnd(values: Values, result: SptResult): string[] {
  if (result.kind !== 'incomplete') return []
  const figures = figuresOf(values, MAIN_PLACES)
  const end = figures.findLastIndex(({ blows }) => (blows ?? 0) > 0)
  const last = figures[end]
  if (last?.penetration !== null) return []
  // A blank increment between the drives has neither blows nor a penetration.
  const before = figures.slice(0, end).filter(({ blows, penetration }) => (blows ?? penetration) !== null)
  if (before.length === 0 || before.some(({ penetration }) => penetration === null)) return []
  const length = before.reduce((sum, { penetration }) => sum + (penetration ?? 0), 0)
  if (length === 0 || result.penetration > length) return []
  return [contradictionWords.unmeasuredEnd(last.blows ?? 0, length)]
}
