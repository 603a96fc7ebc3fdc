import { compareRow, isBlank, stateRow, type StatedRow } from '../stated-row.ts'
import type { AgsRecord } from './extend-dictionary.ts'
import { isKeyRow } from './key-headings.ts'

const KEYS = {
  DICT: ['DICT_TYPE', 'DICT_GRP', 'DICT_HDNG'],
  ABBR: ['ABBR_HDNG', 'ABBR_CODE'],
} as const

/**
 * DICT or ABBR rows of one delivery with one row for each key, as an import of it keeps them. A later row
 * adds to the first, unless it contradicts it. `extendDictionary` would let the last one win, which is right
 * between deliveries only.
 */
export function mergeDefinitions(group: keyof typeof KEYS, rows: Iterable<AgsRecord>): AgsRecord[] {
  const united = new Map<string, StatedRow>()
  for (const row of rows) {
    const key = JSON.stringify(KEYS[group].map((heading) => row[heading]?.trim() ?? ''))
    const values = new Map(Object.entries(row).map(([heading, value = '']) => [heading, value]))
    const known = united.get(key) ?? new Map<string, never>()
    if (compareRow(known, values).conflicts.length > 0) continue
    united.set(key, new Map([...stateRow(values, 0), ...known]))
  }
  return Array.from(united.values(), (row) =>
    Object.fromEntries(Array.from(row, ([heading, { value }]) => [heading, value])),
  )
}

/**
 * The rows of two deliveries, each from `mergeDefinitions`. Rows of the newer one come first, with gaps
 * filled by the older, then what only the older one defines. A heading that one of them makes a key stays
 * one, since keys give rows their ids.
 */
export function preferNewer(
  group: keyof typeof KEYS,
  newer: readonly AgsRecord[],
  older: readonly AgsRecord[],
): AgsRecord[] {
  const keyOf = (row: AgsRecord) => JSON.stringify(KEYS[group].map((heading) => row[heading]?.trim() ?? ''))
  const united = new Map(newer.map((row) => [keyOf(row), row]))
  for (const row of older) {
    const key = keyOf(row)
    const known = united.get(key)
    united.set(key, known === undefined ? row : { ...row, ...stated(known), ...keptKey(known, row) })
  }
  return [...united.values()]
}

const stated = (row: AgsRecord): AgsRecord =>
  Object.fromEntries(Object.entries(row).filter(([, value = '']) => !isBlank(value)))

function keptKey(newer: AgsRecord, older: AgsRecord): AgsRecord {
  return isKeyRow(older) && !isKeyRow(newer) ? { DICT_STAT: older.DICT_STAT } : {}
}
