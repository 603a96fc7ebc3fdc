import type { StoredRow } from '../../store/write/rows.ts'
import type { WriteStore } from '../../store/write/write-store.ts'
import type { CompanyJson } from '../company-folder/schemas.ts'
import { openTables, type ProjectTerms } from '../project/open-tables.ts'
import type { PublicCodes } from './public-codes.ts'
import { prepareRow, type RowShape } from './row-shape.ts'
import { contentOf, hasLocationId, locationIdOfBody, updatedAtText } from './row-text.ts'
import { storedPages } from './stored-pages.ts'
import { storedValues } from './stored-values.ts'

/** Whether a change of the configuration changes rows in the API. */
export function codesDiffer(before: CompanyJson, after: CompanyJson): boolean {
  const codes = ({ tables = {}, fields = {} }: CompanyJson) =>
    JSON.stringify([Object.entries(tables).map(([group, { code }]) => [group, code]), Object.entries(fields)])
  return codes(before) !== codes(after)
}

/** Prepares the rows of a project again with the new codes. */
export async function rebuildPublicRows(
  store: WriteStore,
  projectSeq: number,
  before: PublicCodes,
  terms: ProjectTerms,
): Promise<void> {
  const tables = await openTables(store, projectSeq, terms, [], false)
  for (const { stored, shape } of tables.values())
    for await (const page of storedPages(store, stored.seq))
      for (const row of page) await rebuildRow(store, row, before, shape)
}

async function rebuildRow(
  store: WriteStore,
  row: StoredRow,
  before: PublicCodes,
  shape: RowShape,
): Promise<void> {
  const values = storedValues(row, before)
  const locationId = hasLocationId(row.body)
    ? locationIdOfBody(row.body)
    : (values.get(shape.locationHeading ?? '') ?? '')
  const prepared = prepareRow(shape, { id: row.id, locationId, values })
  if (prepared.content === contentOf(row.body) && prepared.internal === row.internal) return
  await store.rows.update(row, {
    body: prepared.content + updatedAtText(store.moment),
    internal: prepared.internal,
    locationSeq: row.locationSeq,
  })
}
