import { readStatus } from './dictionary.ts'
import type { AgsRecord } from './extend-dictionary.ts'

/** Headings that DICT rows make keys, by group; sorted. */
export type KeyHeadings = Readonly<Record<string, readonly string[]>>

const read = (row: AgsRecord, heading: string) => row[heading]?.trim().toUpperCase() ?? ''

/** Whether a DICT row makes its heading a key. */
export const isKeyRow = (row: AgsRecord): boolean => readStatus(row.DICT_STAT ?? '').includes('KEY')

/** What the DICT rows make keys. */
export function keyHeadingsOf(dict: readonly AgsRecord[]): KeyHeadings {
  const rows = dict.filter((row) => isKeyRow(row) && read(row, 'DICT_HDNG') !== '')
  const byGroup = Map.groupBy(rows, (row) => read(row, 'DICT_GRP'))
  byGroup.delete('')
  const sorted = Array.from(byGroup, ([group, keys]): [string, string[]] => [
    group,
    [...new Set(keys.map((row) => read(row, 'DICT_HDNG')))].sort(),
  ])
  return Object.fromEntries(sorted.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The DICT rows with these headings as keys, whatever status the rows state. */
export function withKeyHeadings(dict: readonly AgsRecord[], keys: KeyHeadings): AgsRecord[] {
  const missing = new Map(Object.entries(keys).map(([group, headings]) => [group, new Set(headings)]))
  const known = new Map(Object.entries(keys).map(([group, headings]) => [group, new Set(headings)]))
  const rows = dict.map((row) => {
    const [group, heading] = [read(row, 'DICT_GRP'), read(row, 'DICT_HDNG')]
    if (known.get(group)?.has(heading) !== true) return row
    missing.get(group)?.delete(heading)
    return isKeyRow(row) ? row : { ...row, DICT_STAT: 'KEY' }
  })
  const added = [...missing].flatMap(([group, headings]) =>
    Array.from(headings, (heading) => ({
      DICT_TYPE: 'HEADING',
      DICT_GRP: group,
      DICT_HDNG: heading,
      DICT_STAT: 'KEY',
    })),
  )
  return [...rows, ...added]
}
