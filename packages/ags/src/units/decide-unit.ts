import { isExact, type UnitConversion } from './convert-value.ts'
import type { LinkedUnit } from './linked-headings.ts'
import { isSameUnit } from './same-unit.ts'
import type { StatedUnit, UnitsOfLevel } from './stated-units.ts'
import { targetUnit } from './target-unit.ts'

/** The unit of a heading for which a project states several. */
export interface DecidedUnit<File> {
  readonly unit: string
  /** Values of this level and of older ones are left out; null: none are. */
  readonly cut: Cut<File> | null
  /** A place of the newest level that states a unit. */
  readonly newest: StatedUnit<File>
  /** The groups whose rows it links with those of its own, if they state other units. */
  readonly linked: readonly LinkedUnit[]
  /** How values of a unit come into the unit; 'same': they are in it; null: they cannot. */
  readonly path: (unit: string) => UnitPath | 'same' | null
}

type UnitPath = Pick<UnitConversion, 'from' | 'to' | 'via'>

/** The newest level whose unit cannot be converted into that of the newest one. */
interface Cut<File> {
  readonly level: number
  readonly stated: StatedUnit<File>
}

export interface HeadingUnits<File> {
  /** By age, oldest first. */
  readonly levels: readonly UnitsOfLevel<File>[]
  /** The unit in which values are stored; null: none are, or none is stated. */
  readonly stored: string | null
  /** The unit that the table states, if only for a heading without values; null: none. */
  readonly shown: string | null
  /** Whether there are values without a unit. */
  readonly hasBlank: boolean
  /** '' if the dictionary has none. */
  readonly ofDictionary: string
}

/**
 * The newest delivery's quantity stands. Older values in other units of it are converted. The newest one that
 * cannot be converted, and all older values, are left out. An earlier import had already removed those.
 * `link`: the unit of all groups whose rows the heading links. Null: one unit is stated everywhere.
 */
export function decideUnit<File>(
  heading: HeadingUnits<File>,
  link: { readonly unit: string; readonly linked: readonly LinkedUnit[] } | null = null,
): DecidedUnit<File> | null {
  const { levels, stored, shown, hasBlank, ofDictionary } = heading
  const newest = levels.at(-1)
  const own = newest?.units.map(({ unit }) => unit) ?? []
  const common = targetUnit(ofDictionary, own)
  const first = newest?.units.find(({ unit }) => pathTo(common, unit, ofDictionary) !== null)
  if (newest === undefined || first === undefined) return null
  const all = [
    ...levels.flatMap(({ units }) => units.map(({ unit }) => unit)),
    ...(stored === null ? [] : [stored]),
  ]
  const isRead = (unit: string) => pathTo(common, unit, ofDictionary) !== null
  const isCommon = all.filter(isRead).some((unit) => !isSameUnit(unit, first.unit))
  // Otherwise values without a unit would be read in one that is a thousand times larger or smaller.
  const isBlankRead = hasBlank && !isSameUnit(first.unit, ofDictionary) && isExact(first.unit, ofDictionary)
  const unit = link?.unit ?? (isCommon ? common : isBlankRead ? ofDictionary : first.unit)
  const cut = findCut(levels, isRead, ofDictionary)
  if ([...all, shown ?? unit].every((one) => isSameUnit(one, unit))) return null
  const path = (from: string) => pathTo(unit, from, ofDictionary)
  return { unit, cut, newest: first, linked: link?.linked ?? [], path }
}

/** The newest level of which the common unit of its values cannot be converted. */
function findCut<File>(
  levels: readonly UnitsOfLevel<File>[],
  isRead: (unit: string) => boolean,
  ofDictionary: string,
): Cut<File> | null {
  const found = levels.findLast(({ units }) => !isRead(commonOf(units, ofDictionary)))
  const [stated] = found?.units ?? []
  return found === undefined || stated === undefined ? null : { level: found.level, stated }
}

const commonOf = (units: readonly StatedUnit<unknown>[], ofDictionary: string): string =>
  targetUnit(
    ofDictionary,
    units.map(({ unit }) => unit),
  )

/**
 * By way of the unit that several of their quantity are stored in. Otherwise the digits of values would
 * depend on the order of imports.
 */
function pathTo(to: string, from: string, ofDictionary: string): UnitPath | 'same' | null {
  if (isSameUnit(from, to)) return 'same'
  const via = targetUnit(ofDictionary, [from])
  const isDirect = isSameUnit(via, from) || isSameUnit(via, to)
  if (isDirect) return isExact(from, to) ? { from, to } : null
  return isExact(from, via) && isExact(via, to) ? { from, to, via } : null
}
