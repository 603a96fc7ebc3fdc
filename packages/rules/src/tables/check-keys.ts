import { createKeyHash, type AgsBlock, type HashKey } from '@groundsheet/ags'
import { keyText } from '../key-text.ts'
import { RepeatedHashes } from '../repeated-hashes.ts'
import type { FilePass } from '../file-pass.ts'
import type { BlockKeys } from './block-keys.ts'
import { createKeysInOrder, type KeysInOrder } from './keys-in-order.ts'
import type { CreateTableCheck } from './table-check.ts'

/** Places of the keys; null where a key heading is missing, for then rows cannot be distinguished. */
function placesOf({ headings }: AgsBlock, keys: readonly string[]): number[] | null {
  const places = keys.map((key) => headings.indexOf(key))
  return places.length === 0 || places.includes(-1) ? null : places
}

/**
 * Keys of a group in order are no longer hashed after so many rows; one out of order later costs a further
 * pass.
 */
const HASHED_ROWS = 4096

interface GroupKeys {
  /** Headings. */
  readonly keys: string
  /** Hashes of all rows; of the first ones while `order` is not null. */
  readonly rows: RepeatedHashes
  /** Null: rows are out of order, and all are hashed. */
  order: KeysInOrder | null
  count: number
  /** Rows that were not hashed came before one that is out of order. */
  isIncomplete: boolean
}

/** Keys in order differ, and are not compared. */
const hasEqualKeys = ({ order, rows }: GroupKeys): boolean => order === null && !rows.isEmpty

/**
 * Rows of one group with the same key (AGS4 rule 10a). Keys may be defined behind the rows. The first pass
 * uses what is defined so far, and is repeated where that was not all.
 */
export const checkKeys: CreateTableCheck = ({ definitions, edition, report, keysOf }) => {
  let groups = new Map<string, GroupKeys>()

  /** AGS3 files divide a group by its headings (rule 17): rows of other headings are no repetition there. */
  function hashOfRows(block: AgsBlock, keys: BlockKeys, places: readonly number[]): HashKey {
    if (edition === 'AGS4')
      return (values) => {
        keys.read(values)
        return keys.hash(places.length)
      }
    const hash = createKeyHash([0, ...places.map((place) => place + 1)])
    const headings = block.headings.toSorted().join()
    return (values) => hash([headings, ...values])
  }

  const gatherWith =
    (orderOf: (group: string) => KeysInOrder | null): FilePass =>
    (block) => {
      const keys = definitions.keys(block.code)
      const known = groups.get(block.code) ?? {
        keys: keys.join(),
        rows: new RepeatedHashes(),
        order: edition === 'AGS4' ? orderOf(block.code) : null,
        count: 0,
        isIncomplete: false,
      }
      groups.set(block.code, known)
      const places = placesOf(block, keys)
      if (places === null || known.isIncomplete) return undefined
      const inBlock = keysOf(block).startingWith(places)
      const hashOf = hashOfRows(block, inBlock, places)
      return (values) => {
        if (known.order !== null) {
          if (known.order.isNext(values, places, inBlock.read(values))) {
            if (known.count++ >= HASHED_ROWS) return
          } else {
            known.order = null
            known.isIncomplete = known.count > HASHED_ROWS
          }
        }
        if (known.rows.isFull) report('tooManyKeys', { line: null, group: block.code })
        else if (!known.isIncomplete) known.rows.add(hashOf(values))
      }
    }

  const reportRows: FilePass = (block) => {
    const { code: group } = block
    const known = groups.get(group)
    if (known === undefined || !hasEqualKeys(known)) return undefined
    const { rows } = known
    const keys = definitions.keys(group)
    const places = placesOf(block, keys)
    if (places === null) return undefined
    const hashOf = hashOfRows(block, keysOf(block).startingWith(places), places)
    return (values, line) => {
      if (!rows.has(hashOf(values))) return
      report('equalKeys', { line, group, text: keyText(keys, places, values) })
    }
  }

  return {
    block: gatherWith(createKeysInOrder),
    *further() {
      const changed = [...groups].some(([code, { keys }]) => definitions.keys(code).join() !== keys)
      const incomplete = [...groups.values()].some(({ isIncomplete }) => isIncomplete)
      if (changed || incomplete) {
        groups = new Map()
        yield { gather: gatherWith(() => null) }
      }
      if ([...groups.values()].some(hasEqualKeys)) yield { report: reportRows }
    },
  }
}
