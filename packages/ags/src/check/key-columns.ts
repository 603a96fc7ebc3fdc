import type { Dictionary } from '../dictionary/dictionary.ts'
import { createKeyHash, type HashKey } from './hash-key.ts'
import { keyKind, keyReader, type ReadKey } from '../key-value.ts'

/** A key heading of a group, in a block. */
export interface KeyColumn {
  /** Its column; -1 if the block does not have it. */
  readonly place: number
  readonly read: ReadKey
}

interface Key {
  readonly heading: string
  readonly read: ReadKey
}

const keysByDictionary = new WeakMap<Dictionary, Map<string, readonly Key[]>>()

/** Found once for a group: a file may have it in many blocks, and define many keys of it. */
function keysOf(dictionary: Dictionary, group: string): readonly Key[] {
  const known = keysByDictionary.get(dictionary) ?? new Map<string, readonly Key[]>()
  keysByDictionary.set(dictionary, known)
  const keys =
    known.get(group) ??
    (dictionary.group(group)?.keys ?? []).map((heading) => ({
      heading,
      read: keyReader(keyKind(dictionary, group, heading)),
    }))
  known.set(group, keys)
  return keys
}

/** The keys of a group, in the order of the dictionary. */
export const keyColumns = (
  dictionary: Dictionary,
  group: string,
  headings: readonly string[],
): readonly KeyColumn[] =>
  keysOf(dictionary, group).map(({ heading, read }) => ({ place: headings.indexOf(heading), read }))

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
