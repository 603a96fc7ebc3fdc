import type { JsonObject, JsonPage, ProjectsRequest, AccessScope } from '../../store/read-store.ts'
import { foldCase } from '../../common/fold-case.ts'
import { readPage } from './read-page.ts'
import type { Binding, Statements } from '../statements.ts'

/**
 * Checks the access scope of a key; with `IS_WITHIN_ACCESS` the only SQL that does. Every other query starts
 * from projects found by one of them.
 */
export const WITHIN_ACCESS = `project.company_id = +@company
  AND (@projects IS NULL OR project.id IN (SELECT value FROM json_each(@projects)))`

/**
 * The same for the project `seq` of what `nearest` found. It reads only what the key reaches: a page of
 * another project is read faster where it is in memory. `&` computes both sides, unlike AND.
 */
export const isProjectWithinAccess = (seq: string): string => `iif(@projects IS NULL,
  EXISTS (SELECT 1 FROM project INDEXED BY project_of_company WHERE company_id = @company AND seq = ${seq}),
  ${seq} IN (SELECT seq FROM project WHERE +company_id = @company
    AND id IN (SELECT value FROM json_each(@projects))))`

/**
 * The row with the id `@id`; where there is none, the next one in the order of ids or the last. So the time
 * is the same for what is out of reach and what does not exist; `id = @id` must follow. `index`: one that
 * holds the columns, so that nothing else of the row is read.
 */
export const nearest = (table: string, columns: string, { id = '@id', index = '' } = {}): string => `(
  SELECT id, ${columns} FROM ${table} ${index === '' ? '' : `INDEXED BY ${index}`}
  WHERE id >= min(${id}, (SELECT max(id) FROM ${table})) ORDER BY id LIMIT 1) AS near`

/** Has an index of its own: where SQLite uses that of UNIQUE, it reads the row in the table, too. */
export const NEAREST_LOCATION = nearest('location', 'project_seq, seq', { index: 'location_by_id' })

export function bindAccess(access: AccessScope): Binding {
  return {
    company: access.companyId,
    projects: access.projectIds === null ? null : JSON.stringify(access.projectIds),
  }
}

/** Ids have a fixed length, so a JSON list contains only its own. */
const FIND_PROJECT = `SELECT seq FROM ${nearest('project', 'seq, company_id')}
  WHERE (id = @id) & (company_id = @company) & (@projects IS NULL OR instr(@projects, @id) > 0)`

/** The sequence of a project, by which its children are found; null: no access. */
export function findProject(statements: Statements, access: AccessScope, id: string): number | null {
  const found = statements.one(FIND_PROJECT, { id, ...bindAccess(access) }) as { seq: number } | undefined
  return found?.seq ?? null
}

export function readProjects(statements: Statements, access: AccessScope, page: ProjectsRequest): JsonPage {
  const { q, search } = page
  const conditions = [
    WITHIN_ACCESS,
    ...(q === '' ? [] : [namedLike('@q')]),
    ...(search
      ? [`(${[namedLike('@search'), OF_PARTY, ...inLocations(search, OF_LOCATION)].join(' OR ')})`]
      : []),
  ]
  const members = [
    ...(page.withLocation ? [`',"location":' || location`] : []),
    ...(page.withLocationCount ? [`',"locationCount":' || ${LOCATION_COUNT}`] : []),
    ...inLocations(search, `',"matchingLocations":' || ${MATCHING_LOCATIONS}`),
  ]
  return readPage(
    statements,
    {
      from: 'project',
      where: conditions.join(' AND '),
      item: ['body', ...members].join(' || '),
      binding: { ...bindAccess(access), q: foldCase(q), search: foldCase(search?.text ?? '') },
    },
    page,
  )
}

const inLocations = (search: ProjectsRequest['search'], sql: string) => (search?.inLocations ? [sql] : [])

const namedLike = (text: string) =>
  `(instr(folded_reference, ${text}) > 0 OR instr(folded_name, ${text}) > 0)`

/** Parties are only in the prepared text; projects are few, so it may be searched. */
const OF_PARTY = `EXISTS (SELECT 1 FROM json_each(body || '}')
  WHERE key IN ('client', 'contractor', 'consultant') AND instr(fold_case(value), @search) > 0)`

/** Nearly all LOCA_IDs are ASCII, whose case SQLite's own functions fold about ten times as fast. */
const FOUND_LOCATIONS = `FROM location AS found INDEXED BY location_by_name
  WHERE found.project_seq = project.seq AND CASE WHEN length(found.loca_id) = octet_length(found.loca_id)
    THEN instr(lower(found.loca_id), @search) ELSE instr(fold_case(found.loca_id), @search) END > 0`

const OF_LOCATION = `EXISTS (SELECT 1 ${FOUND_LOCATIONS})`

/** More would make a page of projects a list of locations. */
const MAX_MATCHING_LOCATIONS = 5

const MATCHING_LOCATIONS = `(SELECT json_group_array(json_object('id', id, 'locationId', loca_id)) FROM (
  SELECT found.id, found.loca_id ${FOUND_LOCATIONS} ORDER BY found.loca_id LIMIT ${MAX_MATCHING_LOCATIONS}))`

const LOCATION_COUNT = '(SELECT count(*) FROM location AS counted WHERE counted.project_seq = project.seq)'

export function readProject(statements: Statements, access: AccessScope, id: string): JsonObject | null {
  return readObject(
    statements,
    access,
    id,
    `body || ',"location":' || location || ',"tables":' || tables || ',"crs":' || ${DECIDED_CRS} || '}'`,
  )
}

const DECIDED_CRS = `CASE WHEN crs ->> '$.code' IS NULL THEN 'null' ELSE crs END`

export function readDictionary(statements: Statements, access: AccessScope, id: string): JsonObject | null {
  return readObject(statements, access, id, 'dictionary')
}

function readObject(
  statements: Statements,
  access: AccessScope,
  id: string,
  text: string,
): JsonObject | null {
  const sql = `SELECT CAST(${text} AS BLOB) AS json FROM project WHERE seq = (${FIND_PROJECT})`
  const found = statements.one(sql, { id, ...bindAccess(access) }) as { json: Uint8Array } | undefined
  return found?.json ?? null
}

export function readProjectNames(
  statements: Statements,
  access: AccessScope,
): { id: string; name: string }[] {
  const sql = `SELECT id, name FROM project WHERE ${WITHIN_ACCESS} ORDER BY seq`
  return statements.many(sql, bindAccess(access)) as { id: string; name: string }[]
}
