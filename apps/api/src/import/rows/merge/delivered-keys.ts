import { compareKeyTexts } from '../key-text.ts'
import type { RowShape } from '../row-shape.ts'

/**
 * The texts of keys that a row gets, which may be written with other decimals or blanks: those of the newest
 * row. Rows of one date and issue have no newest, and the order of imports must not decide.
 */
export function keysToWrite(
  { keys }: RowShape,
  of: {
    readonly stored: ReadonlyMap<string, string>
    readonly delivered: ReadonlyMap<string, string>
    readonly isOfOneAge: () => boolean
  },
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const heading of keys ?? of.delivered.keys()) {
    const [text, stored] = [of.delivered.get(heading), of.stored.get(heading)]
    if (text === undefined) continue
    const staysAsStored = stored !== undefined && compareKeyTexts(stored, text) < 0 && of.isOfOneAge()
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
 * stored, which the first row of an age may change.
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
