import type { JsonPage, PageRequest, AccessScope } from '../store/read-store.ts'
import { findLocation } from './read-locations.ts'
import { findChanges, readPage } from './read-page.ts'
import { findProject } from './read-projects.ts'
import type { Statements } from './statements.ts'

const SOURCE = { table: 'data_row', owner: 'table_seq', index: 'data_row_by_update' }

/** The table of a project with an AGS code; a table without rows is not found. */
function findTable(statements: Statements, project: number, code: string): number | null {
  const sql = `SELECT seq FROM data_table
    WHERE project_seq = @project AND code = @code AND addressable = 1 AND rows > 0`
  const found = statements.one(sql, { project, code }) as { seq: number } | undefined
  return found?.seq ?? null
}

export function readProjectRows(
  statements: Statements,
  access: AccessScope,
  projectId: string,
  code: string,
  page: PageRequest,
): JsonPage | null {
  const project = findProject(statements, access, projectId)
  const table = project === null ? null : findTable(statements, project, code)
  if (table === null) return null
  const listing = {
    from: SOURCE.table,
    where: 'table_seq = +@owner',
    item: 'body',
    binding: { owner: table },
    changes: findChanges(statements, SOURCE, table, page),
  }
  return readPage(statements, listing, page)
}

export function readLocationRows(
  statements: Statements,
  access: AccessScope,
  locationId: string,
  code: string,
  page: PageRequest,
): JsonPage | null {
  const location = findLocation(statements, access, locationId)
  const table = location === null ? null : findTable(statements, location.project, code)
  if (location === null || table === null) return null
  const listing = {
    from: 'data_row INDEXED BY data_row_by_location',
    where: 'location_seq = +@location AND table_seq = +@table',
    item: 'body',
    binding: { location: location.seq, table },
  }
  return readPage(statements, listing, page)
}
