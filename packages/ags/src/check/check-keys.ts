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
 * Keys that are there twice, compared by value as an import merges rows; the rule of the document compares
 * their text (10a). A group that is repeated with other headings says more about the same rows, so a key in
 * several blocks is no fault by itself.
 */
export const checkKeys: CreateCheck = ({ dictionary, report, repeatKey }) => {
  const groups = new Map<string, KnownRows>()

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

  return {
    block: ({ code, headings, index }) => checkDuplicates(code, headings, index),
  }
}
