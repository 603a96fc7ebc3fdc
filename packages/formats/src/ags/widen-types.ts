import type { OnNote } from '../format.ts'
import type { ExportHeading, ExportTable } from '../source.ts'
import { decimalsOf, decimalsOfType } from './count-decimals.ts'
import { recordsOf } from './records.ts'

/** AGS 4 rule 17: a value with a variable format. */
const VARIABLE = 'U'

/**
 * The tables of several deliveries, with a TYPE that the numbers of every column have: that of their decimals
 * where all have as many, else U. Values stay as delivered, so the TYPE of one delivery need not hold for
 * those of another (AGS 4 rule 8). One delivery keeps the TYPE that it states, right or wrong.
 */
export async function widenDecimals(
  tables: readonly ExportTable[],
  onNote: OnNote,
): Promise<readonly ExportTable[]> {
  if ((await recordsOf(tables, 'TRAN')).length < 2) return tables
  const widened: ExportTable[] = []
  for (const table of tables) widened.push(await widenTable(table, onNote))
  return widened
}

async function widenTable(table: ExportTable, onNote: OnNote): Promise<ExportTable> {
  const places = table.headings.flatMap(({ type }, place) => (decimalsOfType(type) === null ? [] : [place]))
  if (places.length === 0) return table
  const seen = new Map(places.map((place) => [place, new Set<number | null>()]))
  for await (const row of table.rows())
    for (const [place, decimals] of seen) if ((row[place] ?? '') !== '') decimals.add(decimalsOf(row[place]))
  const headings = table.headings.map((heading, place) => withTypeOf(heading, seen.get(place)))
  const changed = headings.filter(({ type }, place) => type !== table.headings[place]?.type)
  if (changed.length === 0) return table
  const named = changed.map(({ heading, type }) => `${heading} ${type}`).join(', ')
  onNote(
    `${table.group}: TYPE is that of the decimals of all deliveries, with U where they differ ` +
      `(AGS 4 rule 8): ${named}`,
  )
  return { ...table, headings }
}

/** `seen`: decimals of the values; null among them: one is no number, so that no such type holds. */
function withTypeOf(heading: ExportHeading, seen: ReadonlySet<number | null> = new Set()): ExportHeading {
  const [first, ...others] = seen
  if (first === undefined || seen.has(null)) return heading
  if (others.length > 0) return { ...heading, type: VARIABLE }
  return { ...heading, type: `${first}DP` }
}
