import type { AgsBlock } from '@groundsheet/ags'
import { keyText } from '../key-text.ts'
import { RepeatedHashes } from '../repeated-hashes.ts'
import type { FilePass } from '../file-pass.ts'
import { createKeyHashes } from './key-hashes.ts'
import { createKeyForms, type KeyForms } from './key-forms.ts'
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
  /** Null: values are written in several forms, so that other texts may be equal by value. */
  forms: KeyForms | null
  /** Hashes of the values of all rows, where `forms` is null. */
  readonly byValue: RepeatedHashes
}

/** Keys in order differ, and are not compared. */
const hasEqualKeys = ({ order, rows }: GroupKeys): boolean => order === null && !rows.isEmpty

/** Rows with texts in one form differ by value if their texts do. */
const hasEqualValues = ({ forms, byValue }: GroupKeys): boolean => forms === null && !byValue.isEmpty

const isToReport = (known: GroupKeys): boolean => hasEqualKeys(known) || hasEqualValues(known)

/**
 * Rows of one group with the same key (AGS4 rule 10a), by its text, and by value (a warning). Keys may be
 * defined behind the rows. The first pass uses what is defined so far, and is repeated where that was not
 * all.
 */
export const checkKeys: CreateTableCheck = ({ definitions, edition, report, keysOf }) => {
  const hashes = createKeyHashes({ edition, definitions })
  let groups = new Map<string, GroupKeys>()

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
        forms: createKeyForms(hashes.kinds(block.code)),
        byValue: new RepeatedHashes(),
      }
      groups.set(block.code, known)
      const places = placesOf(block, keys)
      if (places === null || known.isIncomplete) return undefined
      const inBlock = keysOf(block).startingWith(places)
      const hashOf = hashes.ofTexts(block, inBlock, places)
      return (values) => {
        if (known.forms?.isMixed(values, places) === true) known.forms = null
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

  const gatherValues: FilePass = (block) => {
    const known = groups.get(block.code)
    const places = placesOf(block, definitions.keys(block.code))
    if (known === undefined || known.forms !== null || places === null) return undefined
    const { byValue } = known
    const hashOf = hashes.ofValues(block, places)
    return (values) => {
      if (!byValue.isFull) byValue.add(hashOf(values))
    }
  }

  const reportRows: FilePass = (block) => {
    const { code: group } = block
    const known = groups.get(group)
    const keys = definitions.keys(group)
    const places = placesOf(block, keys)
    if (known === undefined || places === null) return undefined
    const [hasTexts, hasValues] = [hasEqualKeys(known), hasEqualValues(known)]
    if (!hasTexts && !hasValues) return undefined
    const hashOf = hashes.ofTexts(block, keysOf(block).startingWith(places), places)
    const valueOf = hashes.ofValues(block, places)
    return (values, line) => {
      const isEqual = hasTexts && known.rows.has(hashOf(values))
      if (!isEqual && !(hasValues && known.byValue.has(valueOf(values)))) return
      report(isEqual ? 'equalKeys' : 'equalByValue', { line, group, text: keyText(keys, places, values) })
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
      if ([...groups.values()].some(({ forms }) => forms === null)) yield { gather: gatherValues }
      if ([...groups.values()].some(isToReport)) yield { report: reportRows }
    },
  }
}
