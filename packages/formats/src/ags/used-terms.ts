import type { ExportHeading, ExportTable } from '../source.ts'

/** What a file uses and has to define: units, data types, and codes by heading. In the order they are met. */
export interface UsedTerms {
  readonly units: Set<string>
  readonly types: Set<string>
  readonly codes: Map<string, Set<string>>
}

/** Whether the values of a heading are listed in ABBR. In AGS4 its type says so. */
export type IsCoded = (heading: ExportHeading) => boolean

const isCodedByType: IsCoded = ({ type }) => type === 'PA'

interface Column {
  readonly list: Set<string>
  readonly place: number
}

/**
 * One pass over every row with a column whose values are listed elsewhere: PU in UNIT, PT in TYPE, PA in
 * ABBR.
 */
export async function findUsedTerms(tables: readonly ExportTable[]): Promise<UsedTerms> {
  const used = startTerms(tables)
  for (const table of tables) {
    const columns = listedColumns(used, table, isCodedByType)
    if (columns.length === 0) continue
    for await (const row of table.rows()) addTerms(columns, row)
  }
  return used
}

/** The tables, of which each row adds to `used` as it is read: whole once all of them are. */
export function watchUsedTerms(
  tables: readonly ExportTable[],
  isCoded: IsCoded = isCodedByType,
): { used: UsedTerms; watched: ExportTable[] } {
  const used = startTerms(tables)
  const watched = tables.map((table): ExportTable => {
    const columns = listedColumns(used, table, isCoded)
    return columns.length === 0 ? table : { ...table, rows: () => watchRows(table, columns) }
  })
  return { used, watched }
}

async function* watchRows(table: ExportTable, columns: readonly Column[]) {
  for await (const row of table.rows()) {
    addTerms(columns, row)
    yield row
  }
}

function startTerms(tables: readonly ExportTable[]): UsedTerms {
  const headings = tables.flatMap((table) => table.headings)
  const stated = (terms: readonly string[]) => new Set(terms.filter((term) => term !== ''))
  return {
    units: stated(headings.map(({ unit }) => unit)),
    types: stated(headings.map(({ type }) => type)),
    codes: new Map(),
  }
}

function listedColumns(used: UsedTerms, { headings }: ExportTable, isCoded: IsCoded): Column[] {
  return headings.flatMap((heading, place) => {
    const list = listOf(used, heading, isCoded)
    return list === null ? [] : [{ list, place }]
  })
}

function addTerms(columns: readonly Column[], row: readonly string[]): void {
  for (const { list, place } of columns) {
    const term = row[place] ?? ''
    if (term !== '') list.add(term)
  }
}

function listOf(used: UsedTerms, heading: ExportHeading, isCoded: IsCoded): Set<string> | null {
  if (heading.type === 'PU') return used.units
  if (heading.type === 'PT') return used.types
  if (!isCoded(heading)) return null
  const list = used.codes.get(heading.heading) ?? new Set<string>()
  used.codes.set(heading.heading, list)
  return list
}
