import type { JsonObject, JsonPage, ReadStore, AccessScope } from '../store/read-store.ts'
import { findChanges, readPage } from './read-page.ts'
import { bindAccess, findProject, IS_WITHIN_ACCESS } from './read-projects.ts'
import type { Statements } from './statements.ts'

const SOURCE = { table: 'location', owner: 'project_seq', index: 'location_by_update' }

type LocationsPage = Parameters<ReadStore['locations']>[2]

export function readLocations(
  statements: Statements,
  access: AccessScope,
  projectId: string,
  page: LocationsPage,
): JsonPage | null {
  const project = findProject(statements, access, projectId)
  if (project === null) return null
  const named = page.locationId !== null
  const listing = {
    from: named ? 'location INDEXED BY location_by_name' : SOURCE.table,
    where: named ? 'project_seq = +@owner AND loca_id = +@name' : 'project_seq = +@owner',
    item: itemSql(page),
    binding: { owner: project, name: page.locationId },
    changes: named ? null : findChanges(statements, SOURCE, project, page),
  }
  return readPage(statements, listing, page)
}

const itemSql = ({ withStyle, withTables }: LocationsPage): string =>
  `body${withStyle ? ` || ',"style":' || style` : ''}${withTables ? ` || ',"tables":' || tables` : ''}`

interface FoundLocation {
  readonly seq: number
  readonly project: number
  readonly json: Uint8Array
}

/**
 * One statement that does the same work for a location out of reach as for one that does not exist. A
 * location is looked for in any project, so that the time tells neither from the other. The text is read
 * after the check.
 */
const FIND_LOCATION = `SELECT location.seq AS seq, project.seq AS project,
    (SELECT CAST(body || ',"tables":' || tables || '}' AS BLOB) FROM location AS found
      WHERE found.project_seq = project.seq AND found.seq = location.seq) AS json
  FROM (SELECT 1) LEFT JOIN location ON location.id = @id
    JOIN project ON project.seq = ifnull(location.project_seq, 1)
  WHERE ${IS_WITHIN_ACCESS}`

export function findLocation(statements: Statements, access: AccessScope, id: string): FoundLocation | null {
  const binding = { id, ...bindAccess(access) }
  const found = statements.one(FIND_LOCATION, binding) as FoundLocation | { readonly seq: null } | undefined
  return found === undefined || found.seq === null ? null : found
}

export function readLocation(statements: Statements, access: AccessScope, id: string): JsonObject | null {
  return findLocation(statements, access, id)?.json ?? null
}
