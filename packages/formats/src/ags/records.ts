import { ownValue } from '@groundsheet/readings'
import type { AgsRecord, Dictionary } from '@groundsheet/ags'
import type { ExportTable } from '../source.ts'

/** The rows of a small group (DICT, ABBR, UNIT, TYPE, TRAN) by heading; none where there is no such group. */
export async function recordsOf(tables: readonly ExportTable[], group: string): Promise<AgsRecord[]> {
  const table = tables.find((candidate) => candidate.group === group)
  const records: AgsRecord[] = []
  if (table === undefined) return records
  for await (const row of table.rows()) {
    records.push(Object.fromEntries(table.headings.map(({ heading }, place) => [heading, row[place] ?? ''])))
  }
  return records
}

/**
 * Rows to be added to a group: `headings` are those of a group that is not there yet, `records` is called
 * when they are written.
 */
export interface AddedRows {
  readonly group: string
  readonly headings: readonly string[]
  readonly records: () => readonly AgsRecord[]
}

/** Rows that are known now. */
export const knownRows = (group: string, records: readonly AgsRecord[]): AddedRows => ({
  group,
  headings: Object.keys(records[0] ?? {}),
  records: () => records,
})

/**
 * The tables with rows added to a group. Where the group is not there yet, it is made as the standard
 * describes the headings. Where it is, its headings stay as they are, so that the rows it has do not change.
 */
export function addRows(
  tables: readonly ExportTable[],
  dictionary: Dictionary,
  { group, headings, records }: AddedRows,
): ExportTable[] {
  const known = tables.find((table) => table.group === group)
  const table = known ?? emptyTable(dictionary, group, headings)
  const valuesOf = (record: AgsRecord) => table.headings.map(({ heading }) => ownValue(record, heading) ?? '')
  const grown: ExportTable = { ...table, rows: () => chain(table, () => records().map(valuesOf)) }
  return known ? tables.map((other) => (other === known ? grown : other)) : [...tables, grown]
}

function emptyTable(dictionary: Dictionary, group: string, headings: readonly string[]): ExportTable {
  const definitions = new Map(dictionary.headings(group).map((one) => [one.heading, one]))
  return {
    group,
    name: dictionary.group(group)?.name ?? group,
    isOptional: true,
    headings: headings.map((heading) => {
      const { name = null, unit = '', type } = definitions.get(heading) ?? {}
      return { heading, name, unit, type: type ?? 'X' }
    }),
    rows: () => [],
  }
}

async function* chain(table: ExportTable, added: () => readonly (readonly string[])[]) {
  yield* table.rows()
  yield* added()
}
