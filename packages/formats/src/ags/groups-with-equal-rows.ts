import type { Dictionary } from '@groundsheet/ags'
import type { ExportTable } from '../source.ts'

/** Rows of a group that are compared; beyond them it counts as having none that are equal. */
const MAX_ROWS = 1_000_000

/**
 * Groups whose keys are not stated, and which have rows with the same values throughout: no key
 * distinguishes those. Only the rows of such groups are read.
 */
export async function groupsWithEqualRows(
  tables: readonly ExportTable[],
  dictionary: Dictionary,
): Promise<Set<string>> {
  const found = new Set<string>()
  for (const table of tables) {
    const { group, keys = [] } = table
    if (dictionary.group(group) === undefined && keys.length === 0 && (await hasEqualRows(table)))
      found.add(group)
  }
  return found
}

async function hasEqualRows(table: ExportTable): Promise<boolean> {
  const rows = new Set<string>()
  for await (const row of table.rows()) {
    const text = JSON.stringify(row)
    if (rows.has(text)) return true
    if (rows.size >= MAX_ROWS) return false
    rows.add(text)
  }
  return false
}
