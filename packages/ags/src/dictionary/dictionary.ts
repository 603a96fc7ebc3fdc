/**
 * `parent` is null for groups that belong to nothing, or to the project; `keys` are in the order of the
 * standard.
 */
export interface GroupDefinition {
  code: string
  parent: string | null
  name: string
  keys: readonly string[]
}

/**
 * `status` is KEY, REQUIRED, KEY+REQUIRED, OTHER, DEPRECATED or COMMON; `type` is null where the edition has
 * none.
 */
export interface HeadingDefinition {
  heading: string
  group: string
  status: string
  type: string | null
  unit: string
  /** A short noun phrase; null where there is none. */
  name: string | null
}

/** What a file may say: the standard of its edition, and what its own DICT and ABBR groups add. */
export interface Dictionary {
  group(code: string): GroupDefinition | undefined
  headings(group: string): readonly HeadingDefinition[]
  /** The meaning of a code of a heading: `LOCA_TYPE`, `CP` → "Cable percussion (shell and auger)". */
  meaning(heading: string, code: string): string | undefined
  /**
   * Every code of a heading with its meaning; empty where it has no list. Codes that mean nothing are left
   * out.
   */
  codes(heading: string): ReadonlyMap<string, string>
  groups: readonly GroupDefinition[]
}

export interface DictionaryTables {
  groups: ReadonlyMap<string, GroupDefinition>
  headings: ReadonlyMap<string, readonly HeadingDefinition[]>
  /** heading → code → meaning */
  codes: ReadonlyMap<string, ReadonlyMap<string, string>>
}

const NO_CODES: ReadonlyMap<string, string> = new Map()

export function createDictionary({ groups, headings, codes }: DictionaryTables): Dictionary {
  return {
    group: (code) => groups.get(code),
    headings: (group) => headings.get(group) ?? [],
    meaning: (heading, code) => codes.get(heading)?.get(code),
    codes: (heading) => codes.get(heading) ?? NO_CODES,
    groups: [...groups.values()],
  }
}

/** A value of DICT_STAT as the standard writes it: programs write `Key` for KEY. */
export const readStatus = (value: string): string => value.trim().toUpperCase()
