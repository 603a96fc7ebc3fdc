import { dictionaryOf, extendDictionary, type Edition } from '@groundsheet/ags'
import { countOf } from '@groundsheet/readings'
import type { OnNote } from '../format.ts'
import type { ExportTable } from '../source.ts'
import { createNameList } from './name-list.ts'
import { recordsOf } from './records.ts'

/** What was written otherwise than it is stored. */
export interface Replaced {
  readonly edition: Edition
  /** Headings by group. */
  readonly headings: ReadonlyMap<string, ReadonlySet<string>>
  readonly replace: (value: string) => string
}

/**
 * Passes to `onNote` the rows whose keys differ as stored and are equal as written. `tables`: as stored;
 * those in which a key was replaced are read again.
 */
export async function noteReplacedKeys(
  tables: readonly ExportTable[],
  { edition, headings, replace }: Replaced,
  onNote: OnNote,
): Promise<void> {
  if (headings.size === 0) return
  const dictionary = extendDictionary(dictionaryOf(edition), await recordsOf(tables, 'DICT'), [])
  const rule = edition === 'AGS4' ? 'AGS 4 rule 10a' : 'AGS 3 rule 6b'
  for (const table of tables) {
    const replaced = headings.get(table.group)
    const keys = dictionary.group(table.group)?.keys ?? table.keys ?? []
    if (replaced === undefined || !keys.some((key) => replaced.has(key))) continue
    const equal = await keysEqualAsWritten(table, keys, replace)
    if (equal.count === 0) continue
    const [are, them] = equal.count === 1 ? ['is', 'it'] : ['are', 'them']
    onNote(
      `${table.group}: ${countOf(equal.count, 'key')} ${are} of several rows, and ` +
        `distinguished ${them} only ` +
        `by a line break or control character that was written as a space (${rule}): ` +
        `${keys.join(', ')} ${equal.text()}`,
    )
  }
}

async function keysEqualAsWritten(
  table: ExportTable,
  keys: readonly string[],
  replace: (value: string) => string,
) {
  const places = keys.map((key) => table.headings.findIndex(({ heading }) => heading === key))
  /** The key as stored, by the key as written; null once it was named. */
  const stored = new Map<string, string | null>()
  const equal = createNameList()
  for await (const row of table.rows()) {
    const values = places.map((place) => row[place] ?? '')
    const writtenValues = values.map(replace)
    const [own, written] = [JSON.stringify(values), JSON.stringify(writtenValues)]
    const other = stored.get(written)
    if (other === undefined) stored.set(written, own)
    if (other === undefined || other === null || other === own) continue
    stored.set(written, null)
    equal.add(writtenValues.map((value) => `"${value}"`).join(' '))
  }
  return equal
}
