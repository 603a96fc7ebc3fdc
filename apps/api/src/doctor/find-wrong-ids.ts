import type { AgsRecord, Edition } from '@groundsheet/ags'
import { companyJson } from '../import/company-folder/schemas.ts'
import { hasCurrentKeys, keyHeadingsIn } from '../import/company-folder/project-settings.ts'
import { rowId } from '../import/ids.ts'
import { storedShapes } from '../import/project/stored-shapes.ts'
import { createRowKeys } from '../import/rows/block-preparer.ts'
import { createPublicCodes, type PublicCodes } from '../import/rows/public-codes.ts'
import type { RowShape } from '../import/rows/row-shape.ts'
import { storedValues } from '../import/rows/stored-values.ts'
import { COPIED_TABLES, type CopiedRow, type CopiedValue, type CopySource } from '../store/copy.ts'
import type { StoredHeading, StoredTable } from '../store/stored-table.ts'

/** Lines at most; a rule that no longer fits the stored rows would give millions. */
const MAX_LISTED_IDS = 100

/**
 * Numbers of rows of one key that may be missing between two others, since a newer delivery took the rows
 * out.
 */
const MAX_MISSING_ORDINALS = 1000

/**
 * Rows that are stored under an id other than that of their key. A later delivery would not find them and
 * store them a second time. One line for each. Rows that cannot be read are left to the other checks.
 */
export async function findWrongIds(source: CopySource): Promise<string[]> {
  const lines: string[] = []
  for (const company of await source.companies()) {
    const configuration = companyJson.parse(JSON.parse(company.configuration))
    const checks = await openTables(source, company.id, createPublicCodes(configuration))
    for await (const row of recordsOf(source, company.id, 'data_row')) {
      const line = checks.get(Number(row.table_seq))?.(row)
      if (line === null || line === undefined) continue
      if (lines.length === MAX_LISTED_IDS) return [...lines, 'and more']
      lines.push(line)
    }
  }
  return lines
}

type RowRecord = Readonly<Record<string, CopiedValue>>
type CheckRow = (row: RowRecord) => string | null

/** A check for each table of a company, by its number. */
async function openTables(
  source: CopySource,
  company: string,
  publicCodes: PublicCodes,
): Promise<ReadonlyMap<number, CheckRow>> {
  const projects = await all(recordsOf(source, company, 'project'))
  const tables = Map.groupBy(await all(recordsOf(source, company, 'data_table')), ({ project_seq }) =>
    Number(project_seq),
  )
  const dict = await definitionsOf(source, company, [...tables.values()].flat(), publicCodes)
  const checks = new Map<number, CheckRow>()
  for (const { seq, id, reference, edition, settings } of projects) {
    // Ids that an older version gave are renewed by the next import.
    if (!hasCurrentKeys(String(settings))) continue
    const stored = (tables.get(Number(seq)) ?? []).map(toTable)
    const own = stored.flatMap((table) => dict.get(table.seq) ?? [])
    const keyHeadings = keyHeadingsIn(String(settings))
    const project = { edition: edition as Edition, tables: stored, dict: own, keyHeadings }
    for (const [table, shape] of storedShapes(project, publicCodes))
      checks.set(table, createCheck({ id: String(id), reference: String(reference) }, shape))
  }
  return checks
}

/** Rows of DICT by the number of their table. */
async function definitionsOf(
  source: CopySource,
  company: string,
  tables: readonly RowRecord[],
  publicCodes: PublicCodes,
): Promise<ReadonlyMap<number, AgsRecord[]>> {
  const filled = tables.filter(({ group_code, rows }) => group_code === 'DICT' && Number(rows) > 0)
  const found = new Map(filled.map(({ seq }) => [Number(seq), [] as AgsRecord[]]))
  if (found.size === 0) return found
  for await (const row of recordsOf(source, company, 'data_row')) {
    const values = found.has(Number(row.table_seq)) ? valuesOf(row, publicCodes) : null
    if (values !== null) found.get(Number(row.table_seq))?.push(Object.fromEntries(values))
  }
  return found
}

/** Rows of equal keys are distinguished by a number: their ids are those of 0, 1, 2 and so on. */
function createCheck(project: { id: string; reference: string }, shape: RowShape): CheckRow {
  const keysOf = createRowKeys(shape)
  /** By the id of the first row of a key, those of further ones as far as they were worked out. */
  const further = new Map<string, Set<string>>()
  return (row) => {
    const values = valuesOf(row, shape.publicCodes)
    if (values === null) return null
    const id = idText(row.id ?? '')
    const keys = keysOf(values)
    const first = rowId(project.id, shape.group, keys, 0)
    if (id === first) return null
    const known = further.get(first) ?? new Set<string>()
    further.set(first, known)
    if (known.has(id)) return null
    for (let missing = 0; missing < MAX_MISSING_ORDINALS; missing++) {
      const next = rowId(project.id, shape.group, keys, known.size + 1)
      known.add(next)
      if (next === id) return null
    }
    return (
      `${project.reference}, ${shape.group}: row ${String(row.seq)} is stored under an id that is not ` +
      'that of its key'
    )
  }
}

/** Null: the row is damaged. */
function valuesOf({ body, internal }: RowRecord, publicCodes: PublicCodes): Map<string, string> | null {
  try {
    return storedValues({ body: String(body), internal: textOrNull(internal) }, publicCodes)
  } catch {
    return null
  }
}

const idText = (id: CopiedValue): string =>
  id instanceof Uint8Array ? Buffer.from(id).toString('hex') : String(id)

const textOrNull = (value: CopiedValue | undefined): string | null =>
  value === null || value === undefined ? null : String(value)

const toTable = (row: RowRecord): StoredTable => ({
  seq: Number(row.seq),
  group: String(row.group_code),
  code: textOrNull(row.code),
  name: String(row.name),
  addressable: Boolean(row.addressable),
  position: Number(row.position),
  headings: JSON.parse(String(row.headings)) as StoredHeading[],
  rows: Number(row.rows),
})

async function* recordsOf(source: CopySource, company: string, name: string): AsyncGenerator<RowRecord> {
  const table = COPIED_TABLES.find((known) => known.name === name)
  if (table === undefined) throw new Error(`${name} is not a table that every store has`)
  const toRecord = (row: CopiedRow) =>
    Object.fromEntries(table.columns.map((column, place) => [column, row[place] ?? null]))
  for await (const rows of source.rows(company, table)) for (const row of rows) yield toRecord(row)
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}
