import type { AgsBlock, AgsHandler } from '../ags.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { ContradictionList } from './contradiction-list.ts'
import { hashKey } from './key-table.ts'
import type { RepeatedKeys } from './repeated-keys.ts'
import { compareRow, packStatedRow, stateRow, unpackStatedRow, type StatedRow } from '../stated-row.ts'

/** Rows of this many keys are held in memory at a time. */
const KEYS_PER_READING = 10_000

/** Rows of one key: the first, second, … row of a block belongs to the first, second, … row of the blocks before. */
interface RowsOfKey {
  readonly packed: string[]
  block: number
  next: number
}

/**
 * Handlers for reading a file again, once each, to compare rows of equal keys: nothing of a row but its key is remembered before.
 * They find what an import of the file finds.
 */
export function compareRepeatedRows(
  dictionary: Dictionary,
  repeated: RepeatedKeys,
  contradictions: ContradictionList,
): AgsHandler[] {
  const readings = Math.ceil(repeated.size / KEYS_PER_READING)
  return Array.from({ length: readings }, (_, reading) => {
    const rows = new Map<string, RowsOfKey>()
    const isCompared = (group: string, hash: number) =>
      Math.floor(repeated.find(group, hash) / KEYS_PER_READING) === reading
    let compare: (values: readonly string[], line: number) => void = () => undefined
    return {
      block(block) {
        const compareInBlock = compareBlock(block, dictionary, rows, contradictions)
        const keys = dictionary.group(block.code)?.keys ?? []
        const places = keys.map((key) => block.headings.indexOf(key))
        compare = repeated.hasGroup(block.code)
          ? (values, line) => {
              if (isCompared(block.code, hashKey(values, places))) compareInBlock(values, line)
            }
          : () => undefined
      },
      row: (values, line) => compare(values, line),
      diagnostic: () => undefined,
    }
  })
}

function compareBlock(
  { code: group, headings, index }: AgsBlock,
  dictionary: Dictionary,
  rows: Map<string, RowsOfKey>,
  contradictions: ContradictionList,
): (values: readonly string[], line: number) => void {
  const keys = dictionary.group(group)?.keys ?? []
  const hasWholeKey = keys.every((key) => headings.includes(key))
  const keyOf = (values: readonly string[], names: readonly string[]) =>
    names.map((name) => values[headings.indexOf(name)] ?? '')
  const keysInOrder = headings.filter((heading) => keys.includes(heading))

  return (values, line) => {
    const name = JSON.stringify([group, ...keyOf(values, keys)])
    const known = rows.get(name) ?? { packed: [], block: index, next: 0 }
    rows.set(name, known)
    if (known.block !== index) Object.assign(known, { block: index, next: 0 })
    const place = known.next++
    const row = new Map(headings.map((heading, column) => [heading, values[column] ?? '']))

    /** Whether the row contradicts an earlier one. */
    function contradicts(earlier: StatedRow, isKept: boolean): boolean {
      const { conflicts, additions } = compareRow(earlier, row)
      if (conflicts.length === 0) return false
      contradictions.add({ group, line, key: keyOf(values, keysInOrder), conflicts, additions, isKept })
      return true
    }

    const earlier = unpackStatedRow(known.packed[place] ?? '[]')
    if (contradicts(earlier, false)) return
    // What was stated first comes last, so that it wins.
    known.packed[place] = packStatedRow(new Map([...stateRow(row, line), ...earlier]))
    if (place > 0 && hasWholeKey) contradicts(unpackStatedRow(known.packed[0] ?? '[]'), true)
  }
}
