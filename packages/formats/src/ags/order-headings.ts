import type { Dictionary } from '@groundsheet/ags'
import { countOf } from '@groundsheet/readings'
import type { OnNote } from '../format.ts'
import type { ExportTable } from '../source.ts'
import { selectColumns } from './select-columns.ts'

/**
 * The tables with their headings in the order of the dictionary (AGS 4 rule 7), the others after them. A
 * table that has it is left alone; one whose files all have another order is stored in that order.
 * `own`: headings that DICT of the file defines. An edition that does not have them as standard takes them in
 * the order of DICT, so that they alone change no order.
 */
export function orderHeadings(
  tables: readonly ExportTable[],
  standard: Dictionary,
  own: ReadonlySet<string>,
  onNote: OnNote,
): ExportTable[] {
  const ordered = tables.map((table) => orderTable(table, standard, own))
  const changed = ordered.filter((table, index) => table !== tables[index]).map(({ group }) => group)
  if (changed.length > 0)
    onNote(
      `${countOf(changed.length, 'group')} with the headings in the order of the ` +
        'dictionary (AGS 4 rule 7): ' +
        changed.join(', '),
    )
  return ordered
}

function orderTable(table: ExportTable, standard: Dictionary, own: ReadonlySet<string>): ExportTable {
  const places = new Map(standard.headings(table.group).map(({ heading }, place) => [heading, place]))
  const placeOf = (heading: string) => places.get(heading) ?? Infinity
  const others = table.headings.filter(({ heading }) => !own.has(heading))
  // Headings that nothing defines get rows of DICT, and then count for the order as well.
  const stated = others.map(({ heading }) => placeOf(heading))
  if (stated.every((place, index) => index === 0 || place >= (stated[index - 1] ?? 0))) return table
  const order = table.headings
    .map(({ heading }, from) => ({ from, place: placeOf(heading) }))
    .sort((a, b) => (a.place === b.place ? a.from - b.from : a.place - b.place))
    .map(({ from }) => from)
  return selectColumns(table, order)
}
