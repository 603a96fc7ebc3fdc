import type { Dictionary } from '@groundsheet/ags'
import { countOf } from '@groundsheet/readings'
import type { OnNote } from '../format.ts'
import type { ExportTable } from '../source.ts'
import { selectColumns } from './select-columns.ts'

/**
 * The tables with their headings in the order of the dictionary (AGS 4 rule 7), the others after them. A
 * table that has it is left alone; headings of several deliveries are stored in the order of their arrival.
 */
export function orderHeadings(
  tables: readonly ExportTable[],
  standard: Dictionary,
  onNote: OnNote,
): ExportTable[] {
  const ordered = tables.map((table) => orderTable(table, standard))
  const changed = ordered.filter((table, index) => table !== tables[index]).map(({ group }) => group)
  if (changed.length > 0)
    onNote(
      `${countOf(changed.length, 'group')} with the headings in the order of the dictionary (AGS 4 rule 7): ` +
        changed.join(', '),
    )
  return ordered
}

function orderTable(table: ExportTable, standard: Dictionary): ExportTable {
  const places = new Map(standard.headings(table.group).map(({ heading }, place) => [heading, place]))
  const placeOf = (heading: string) => places.get(heading) ?? Infinity
  const known = table.headings.map(({ heading }) => placeOf(heading)).filter(Number.isFinite)
  if (known.every((place, index) => index === 0 || place > (known[index - 1] ?? 0))) return table
  const order = table.headings
    .map(({ heading }, from) => ({ from, place: placeOf(heading) }))
    .sort((a, b) => (a.place === b.place ? a.from - b.from : a.place - b.place))
    .map(({ from }) => from)
  return selectColumns(table, order)
}
