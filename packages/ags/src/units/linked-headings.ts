import type { Dictionary } from '../dictionary/dictionary.ts'
import { isExact } from './convert-value.ts'
import { isSameUnit } from './same-unit.ts'
import { targetUnit } from './target-unit.ts'

/** The unit of a heading in one of the groups that have it as a key. */
export interface LinkedUnit {
  readonly group: string
  readonly unit: string
}

/**
 * The furthest ancestor of which a heading is a key, or the group itself: SAMP_TOP of LLPL names rows of
 * SAMP.
 */
export function ownerOf(dictionary: Dictionary, group: string, heading: string): string {
  let owner = group
  const seen = new Set<string>()
  for (let code: string | null = group; code !== null && !seen.has(code);) {
    seen.add(code)
    const definition = dictionary.group(code)
    if (definition?.keys.includes(heading)) owner = code
    code = definition?.parent ?? null
  }
  return owner
}

/**
 * The unit that groups have in common for a heading that links their rows; null: they have one already, or
 * there is none without rounding.
 */
export function commonUnit(ofDictionary: string, linked: readonly LinkedUnit[]): string | null {
  const units = linked.map(({ unit }) => unit)
  if (units.every((unit) => isSameUnit(unit, units[0] ?? ''))) return null
  const common = targetUnit(ofDictionary, units)
  return units.every((unit) => isSameUnit(unit, common) || isExact(unit, common)) ? common : null
}
