import {
  createKeyHash,
  keyKind,
  keyReader,
  type AgsBlock,
  type HashKey,
  type KeyKind,
} from '@groundsheet/ags'
import type { BlockKeys } from './block-keys.ts'
import type { TableContext } from './table-check.ts'

/** Hashes of the keys of the rows of a block. `places`: those of the key headings. */
export interface KeyHashes {
  /** How values of the keys of a group compare. */
  kinds(group: string): KeyKind[]
  /** By their text. */
  ofTexts(block: AgsBlock, keys: BlockKeys, places: readonly number[]): HashKey
  /** In the form that is equal for equal values. */
  ofValues(block: AgsBlock, places: readonly number[]): HashKey
}

/** AGS3 files divide a group by its headings (rule 17): rows of other headings are no repetition there. */
export function createKeyHashes({
  edition,
  definitions,
}: Pick<TableContext, 'edition' | 'definitions'>): KeyHashes {
  const kinds = (group: string) =>
    definitions.keys(group).map((key) => keyKind(definitions.standard, group, key))
  const behindHeadings = (places: readonly number[]) => [0, ...places.map((place) => place + 1)]
  return {
    kinds,
    ofTexts(block, keys, places) {
      if (edition === 'AGS4')
        return (values) => {
          keys.read(values)
          return keys.hash(places.length)
        }
      const hash = createKeyHash(behindHeadings(places))
      const headings = block.headings.toSorted().join()
      return (values) => hash([headings, ...values])
    },
    ofValues(block, places) {
      const headings = edition === 'AGS4' ? '' : block.headings.toSorted().join()
      const readers = kinds(block.code).map(keyReader)
      const hash = createKeyHash(behindHeadings(places), [(text) => text, ...readers])
      return (values) => hash([headings, ...values])
    },
  }
}
