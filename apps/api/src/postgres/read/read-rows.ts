import type { AccessScope, JsonObject, JsonPage, PageRequest } from '../../store/read-store.ts'
import { sentCode } from './listings.ts'
import { inOrder, pageSql, toPage, type ListedRow } from './read-page.ts'
import { COMPANY, Bindings, isReachedProject, reachedItem, type ReadSession } from './read-session.ts'

/** A page of a table whose last row was removed. */
const EMPTY: JsonPage = { items: new Uint8Array(), next: null }

interface RowOfTable extends ListedRow {
  /** Null: there is no such table, or it is empty. */
  readonly table: number | null
  /** Rows of the table were removed, so that it is known although it is empty now. */
  readonly isKnown: boolean
}

/** The tables of a project with an AGS code, and whether rows of them were removed. */
const TABLE = (code: string) => `LEFT JOIN data_table ON data_table.company_id = ${COMPANY}
    AND data_table.project_seq = project.seq AND data_table.code = ${code} AND addressable = 1 AND rows > 0`

const hasDeletions = (code: string, condition: string) => `EXISTS (SELECT 1 FROM deletion
    WHERE deletion.company_id = ${COMPANY} AND deletion.project_seq = project.seq
    AND deletion.code = ${code} AND ${sentCode('deletion')} = ${code} AND ${condition})`

/** A group that belongs to no hole is no table of the API while it has rows. */
const isKnown = (code: string) =>
  hasDeletions(
    code,
    `NOT EXISTS (SELECT 1 FROM data_table AS other
    WHERE other.company_id = ${COMPANY} AND other.project_seq = project.seq AND other.code = ${code}
    AND other.addressable = 0 AND other.rows > 0)`,
  )

const isKnownGroup = (code: string) => hasDeletions(code, "deletion.loca_id = ''")

const ROWS = { from: 'data_row', item: 'listed.body' }

export async function readProjectRows(
  session: ReadSession,
  access: AccessScope,
  projectId: string,
  code: string,
  page: PageRequest,
): Promise<JsonPage | null> {
  const bindings = new Bindings()
  const isReached = isReachedProject(bindings, access, projectId)
  const ofCode = bindings.add(code, 'text')
  const rows = pageSql({ ...ROWS, where: 'listed.table_seq = data_table.seq' }, page, bindings)
  const sql = `SELECT page.seq, page.item, data_table.seq AS "table", ${isKnown(ofCode)} AS "isKnown"
    FROM project ${TABLE(ofCode)} LEFT JOIN LATERAL (${rows}) AS page ON true
    WHERE ${isReached} ${inOrder(page)}`
  return ofTable(await session.many<RowOfTable>(sql, bindings.values), page)
}

function ofTable(rows: readonly RowOfTable[], page: PageRequest): JsonPage | null {
  const [first] = rows
  if (first === undefined) return null
  if (first.table !== null) return toPage(rows, page.limit)
  return first.isKnown ? EMPTY : null
}

/** Rows of a group that belongs to no hole. */
export async function readMetadataRows(
  session: ReadSession,
  access: AccessScope,
  projectId: string,
  group: string,
  page: PageRequest,
): Promise<JsonPage | null> {
  const bindings = new Bindings()
  const isReached = isReachedProject(bindings, access, projectId)
  const ofGroup = bindings.add(group, 'text')
  const rows = pageSql({ ...ROWS, where: 'listed.table_seq = data_table.seq' }, page, bindings)
  const sql = `SELECT page.seq, page.item, data_table.seq AS "table", ${isKnownGroup(ofGroup)} AS "isKnown"
    FROM project
    LEFT JOIN data_table ON data_table.company_id = ${COMPANY} AND data_table.project_seq = project.seq
      AND addressable = 0 AND rows > 0 AND ${sentCode('data_table')} = ${ofGroup}
    LEFT JOIN LATERAL (${rows}) AS page ON true WHERE ${isReached} ${inOrder(page)}`
  return ofTable(await session.many<RowOfTable>(sql, bindings.values), page)
}

export async function readLocationRows(
  session: ReadSession,
  access: AccessScope,
  locationId: string,
  code: string,
  page: PageRequest,
): Promise<JsonPage | null> {
  const bindings = new Bindings()
  const location = `${reachedItem(bindings, access, 'location', locationId)} AS location
    JOIN project ON project.company_id = ${COMPANY} AND project.seq = location.project_seq`
  const ofCode = bindings.add(code, 'text')
  const where = 'listed.location_seq = location.seq AND listed.table_seq = data_table.seq'
  const rows = pageSql({ ...ROWS, where }, page, bindings)
  const sql = `SELECT page.seq, page.item, data_table.seq AS "table", ${isKnown(ofCode)} AS "isKnown"
    FROM ${location} ${TABLE(ofCode)} LEFT JOIN LATERAL (${rows}) AS page ON true ${inOrder(page)}`
  return ofTable(await session.many<RowOfTable>(sql, bindings.values), page)
}

export async function readLocation(
  session: ReadSession,
  access: AccessScope,
  id: string,
): Promise<JsonObject | null> {
  const bindings = new Bindings()
  const reached = reachedItem(bindings, access, 'location', id)
  // The text is read after the check.
  const sql = `SELECT location.body || ',"tables":' || location.tables || '}' AS json
    FROM ${reached} AS reached JOIN location ON location.company_id = ${COMPANY}
      AND location.project_seq = reached.project_seq AND location.seq = reached.seq`
  const [found] = await session.many<{ json: string }>(sql, bindings.values)
  return found === undefined ? null : Buffer.from(found.json)
}

/** Icons belong to the company, so any project of it gives access to them. */
export async function readIcon(
  session: ReadSession,
  access: AccessScope,
  id: string,
): Promise<string | null> {
  const bindings = new Bindings()
  const company = bindings.add(access.companyId, 'text')
  const sql = `SELECT svg FROM icon WHERE company_id = ${company} AND id = ${bindings.add(id, 'text')}`
  const [found] = await session.many<{ svg: string }>(sql, bindings.values)
  return found?.svg ?? null
}
