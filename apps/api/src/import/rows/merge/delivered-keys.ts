import { compareKeyTexts } from '../key-text.ts'
import type { RowShape } from '../row-shape.ts'
import type { Block } from './merge-types.ts'

/** The values of a delivered row; its keys are those of the stored one, unless it is the first of its age. */
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

/**
 * The texts of keys that a row gets, which may be written with other decimals or blanks: those of the newest
 * row. Rows of one date and issue have no newest, and the order of imports must not decide.
 */
export function keysToWrite(
  { shape, preparer }: Block,
  of: {
    readonly stored: ReadonlyMap<string, string>
    readonly columns: readonly string[]
    readonly isOfOneAge: boolean
  },
): ReadonlyMap<string, string> {
  const delivered = preparer.byHeading(of.columns)
  const texts = new Map<string, string>()
  for (const heading of shape.keys ?? delivered.keys()) {
    const [text, stored] = [delivered.get(heading), of.stored.get(heading)]
    if (text === undefined) continue
    const staysAsStored = of.isOfOneAge && stored !== undefined && compareKeyTexts(stored, text) <= 0
    texts.set(heading, staysAsStored ? stored : text)
  }
  return texts
}

/** Values with other texts of keys; the same values where no text is another one. */
export function withKeys(
  values: Map<string, string>,
  keys: ReadonlyMap<string, string>,
): Map<string, string> {
  const others = [...keys].filter(([heading, text]) => values.has(heading) && values.get(heading) !== text)
  return others.length === 0 ? values : new Map([...values, ...others])
}

/**
 * Keys of equal rows may be written differently, as `0.0` and `0.00`. They are compared in the form that is
 * stored.
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
