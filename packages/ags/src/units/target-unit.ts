import { baseUnit } from '@groundsheet/readings/file-checks'
import { isExact } from './convert-value.ts'
import { isoDateForm } from './date-form.ts'
import { isSameUnit } from './same-unit.ts'

/**
 * The unit of a heading for which several are stated, which does not depend on their order. It is that of the
 * dictionary if one of them is it or can be converted to it. Else it is the unit of their quantity that
 * others are multiples of, or the ISO form of a date. Else it is the first by spelling.
 */
export function targetUnit(ofDictionary: string, units: readonly string[]): string {
  const isReached = (target: string) =>
    units.some((unit) => isSameUnit(unit, target) || isExact(unit, target))
  if (ofDictionary !== '' && isReached(ofDictionary)) return ofDictionary
  const bases = units.flatMap((unit) => baseUnit(unit) ?? isoDateForm(unit) ?? []).filter(isReached)
  const [first = ''] = (bases.length > 0 ? bases : units).toSorted((a, b) => (a < b ? -1 : 1))
  return first
}
