import { foldCase } from '../../common/fold-case.ts'
import { coverBox, type Box, type CellRange } from '../../store/holes/cells.ts'
import { findNearest, type Candidate } from '../../store/holes/find-nearest.ts'
import { EMPTY_HOLES_PAGE, toHolesPage } from '../../store/holes/holes-page.ts'
import type { HoleKey, HolesPage, HolesRequest, ReadHole } from '../../store/holes/holes-request.ts'
import type { AccessScope } from '../../store/read-store.ts'
import { bindAccess, WITHIN_ACCESS } from './read-projects.ts'
import type { Binding, Statements } from '../statements.ts'

/** Holes of several projects. */
export async function readHoles(
  statements: Statements,
  access: AccessScope,
  request: HolesRequest,
): Promise<HolesPage> {
  if (request.limit === 0) return EMPTY_HOLES_PAGE
  const keys = await findKeys(statements, access, request)
  return toHolesPage(request, keys, readByKeys(statements, access, request, keys.slice(0, request.limit)))
}

/** The keys of a page, and one more if the list continues. */
async function findKeys(
  statements: Statements,
  access: AccessScope,
  request: HolesRequest,
): Promise<HoleKey[]> {
  const { area, q, after, limit } = request
  if (area !== null && 'near' in area) {
    const scope = projectsInScope(statements, access, request.projectIds)
    return findNearest(
      (box, limit) => Promise.resolve(readBox(statements, scope, { box, after: null, limit })),
      { ...area, limit, after },
    )
  }
  if (area === null || q !== '') return readInOrder(statements, access, request)
  const scope = projectsInScope(statements, access, request.projectIds)
  return readBox(statements, scope, { box: area.box, after, limit: limit + 1 }).map(
    ({ projectSeq, seq, cell }) => ({ projectSeq, seq, order: cell }),
  )
}

/** What a key reaches: a company, of which `projects` are read alone; null: all of them. */
interface ProjectsInScope {
  readonly company: string
  readonly projects: readonly number[] | null
}

function projectsInScope(
  statements: Statements,
  access: AccessScope,
  projectIds: HolesRequest['projectIds'],
): ProjectsInScope {
  if (access.projectIds === null && projectIds === null) return { company: access.companyId, projects: null }
  const found = statements.many(REACHED, bindProjects(access, projectIds)) as { seq: number }[]
  return { company: access.companyId, projects: found.map(({ seq }) => seq) }
}

export const IS_REQUESTED = `(@requested IS NULL OR id IN (SELECT value FROM json_each(@requested)))`
const REACHED = `SELECT seq FROM project WHERE ${WITHIN_ACCESS} AND ${IS_REQUESTED}`

export const bindProjects = (access: AccessScope, projectIds: HolesRequest['projectIds']): Binding => ({
  ...bindAccess(access),
  requested: projectIds === null ? null : JSON.stringify(projectIds),
})

/** Up to this number of projects are read one by one; more are picked from all holes of the company. */
const MAX_PROJECTS_ONE_BY_ONE = 32

interface BoxRequest {
  readonly box: Box
  /** Cell and sequence of the last hole that is known. */
  readonly after: HolesRequest['after']
  readonly limit: number
}

interface BoxHole extends Candidate {
  readonly cell: number
}

/** Holes of a box in the order of the curve. */
function readBox(
  statements: Statements,
  { company, projects }: ProjectsInScope,
  request: BoxRequest,
): BoxHole[] {
  const ranges = coverBox(request.box)
  if (projects === null) return readRanges(statements, OF_COMPANY, { company }, ranges, request)
  if (projects.length > MAX_PROJECTS_ONE_BY_ONE) {
    const binding = { company, projects: JSON.stringify(projects) }
    return readRanges(statements, OF_PROJECTS, binding, ranges, request)
  }
  const found = projects.flatMap((project) =>
    readRanges(statements, OF_PROJECT, { project }, ranges, request),
  )
  return found.sort((a, b) => a.cell - b.cell || a.seq - b.seq).slice(0, request.limit)
}

/** The index of the curve and its owner. */
const OF_COMPANY = 'location INDEXED BY location_by_cell WHERE company_id = +@company'
const OF_PROJECTS = `${OF_COMPANY} AND project_seq IN (SELECT value FROM json_each(@projects))`
const OF_PROJECT = 'location INDEXED BY location_by_cell_of_project WHERE project_seq = +@project'

const IS_IN_BOX = `latitude BETWEEN @south AND @north AND CASE WHEN @west <= @east
  THEN longitude BETWEEN @west AND @east ELSE longitude >= @west OR longitude <= @east END`

