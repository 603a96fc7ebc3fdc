import type { RowShape } from '../row-shape.ts'
import type { Block } from './merge-types.ts'

/** Keys of the first row of an age are as it has them. */
export function deliveredValues(
  { shape, preparer }: Block,
  of: {
    readonly stored: ReadonlyMap<string, string>
    readonly columns: readonly string[]
    readonly isFirst: boolean
  },
): ReadonlyMap<string, string> {
  const values = preparer.byHeading(of.columns)
  return of.isFirst ? values : withStoredKeys(shape, of.stored, values)
}

/** Gives a row its keys as they were delivered: with other decimals, or no blanks. */
export function writeKeys(
  { keys }: RowShape,
  merged: Map<string, string>,
  delivered: ReadonlyMap<string, string>,
): void {
  for (const heading of keys ?? delivered.keys()) {
    const value = delivered.get(heading)
    if (value !== undefined && merged.has(heading)) merged.set(heading, value)
  }
}

/**
 * Keys of equal rows may be written differently, as `0.0` and `0.00`. They keep the form that is stored. That
 * is the form of the newest delivery, or of the first row of those of one age.
 */
export function withStoredKeys(
  { keys }: RowShape,
  stored: ReadonlyMap<string, string>,
  delivered: ReadonlyMap<string, string>,
): Map<string, string> {
  const values = new Map(delivered)
  for (const heading of keys ?? delivered.keys()) {
    const value = stored.get(heading)
    if (value !== undefined && values.has(heading)) values.set(heading, value)
  }
  return values
}
