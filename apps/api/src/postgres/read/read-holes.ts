import { foldCase } from '../../common/fold-case.ts'
import { coverBox, type Box } from '../../store/holes/cells.ts'
import { findNearest, type Candidate } from '../../store/holes/find-nearest.ts'
import { EMPTY_HOLES_PAGE, toHolesPage } from '../../store/holes/holes-page.ts'
import type { HoleKey, HolesPage, HolesRequest, ReadHole } from '../../store/holes/holes-request.ts'
import type { AccessScope } from '../../store/read-store.ts'
import { locationItem } from './listings.ts'
import { COMPANY, Bindings, withinAccess, type ReadSession } from './read-session.ts'

type Item = ReadHole & HoleKey

/** Holes of several projects. The nearest are found by a few statements, other lists by one. */
export async function readHoles(
  session: ReadSession,
  access: AccessScope,
  request: HolesRequest,
): Promise<HolesPage> {
  const { area, limit, after, projectIds } = request
  if (limit === 0) return EMPTY_HOLES_PAGE
  if (area !== null && 'near' in area) {
    const read = (box: Box, max: number) => readCandidates(session, access, { box, projectIds }, max)
    const keys = await findNearest(read, { ...area, limit, after })
    return toHolesPage(request, keys, await readByKeys(session, access, request, keys.slice(0, limit)))
  }
  const items = await readItems(session, access, request)
  return toHolesPage(request, items, items)
}

/** The projects of the access scope that are requested. */
export function reachedSql(
  bindings: Bindings,
  access: AccessScope,
  projectIds: HolesRequest['projectIds'],
): string {
  const reached = withinAccess(bindings, access)
  const requested = projectIds === null ? '' : ` AND project.id = ANY(${bindings.add(projectIds, 'text[]')})`
  return `SELECT seq, id, reference, name FROM project WHERE ${reached}${requested}`
}

/** Up to this number of projects are read one by one; more are picked from all holes of the company. */
const MAX_PROJECTS_ONE_BY_ONE = 32

function isInBox(bindings: Bindings, [west, south, east, north]: Box): string {
  const [w, s, e, n] = [west, south, east, north].map((one) => bindings.add(one, 'double precision'))
  const longitude =
    west <= east ? `longitude BETWEEN ${w} AND ${e}` : `(longitude >= ${w} OR longitude <= ${e})`
  return `latitude BETWEEN ${s} AND ${n} AND ${longitude}`
}

interface BoxRequest {
  readonly box: Box
  readonly projectIds: HolesRequest['projectIds']
  readonly after?: HolesRequest['after']
}

/** The keys of the holes of a box along the curve; part of a statement with the projects in `reached`. */
function boxSql(bindings: Bindings, access: AccessScope, request: BoxRequest, limit: number): string {
  const { box, projectIds, after = null } = request
  const named = projectIds ?? access.projectIds
  const ranges = coverBox(box)
  const firsts = bindings.add(ranges.map(({ first }) => first), 'bigint[]') // oxfmt-ignore
  const lasts = bindings.add(ranges.map(({ last }) => last), 'bigint[]') // oxfmt-ignore
  const further =
    after === null
      ? ''
      : ` AND (cell, location.seq) > (${bindings.add(after[0], 'bigint')}, ` +
        `${bindings.add(after[1], 'bigint')})`
  const max = bindings.add(limit, 'bigint')
  const [owners, owner] = ownersOf(named)
  return `SELECT found.* FROM ${owners}unnest(${firsts}, ${lasts}) AS range (first, last) CROSS JOIN LATERAL (
      SELECT project_seq, location.seq, cell, latitude, longitude FROM location
      WHERE location.company_id = ${COMPANY}${owner} AND cell BETWEEN range.first AND range.last${further}
        AND ${isInBox(bindings, box)}
      ORDER BY cell, location.seq LIMIT ${max}) AS found
    ORDER BY found.cell, found.seq LIMIT ${max}`
}

/** How the holes of a reach are read: of a company, of many projects, of each of a few. */
function ownersOf(named: readonly string[] | null): [owners: string, owner: string] {
  if (named === null) return ['', '']
  return named.length > MAX_PROJECTS_ONE_BY_ONE
    ? ['', ' AND project_seq IN (SELECT seq FROM reached)']
    : ['reached CROSS JOIN ', ' AND project_seq = reached.seq']
}

