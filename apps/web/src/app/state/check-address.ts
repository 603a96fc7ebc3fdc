import type { RawSearch } from '../../url-state/search-text.ts'

/** What a parameter of an address may say. */
interface ParameterRule {
  /** Kind of the known names that its values must be among; absent: any value that the address reader accepts. */
  readonly of?: string
  /** Values that are accepted besides the known names. */
  readonly words?: readonly string[]
  /** Several values; otherwise the last one counts. */
  readonly isList?: boolean
  /** A minus before the name reverses an order. */
  readonly isOrder?: boolean
  /** Parameters that mean nothing without this one. */
  readonly clears?: object
}

export type ParameterRules = Readonly<Record<string, ParameterRule>>

/** Names that values can refer to, by kind. Null: not known yet, or not visible to this key. */
export type KnownNames = Readonly<Record<string, readonly string[] | null>>

/** A value that cannot be used, as the address has it. */
export interface IgnoredValue {
  readonly parameter: string
  readonly value: string
}

interface Checked {
  readonly ignored: readonly IgnoredValue[]
  /** What differs once the address is cleaned. */
  readonly change: Readonly<Record<string, unknown>>
}

/**
 * Finds values of an address that are mistyped or that name what is no longer there, and names that differ from a known
 * one only in capitals. `read`: the address as its screen reads it.
 */
export function checkAddress(
  raw: RawSearch,
  read: object,
  rules: ParameterRules,
  known: KnownNames,
): Checked {
  const checked = Object.entries(rules).map(([parameter, rule]) => {
    const texts = [...new Set(raw[parameter]?.filter((text) => text !== ''))]
    const values = rule.isList ? texts : texts.slice(-1)
    const isRead = (read as Readonly<Record<string, unknown>>)[parameter] !== undefined
    const names = rule.of === undefined ? undefined : known[rule.of]
    if (names === null) return UNCHANGED
    const find = names ? (value: string) => findName(value, names, rule) : () => isRead
    return checkValues(parameter, rule, values, find)
  })
  return {
    ignored: checked.flatMap(({ ignored }) => ignored),
    change: Object.assign({}, ...checked.map(({ change }) => change)) as Checked['change'],
  }
}

const UNCHANGED: Checked = { ignored: [], change: {} }

/** `find`: a name in place of a value, true for the value itself, false for nothing. */
function checkValues(
  parameter: string,
  { isList = false, clears }: ParameterRule,
  values: readonly string[],
  find: (value: string) => string | boolean,
): Checked {
  const found = values.map((value) => ({ value, name: find(value) }))
  if (found.every(({ value, name }) => name === true || name === value)) return UNCHANGED
  const kept = found.flatMap(({ value, name }) => (name === false ? [] : name === true ? value : name))
  const cleaned = { [parameter]: isList ? kept : kept[0] }
  return {
    ignored: found.filter(({ name }) => name === false).map(({ value }) => ({ parameter, value })),
    change: kept.length > 0 ? cleaned : { [parameter]: undefined, ...clears },
  }
}

/** The name as it is known. Capitals do not count where no name is written exactly so. */
function findName(value: string, names: readonly string[], { words = [], isOrder }: ParameterRule) {
  const sign = isOrder && value.startsWith('-') ? '-' : ''
  const asked = value.slice(sign.length)
  const all = [...words, ...names]
  const name = all.find((known) => known === asked) ?? all.find((known) => isSameCode(known, asked))
  return name !== undefined && sign + name
}

const isSameCode = (known: string, asked: string) => known.toUpperCase() === asked.toUpperCase()
