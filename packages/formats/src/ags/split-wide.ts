import { dictionaryOf } from '@groundsheet/ags'
import type { ExportTable } from '../source.ts'
import { selectColumns } from './select-columns.ts'

/** Headings of one group at most (AGS 3 rule 17). Others stand in the group again, behind its keys. */
const MAX_HEADINGS = 60

/**
 * AGS 3: a group with more headings than allowed as several groups of its name, each with the keys of the
 * rows. It stays as it is where its rows have no keys, or not each its own, since they could not be joined
 * again.
 */
export async function splitWide(tables: readonly ExportTable[]): Promise<ExportTable[]> {
  const split = await Promise.all(tables.map(splitTable))
  return split.flat()
}

async function splitTable(table: ExportTable): Promise<ExportTable[]> {
  if (table.headings.length <= MAX_HEADINGS) return [table]
  const names = table.headings.map(({ heading }) => heading)
  const keys = keysOf(table).map((key) => names.indexOf(key))
  const room = MAX_HEADINGS - keys.length
  if (keys.length === 0 || keys.includes(-1) || room < 1) return [table]
  if (!(await areKeysUnique(table, keys))) return [table]
  const others = names.map((_, place) => place).filter((place) => !keys.includes(place))
  const parts = Array.from({ length: Math.ceil(others.length / room) }, (_, part) => [
    ...keys,
    ...others.slice(part * room, (part + 1) * room),
  ])
  return parts.map((places) => selectColumns(table, places))
}

const keysOf = ({ group, keys = [] }: ExportTable): readonly string[] =>
  dictionaryOf('AGS3').group(group)?.keys ?? keys

async function areKeysUnique(table: ExportTable, keys: readonly number[]): Promise<boolean> {
  const seen = new Set<string>()
  for await (const row of table.rows()) {
    const key = JSON.stringify(keys.map((place) => row[place] ?? ''))
    if (seen.has(key)) return false
    seen.add(key)
  }
  return true
}