function readCandidates(
  session: ReadSession,
  access: AccessScope,
  request: BoxRequest,
  limit: number,
): Promise<Candidate[]> {
  const bindings = new Bindings()
  const reached = reachedSql(bindings, access, request.projectIds)
  const sql = `WITH reached AS MATERIALIZED (${reached})
    SELECT project_seq AS "projectSeq", seq, latitude, longitude
    FROM (${boxSql(bindings, access, request, limit)}) AS found`
  return session.many(sql, bindings.values)
}

/** What is sent of a hole that `keys` name. The projects are those of the access scope. */
const itemColumns = (request: HolesRequest, order: string) => `location.seq,
  location.project_seq AS "projectSeq", ${order} AS "order",
  ${locationItem('location', request)} AS item,
  reached.id AS "projectId", reached.reference AS "projectReference", reached.name AS "projectName"`

const JOINED = `JOIN location ON location.company_id = ${COMPANY} AND location.project_seq = keys.project_seq
    AND location.seq = keys.seq JOIN reached ON reached.seq = location.project_seq`

function readItems(session: ReadSession, access: AccessScope, request: HolesRequest): Promise<Item[]> {
  const { area, q, projectIds, after, limit } = request
  const bindings = new Bindings()
  const reached = reachedSql(bindings, access, projectIds)
  const alongCurve = area !== null && 'box' in area && q === ''
  const keys = alongCurve
    ? boxSql(bindings, access, { box: area.box, projectIds, after }, limit + 1)
    : keysInOrder(bindings, request)
  const order = alongCurve ? 'location.cell' : 'location.project_seq'
  const sql = `WITH reached AS MATERIALIZED (${reached})
    SELECT ${itemColumns(request, order)} FROM (${keys}) AS keys ${JOINED} ORDER BY ${order}, location.seq`
  return session.many(sql, bindings.values)
}

/** By project, then in creation order. */
function keysInOrder(bindings: Bindings, { area, q, after, limit }: HolesRequest): string {
  const conditions = [
    ...(after === null
      ? []
      : [
          `(project_seq, location.seq) > (${bindings.add(after[0], 'bigint')}, ` +
            `${bindings.add(after[1], 'bigint')})`,
        ]),
    ...(q === '' ? [] : [`strpos(folded_loca_id, ${bindings.add(foldCase(q), 'text')}) > 0`]),
    ...(area !== null && 'box' in area ? [isInBox(bindings, area.box)] : []),
  ]
  return `SELECT project_seq, location.seq FROM reached JOIN location ON location.company_id = ${COMPANY}
      AND location.project_seq = reached.seq
      ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`}
    ORDER BY project_seq, location.seq LIMIT ${bindings.add(limit + 1, 'bigint')}`
}

/** Sequences of the holes with a part of a LOCA_ID. */
export async function readNamed(
  session: ReadSession,
  access: AccessScope,
  { q, projectIds }: Pick<HolesRequest, 'q' | 'projectIds'>,
): Promise<ReadonlySet<number>> {
  const bindings = new Bindings()
  const reached = reachedSql(bindings, access, projectIds)
  const sql = `WITH reached AS MATERIALIZED (${reached})
    SELECT location.seq FROM reached JOIN location ON location.company_id = ${COMPANY}
      AND location.project_seq = reached.seq
      WHERE strpos(folded_loca_id, ${bindings.add(foldCase(q), 'text')}) > 0`
  const found = await session.many<{ seq: number }>(sql, bindings.values)
  return new Set(found.map(({ seq }) => seq))
}

export function readByKeys(
  session: ReadSession,
  access: AccessScope,
  request: HolesRequest,
  keys: readonly HoleKey[],
): Promise<ReadHole[]> {
  const bindings = new Bindings()
  const reached = reachedSql(bindings, access, request.projectIds)
  const projects = bindings.add(keys.map(({ projectSeq }) => projectSeq), 'bigint[]') // oxfmt-ignore
  const holes = bindings.add(keys.map(({ seq }) => seq), 'bigint[]') // oxfmt-ignore
  const sql = `WITH reached AS MATERIALIZED (${reached})
    SELECT ${itemColumns(request, '0')}
    FROM unnest(${projects}, ${holes}) AS keys (project_seq, seq) ${JOINED}`
  return session.many(sql, bindings.values)
}
