import { REFUSAL_BLOWS } from './drive.ts'
import type { SptReading, SptResult } from './spt-result.ts'
import { sptWords } from './spt-words.ts'
import type { Statements } from './statements.ts'
import { MARKED_N } from './incomplete-drive.ts'
import { isExtrapolated } from './total-drive.ts'

/**
 * An N that the text of the result states beside a main drive that its blows stopped. It is calculated from
 * that drive for 300 mm: 75 of 50 blows in 200 mm. Null: none, or ISPT_NVAL states it too, which AGS defines
 * as the blows of the main drive. Source: AGS 4.1.1, group ISPT; BS EN ISO 22476-3, which has no N of such a
 * drive.
 */
export function findExtrapolatedN({ nval, reports, texts }: Statements, result: SptResult): number | null {
  if (result.kind !== 'incomplete' || result.blows < REFUSAL_BLOWS) return null
  const { blows, penetration } = result
  if (nval !== null && nval !== blows) return null
  const marked = texts.filter((text) => MARKED_N.test(text)).map((text) => Number(/\d+/.exec(text)?.[0]))
  const stated = [...reports.flatMap(({ count }) => count ?? []), ...marked]
  return stated.find((n) => n > blows && isExtrapolated(n, blows, penetration)) ?? null
}

/** `N = 75 is extrapolated from 50 blows in 200 mm`; empty where the row states no such N. */
export function extrapolationText({ extrapolatedN, result }: SptReading): string {
  if (extrapolatedN === null || result.kind !== 'incomplete') return ''
  return sptWords.extrapolated(extrapolatedN, result.blows, result.penetration)
}
