import type { JsonPage, PageRequest, AccessScope } from '../../store/read-store.ts'
import { hasDeletions, hasMetadataDeletions } from './read-deletions.ts'
import { findMetadataTable } from './read-metadata.ts'
import { findLocation } from './read-locations.ts'
import { findChanges, readPage } from './read-page.ts'
import { findProject } from './read-projects.ts'
import type { Statements } from '../statements.ts'

const SOURCE = { table: 'data_row', owner: 'table_seq', index: 'data_row_by_update' }

/** A page of a table whose last row was removed. */
const EMPTY_PAGE: JsonPage = { items: new Uint8Array(), next: null }

const emptyPage = (statements: Statements, project: number, code: string): JsonPage | null =>
  hasDeletions(statements, project, code) ? EMPTY_PAGE : null

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
  if (project === null) return null
  const table = findTable(statements, project, code)
  return table === null ? emptyPage(statements, project, code) : readTable(statements, table, page)
}

/** Rows of a group that belongs to no hole. */
export function readMetadataRows(
  statements: Statements,
  access: AccessScope,
  projectId: string,
  group: string,
  page: PageRequest,
): JsonPage | null {
  const project = findProject(statements, access, projectId)
  if (project === null) return null
  const table = findMetadataTable(statements, project, group)
  if (table !== null) return readTable(statements, table, page)
  return hasMetadataDeletions(statements, project, group) ? EMPTY_PAGE : null
}

function readTable(statements: Statements, table: number, page: PageRequest): JsonPage {
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
  if (location === null) return null
  const table = findTable(statements, location.project, code)
  if (table === null) return emptyPage(statements, location.project, code)
  const listing = {
    from: 'data_row INDEXED BY data_row_by_location',
    where: 'location_seq = +@location AND table_seq = +@table',
    item: 'body',
    binding: { location: location.seq, table },
  }
  return readPage(statements, listing, page)
}
