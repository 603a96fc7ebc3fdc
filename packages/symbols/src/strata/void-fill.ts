import type { Condition } from './conditions.ts'

/** Where a void is named. */
interface Named {
  readonly condition: Condition
  readonly start: number
  readonly end: number
}

/**
 * What a void is stated to be filled with, empty where that is not stated; null where it is open, or filled
 * in part.
 */
export function fillOf(text: string, { condition, start, end }: Named): string | null {
  if (condition !== 'void') return null
  const before = FILLED_BEFORE.exec(text.slice(0, start))
  if (before) return OPEN.test(before[1] ?? '') ? null : (before[1] ?? '')
  const after = text.slice(end)
  const fill = FILLED_WITH.exec(after)?.[1] ?? (FILLED_AFTER.test(after) ? '' : null)
  return fill !== null && WATER_OR_GAS.test(fill) ? null : fill
}

/** `clay filled`, `infilled`, `grouted`. */
const FILLED_BEFORE = /(?:\b([a-z]+)[ -])?\b(?:(?:in|back)?filled|grouted)[ -]$/i
const OPEN = /^(?:water|air|gas|part|partly|partially|half|not|un)$/i
/** In the clause of the void: `Hole filled with gravel` states nothing on the void. */
const FILLED_WITH = /^[^.;:]*?(?<!\b(?:part[a-z]*|half)[ -])\b(?:in)?filled with\b(.*)/i
/** What is done on completion is done to the hole, not to the void. */
const FILLED_AFTER = /^[ ,(-]*(?:grouted|(?:in)?filled)\b(?! (?:with|on|upon|after)\b)/i
const WATER_OR_GAS = /^ (?:[a-z]+ )?(?:water|air|gas)\b/i
