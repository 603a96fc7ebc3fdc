import type { AgsBlock, AgsHandler } from '../ags.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { RowCheck } from './check.ts'
import type { ContradictionList } from './contradiction-list.ts'
import { keyColumns, keyHasher, keyValue } from './key-columns.ts'
import type { RepeatedKeys } from './repeated-keys.ts'
import { compareRow, packStatedRow, stateRow, unpackStatedRow, type StatedRow } from '../stated-row.ts'

/** Rows of this many keys are compared in one pass. */
const KEYS_PER_PASS = 10_000

/** Beyond this many rows only the first of each key is held in memory: a key may come without end. */
const MAX_ROWS_HELD = 50_000

/** Rows that are held in one pass. */
interface RowBuffer {
  readonly keys: Map<string, RowsOfKey>
  count: number
}

/**
 * Rows of one key: the first, second, … row of a block belongs to the first, second, … row of the blocks
 * before.
 */
interface RowsOfKey {
  readonly packed: string[]
  /** What further rows of a block state and the first one leaves empty. */
  further: string
  block: number
  next: number
}

/**
 * Handlers for reading a file again, once each, to compare rows of equal keys: nothing of a row but its key
 * is remembered before. They find what an import of the file finds. A generator, so that the rows of one
 * pass are gone before the next.
 */
export function* compareRepeatedRows(
  dictionary: Dictionary,
  repeated: RepeatedKeys,
  contradictions: ContradictionList,
): Generator<AgsHandler> {
  for (let from = 0; from < repeated.size; from += KEYS_PER_PASS) {
    const isCompared = (group: string, hash: number) => {
      const number = repeated.find(group, hash)
      return number >= from && number < from + KEYS_PER_PASS
    }
    yield compareKeys(dictionary, isCompared, contradictions)
  }
}

/** `isCompared`: whether the rows of a key are, by the hash of the key. */
function compareKeys(
  dictionary: Dictionary,
  isCompared: (group: string, hash: number) => boolean,
  contradictions: ContradictionList,
): AgsHandler {
  const held: RowBuffer = { keys: new Map(), count: 0 }
  let compare: RowCheck = () => undefined
  return {
    block(block) {
      const compareInBlock = compareBlock(block, dictionary, held, contradictions)
      const hashOf = keyHasher(keyColumns(dictionary, block.code, block.headings))
      compare = (values, line) => {
        if (isCompared(block.code, hashOf(values))) compareInBlock(values, line)
      }
    },
    row: (values, line) => compare(values, line),
    diagnostic: () => undefined,
  }
}

function compareBlock(
  { code: group, headings, index }: AgsBlock,
  dictionary: Dictionary,
  held: RowBuffer,
  contradictions: ContradictionList,
): RowCheck {
  const keys = dictionary.group(group)?.keys ?? []
  const hasWholeKey = keys.every((key) => headings.includes(key))
  const columns = keyColumns(dictionary, group, headings)
  const keysInOrder = headings.flatMap((heading, place) => (keys.includes(heading) ? [place] : []))
  const compared = [...headings.entries()].filter(([, heading]) => !keys.includes(heading))

  return (values, line) => {
    const name = JSON.stringify([group, ...columns.map((column) => keyValue(values, column))])
    const known = held.keys.get(name) ?? { packed: [], further: '[]', block: index, next: 0 }
    held.keys.set(name, known)
    if (known.block !== index) known.next = 0
    known.block = index
    const place = known.next++
    const row = new Map(compared.map(([column, heading]) => [heading, values[column] ?? '']))

    /** What the row adds to what was stated before; null: it contradicts it. */
    function compare(earlier: StatedRow, isKept: boolean): ReadonlyMap<string, string> | null {
      const { conflicts, additions } = compareRow(earlier, row)
      if (conflicts.length === 0) return additions
      const key = keysInOrder.map((place) => values[place] ?? '')
      contradictions.add({ group, line, key, conflicts, additions, isKept })
      return null
    }

    const earlier = unpackStatedRow(known.packed[place] ?? '[]')
    if (compare(earlier, false) === null) return
    if (place === 0 || held.count < MAX_ROWS_HELD) {
      if (known.packed[place] === undefined) held.count++
      // What was stated first is set last, so that it replaces the others.
      known.packed[place] = packStatedRow(new Map([...stateRow(row, line), ...earlier]))
    }
    if (!hasWholeKey || (place === 0 && known.further === '[]')) return
    const further = unpackStatedRow(known.further)
    const additions = compare(new Map([...unpackStatedRow(known.packed[0] ?? '[]'), ...further]), true)
    if (place === 0 || additions === null || additions.size === 0) return
    known.further = packStatedRow(new Map([...further, ...stateRow(additions, line)]))
  }
}
