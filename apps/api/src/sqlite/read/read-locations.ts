import type { JsonObject, JsonPage, ReadStore, AccessScope } from '../../store/read-store.ts'
import { findChanges, readPage } from './read-page.ts'
import { bindAccess, findProject, isProjectWithinAccess, NEAREST_LOCATION } from './read-projects.ts'
import type { Statements } from '../statements.ts'

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

/** The text is read after the check. */
const FIND_LOCATION = `SELECT near.seq AS seq, near.project_seq AS project,
    (SELECT CAST(body || ',"tables":' || tables || '}' AS BLOB) FROM location AS found
      WHERE found.project_seq = near.project_seq AND found.seq = near.seq) AS json
  FROM ${NEAREST_LOCATION} WHERE (near.id = @id) & ${isProjectWithinAccess('near.project_seq')}`

export function findLocation(statements: Statements, access: AccessScope, id: string): FoundLocation | null {
  const binding = { id, ...bindAccess(access) }
  return (statements.one(FIND_LOCATION, binding) as FoundLocation | undefined) ?? null
}

export function readLocation(statements: Statements, access: AccessScope, id: string): JsonObject | null {
  return findLocation(statements, access, id)?.json ?? null
}