function readRanges(
  statements: Statements,
  from: string,
  owner: Binding,
  ranges: readonly CellRange[],
  { box: [west, south, east, north], after, limit }: BoxRequest,
): BoxHole[] {
  const [afterCell, afterSeq] = after ?? [-1, -1]
  const binding = { ...owner, west, south, east, north, afterCell, afterSeq }
  const sql = `SELECT project_seq AS projectSeq, seq, cell, latitude, longitude FROM ${from}
    AND cell BETWEEN +@first AND +@last AND (cell > @afterCell OR seq > @afterSeq) AND ${IS_IN_BOX}
    ORDER BY cell, seq LIMIT @limit + 0`
  const found: BoxHole[] = []
  for (const { first, last } of ranges) {
    if (last < afterCell) continue
    const range = { first: Math.max(first, afterCell), last, limit: limit - found.length }
    found.push(...(statements.many(sql, { ...binding, ...range }) as BoxHole[]))
    if (found.length >= limit) break
  }
  return found
}

/** By project, then in creation order. */
function readInOrder(
  statements: Statements,
  access: AccessScope,
  { area, q, projectIds, after, limit }: HolesRequest,
): HoleKey[] {
  const [west, south, east, north] = area !== null && 'box' in area ? area.box : []
  const binding = {
    ...bindProjects(access, projectIds),
    ...(west === undefined ? {} : { west, south: south ?? 0, east: east ?? 0, north: north ?? 0 }),
    ...(q === '' ? {} : { q: foldCase(q) }),
  }
  const conditions = [
    ...(q === '' ? [] : [IS_NAMED]),
    ...(west === undefined ? [] : [`cell IS NOT NULL AND ${IS_IN_BOX}`]),
  ]
  const index = q === '' ? '' : 'INDEXED BY location_by_name'
  const part = (where: string, further: Binding, limit: number) =>
    statements.many(
      `SELECT project_seq AS projectSeq, location.seq AS seq, project_seq AS "order"
        FROM (SELECT seq AS owner FROM project WHERE ${WITHIN_ACCESS} AND ${IS_REQUESTED})
        CROSS JOIN location ${index} ON project_seq = owner
        WHERE ${[where, ...conditions].join(' AND ')} ORDER BY owner, location.seq LIMIT @limit + 0`,
      { ...binding, ...further, limit },
    ) as HoleKey[]
  if (after === null) return part('true', {}, limit + 1)
  // Two ranges of an index: with one condition for both, the holes before the position would be read, too.
  const [afterProject, afterSeq] = after
  const rest = part(
    'owner = @afterProject AND location.seq > @afterSeq',
    { afterProject, afterSeq },
    limit + 1,
  )
  if (rest.length > limit) return rest
  return [...rest, ...part('owner > @afterProject', { afterProject }, limit + 1 - rest.length)]
}

/** Nearly all LOCA_IDs are ASCII, whose case SQLite's own functions fold about ten times as fast. */
const IS_NAMED = `CASE WHEN length(loca_id) = octet_length(loca_id)
  THEN instr(lower(loca_id), @q) ELSE instr(fold_case(loca_id), @q) END > 0`

/** Sequences of the holes with a part of a LOCA_ID. */
export function readNamed(
  statements: Statements,
  access: AccessScope,
  { q, projectIds }: Pick<HolesRequest, 'q' | 'projectIds'>,
): ReadonlySet<number> {
  const sql = `SELECT location.seq AS seq FROM (${REACHED}) AS reached
    CROSS JOIN location INDEXED BY location_by_name ON project_seq = reached.seq WHERE ${IS_NAMED}`
  const found = statements.many(sql, { ...bindProjects(access, projectIds), q: foldCase(q) }) as {
    seq: number
  }[]
  return new Set(found.map(({ seq }) => seq))
}

/** The access scope is checked here once more, on what is sent. */
export function readByKeys(
  statements: Statements,
  access: AccessScope,
  { withStyle, withTables }: HolesRequest,
  keys: readonly HoleKey[],
): ReadHole[] {
  const style = withStyle ? ` || ',"style":' || location.style` : ''
  const tables = withTables ? ` || ',"tables":' || location.tables` : ''
  const sql = `SELECT location.seq AS seq, location.body${style}${tables} AS item, project.id AS projectId,
      project.reference AS projectReference, project.name AS projectName
    FROM json_each(@keys) AS listed
    CROSS JOIN location ON location.project_seq = listed.value ->> 0 AND location.seq = listed.value ->> 1
    CROSS JOIN project ON project.seq = location.project_seq
    WHERE ${WITHIN_ACCESS}`
  const requested = JSON.stringify(keys.map(({ projectSeq, seq }) => [projectSeq, seq]))
  return statements.many(sql, { ...bindAccess(access), keys: requested }) as ReadHole[]
}
