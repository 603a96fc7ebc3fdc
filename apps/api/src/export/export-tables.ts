import { nameHeading, type Dictionary } from '@groundsheet/ags'
import type { ExportHeading, ExportTable } from '@groundsheet/formats'
import type { ExportReader } from '../store/export-store.ts'
import type { StoredHeading, StoredTable } from '../store/stored-table.ts'
import type { PublicCodes } from '../import/rows/public-codes.ts'
import { storedValues } from '../import/rows/stored-values.ts'

export interface TableTerms {
  readonly reader: ExportReader
  readonly publicCodes: PublicCodes
  readonly dictionary: Dictionary
}

/** Every table and heading as in the files, in their order, including internal ones. */
export function completeTables(tables: readonly StoredTable[], terms: TableTerms): ExportTable[] {
  return tables.map((table) => {
    const named = table.headings.map((heading) => ({ stored: heading, code: heading.heading }))
    return { ...describe(table, named, terms, false), group: table.group }
  })
}

/**
 * Tables and headings under the codes they are sent with, without those that have none; in the order of the
 * dictionary.
 */
export function shownTables(tables: readonly StoredTable[], terms: TableTerms): ExportTable[] {
  const ordered = tables.toSorted((a, b) => a.position - b.position)
  return ordered.flatMap((table) => {
    const named = table.headings.flatMap((heading) => {
      const code = terms.publicCodes.fieldCode(heading.heading)
      return code === null ? [] : [{ stored: heading, code }]
    })
    return table.code === null ? [] : [{ ...describe(table, named, terms, true), group: table.code }]
  })
}

interface NamedHeading {
  readonly stored: StoredHeading
  readonly code: string
}

/** `fill`: units and types the file does not state are taken from the dictionary. */
function describe(
  { seq, group, name }: StoredTable,
  named: readonly NamedHeading[],
  { reader, publicCodes, dictionary }: TableTerms,
  fill: boolean,
): Omit<ExportTable, 'group'> {
  const definitions = new Map(dictionary.headings(group).map((one) => [one.heading, one]))
  const headings = named.map(({ stored, code }): ExportHeading => {
    const known = definitions.get(stored.heading)
    const unit = stored.unit || (fill ? known?.unit : undefined)
    const type = stored.type || (fill ? known?.type : undefined)
    return {
      heading: code,
      name: known?.name ?? nameHeading(stored.heading),
      unit: unit ?? '',
      type: type ?? '',
    }
  })
  return { name, headings, rows: () => rowsOf(seq) }

  async function* rowsOf(tableSeq: number): AsyncGenerator<readonly string[]> {
    for await (const rows of reader.rows(tableSeq)) {
      for (const row of rows) {
        const values = storedValues(row, publicCodes)
        yield named.map(({ stored }) => values.get(stored.heading) ?? '')
      }
    }
  }
}
