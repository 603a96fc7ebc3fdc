import type { CreateCheck, RowCheck } from './check.ts'
import { GroupedKeys } from './grouped-keys.ts'
import { keyColumns, keyHasher, keyValue } from './key-columns.ts'
import { MAX_KEYS } from './key-table.ts'

/** The rows of one group so far. */
interface KnownRows {
  /** By hash of the key, the number of the last block that has it, counted from 1. */
  readonly keys: GroupedKeys
  /** Headings with values, of all blocks so far. */
  readonly valueHeadings: Set<string>
}

/**
 * Key headings that are missing, keys that are there twice, required values that are empty (AGS4 rules 10a and 10b). A group that is
 * repeated with other headings says more about the same rows, so a key in several blocks is no fault by itself.
 */
export const checkKeys: CreateCheck = ({ dictionary, report, repeatKey }) => {
  const groups = new Map<string, KnownRows>()
  const required = new Map<string, readonly string[]>()

  function checkDuplicates(group: string, headings: readonly string[], block: number): RowCheck | undefined {
    const names = dictionary.group(group)?.keys ?? []
    if (names.length === 0) return undefined
    const columns = keyColumns(dictionary, group, headings)
    const hashOf = keyHasher(columns)
    const [first] = columns
    const present = columns.map(({ place }) => place).filter((place) => place !== -1)
    const { keys, valueHeadings } = groups.get(group) ?? { keys: new GroupedKeys(), valueHeadings: new Set() }
    groups.set(group, { keys, valueHeadings })
    const values = headings.filter((heading) => !names.includes(heading))
    const isComparable = values.some((heading) => valueHeadings.has(heading))
    for (const heading of values) valueHeadings.add(heading)

    function checkInBlock(row: readonly string[], line: number, hash: number): void {
      if (present.length === 0) return
      report('duplicateKey', { line, group, text: present.map((place) => row[place]).join(', ') })
      if (present.length === names.length) repeatKey(group, hash)
    }

    return (row, line) => {
      if (keys.size >= MAX_KEYS) {
        report('tooManyKeys', { line, group })
        return
      }
      const hash = hashOf(row)
      if (first !== undefined) keys.enter(keyValue(row, first))
      const last = keys.number(hash)
      if (last === block + 1) {
        checkInBlock(row, line, hash)
        return
      }
      keys.set(hash, block + 1)
      if (last !== 0 && isComparable) repeatKey(group, hash)
    }
  }

  function requiredOf(group: string): readonly string[] {
    const known = required.get(group)
    if (known) return known
    const found = dictionary.headings(group).filter(({ status }) => status.includes('REQUIRED'))
    const names = found.map(({ heading }) => heading)
    required.set(group, names)
    return names
  }

  function checkRequired(group: string, headings: readonly string[]): RowCheck | undefined {
    const columns = requiredOf(group)
      .map((heading) => ({ heading, place: headings.indexOf(heading) }))
      .filter(({ place }) => place !== -1)
    if (columns.length === 0) return undefined
    return (values, line) => {
      for (const { heading, place } of columns) {
        if (values[place] === '') report('emptyRequired', { line, group, heading })
      }
    }
  }

  return {
    block({ code, headings, index, line }) {
      for (const key of dictionary.group(code)?.keys ?? []) {
        if (!headings.includes(key)) report('missingKeyHeading', { line, group: code, heading: key })
      }
      const duplicates = checkDuplicates(code, headings, index)
      const empty = checkRequired(code, headings)
      return (values, row) => {
        duplicates?.(values, row)
        empty?.(values, row)
      }
    },
  }
}
