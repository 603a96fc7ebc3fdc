import { locationsGroup, type AgsRecord, type Dictionary } from '@groundsheet/ags'
import type { ExportTable } from '../source.ts'
import { addRows } from './records.ts'

/**
 * Groups that rows may belong to without being looked for here: PROJ is made of the project, holes are what
 * everything is of.
 */
const MADE_OTHERWISE = new Set(['PROJ', locationsGroup('AGS4')])

/**
 * The tables with the parents that their rows name and that are not there (AGS4 rule 10c). Schedules of
 * tests, which belong to no hole and are never sent, are such. Each parent has its keys and nothing else,
 * collected as the rows of the children pass.
 */
export function addMissingParents(tables: readonly ExportTable[], dictionary: Dictionary): ExportTable[] {
  const present = new Set(tables.map(({ group }) => group))
  const parents = new Map<string, Map<string, AgsRecord>>()
  let all = [...tables]
  for (const child of tables) {
    const parent = dictionary.group(child.group)?.parent ?? null
    if (parent === null || present.has(parent) || MADE_OTHERWISE.has(parent)) continue
    const keys = dictionary.group(parent)?.keys ?? []
    const places = keys.map((key) => child.headings.findIndex(({ heading }) => heading === key))
    if (places.length === 0 || places.includes(-1)) continue
    const rows = parents.get(parent) ?? new Map<string, AgsRecord>()
    all = all.map((table) =>
      table === child ? { ...child, rows: () => collect(child, keys, places, rows) } : table,
    )
    if (!parents.has(parent))
      all = addRows(all, dictionary, { group: parent, headings: keys, records: () => [...rows.values()] })
    parents.set(parent, rows)
  }
  return all
}

async function* collect(
  child: ExportTable,
  keys: readonly string[],
  places: readonly number[],
  rows: Map<string, AgsRecord>,
) {
  for await (const row of child.rows()) {
    const values = places.map((place) => row[place] ?? '')
    const name = JSON.stringify(values)
    if (!rows.has(name)) rows.set(name, Object.fromEntries(keys.map((key, index) => [key, values[index]])))
    yield row
  }
}
