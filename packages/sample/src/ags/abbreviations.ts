import type { AgsGroup, Dictionary } from '@groundsheet/ags'
import type { Entry } from '../records/entry.ts'
import { meanings } from './code-meanings.ts'

/** Joins the codes of a hole made in two ways; stated as TRAN_RCON. AGS 4.1.1 rule 11b. */
export const CONCATENATOR = '+'

/**
 * The ABBR rows of a file: every code that stands under a heading of type PA, each part of a joined code for
 * itself.
 */
export function* abbreviationsOf(groups: readonly AgsGroup[], dictionary: Dictionary): Generator<Entry> {
  const codes = new Set(groups.flatMap((group) => [...codesOf(group)]))
  for (const pair of [...codes].sort()) {
    const [heading = '', code = ''] = pair.split('\t')
    yield ['ABBR', { ABBR_HDNG: heading, ABBR_CODE: code, ABBR_DESC: meaningOf(heading, code, dictionary) }]
  }
}

function* codesOf({ headings, types, rows }: AgsGroup): Generator<string> {
  for (const [column, heading] of headings.entries()) {
    if (types[column] !== 'PA') continue
    const values = new Set(rows.map((row) => row[column] ?? ''))
    for (const value of values)
      for (const code of value.split(CONCATENATOR)) if (code !== '') yield `${heading}\t${code}`
  }
}

/**
 * What a code means: from our own list, else from the standard; a code without meaning is a mistake of ours.
 */
export function meaningOf(heading: string, code: string, dictionary: Dictionary): string {
  const meaning = meanings[heading]?.[code] ?? dictionary.meaning(heading, code)
  if (meaning === undefined) throw new TypeError(`${heading} ${code} has no meaning`)
  return meaning
}
