import type { RawSearch } from '../../url-state/search-text.ts'

/** Rule for a parameter of an address. */
interface ParameterRule {
  /** Kind of known names that its values must be in; absent: any value that the screen can read. */
  readonly of?: string
  /** Accepted values in addition to known names. */
  readonly words?: readonly string[]
  /** Several values; absent: only the last one counts. */
  readonly isList?: boolean
  /** A minus before the name means descending order. */
  readonly isOrder?: boolean
  /** Parameters that depend on this one. */
  readonly clears?: object
}

export type ParameterRules = Readonly<Record<string, ParameterRule>>

/** Names that values can refer to, by kind. Null: not known yet, or not visible to this key. */
export type KnownNames = Readonly<Record<string, readonly string[] | null>>

/** An unusable value as in the address. */
export interface IgnoredValue {
  readonly parameter: string
  readonly value: string
}

interface Checked {
  readonly ignored: readonly IgnoredValue[]
  /** Changes that clean the address. */
  readonly change: Readonly<Record<string, unknown>>
}

/**
 * Finds unusable values of an address, and names that differ from a known name only in case. `read`: the
 * address as parsed by its screen.
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

/** `find` returns the name for a value, true to keep the value, false if unknown. */
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

/** The known name for a value; ignores case if there is no exact match. */
function findName(value: string, names: readonly string[], { words = [], isOrder }: ParameterRule) {
  const sign = isOrder && value.startsWith('-') ? '-' : ''
  const code = value.slice(sign.length)
  const all = [...words, ...names]
  const name = all.find((known) => known === code) ?? all.find((known) => isSameCode(known, code))
  return name !== undefined && sign + name
}

const isSameCode = (known: string, code: string) => known.toUpperCase() === code.toUpperCase()
