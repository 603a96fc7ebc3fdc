import { createKeyHash, KeyTable, MAX_KEYS } from '@groundsheet/ags'
import { countOf, plural } from '@groundsheet/readings'
import type { OnNote } from '../format.ts'
import type { ExportTable } from '../source.ts'
import { createNameList } from './name-list.ts'

/**
 * An AGS 4 table, of which `onNote` gets the identifiers that several rows have, once these are written
 * (rule 8, data type ID). A newer delivery may state another depth of a sample.
 */
export function noteRepeatedIds(table: ExportTable, onNote: OnNote): ExportTable {
  const places = [...table.headings.entries()].flatMap(([place, { heading, type }]) =>
    type === 'ID' && heading.startsWith(`${table.group}_`) ? [place] : [],
  )
  return places.length === 0 ? table : { ...table, rows: () => readIds(table, places, onNote) }
}

async function* readIds(table: ExportTable, places: readonly number[], onNote: OnNote) {
  const columns = places.map((place) => ({ place, ...createIds(place) }))
  for await (const row of table.rows()) {
    for (const column of columns) column.add(row)
    yield row
  }
  for (const { place, repeated } of columns) {
    if (repeated.count === 0) continue
    const ids = countOf(repeated.count, 'identifier')
    onNote(
      `${table.group}: ${ids} ${plural(repeated.count, 'stands', 'stand')} in several rows, as stored ` +
        `(AGS 4 rule 8): ${table.headings[place]?.heading ?? ''} ${repeated.text()}`,
    )
  }
}

/** The identifiers of a column, compared by hashes; each repeated one is named once. */
function createIds(place: number) {
  const hashOf = createKeyHash([place])
  /** 1: in one row; 2: in several. */
  const known = new KeyTable()
  const repeated = createNameList()
  return {
    repeated,
    add(row: readonly string[]): void {
      const id = row[place] ?? ''
      if (id === '') return
      const hash = hashOf(row)
      const rows = known.count(hash)
      if (rows === 0 && known.size < MAX_KEYS) known.set(hash, 1)
      if (rows !== 1) return
      known.set(hash, 2)
      repeated.add(id)
    },
  }
}
