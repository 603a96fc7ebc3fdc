import type { Dictionary } from '../dictionary/dictionary.ts'
import { createKeyHash, type HashKey } from './hash-key.ts'
import { keyKind, keyReader, type ReadKey } from '../key-value.ts'

/** A key heading of a group, in a block. */
export interface KeyColumn {
  /** Its column; -1 if the block does not have it. */
  readonly place: number
  readonly read: ReadKey
}

/** The keys of a group, in the order of the dictionary. */
export function keyColumns(
  dictionary: Dictionary,
  group: string,
  headings: readonly string[],
): readonly KeyColumn[] {
  const keys = dictionary.group(group)?.keys ?? []
  return keys.map((key) => ({
    place: headings.indexOf(key),
    read: keyReader(keyKind(dictionary, group, key)),
  }))
}

/** In the form in which keys are compared; empty if the block does not have the heading. */
export const keyValue = (values: readonly string[], { place, read }: KeyColumn): string =>
  place < 0 ? '' : read(values[place] ?? '')

/** Hashes the keys of rows in the form in which they are compared. */
export function keyHasher(columns: readonly KeyColumn[]): HashKey {
  return createKeyHash(
    columns.map(({ place }) => place),
    columns.map(({ read }) => read),
  )
}
