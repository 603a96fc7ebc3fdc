import { foldCase } from '../../common/fold-case.ts'
import type {
  AccessScope,
  JsonObject,
  JsonPage,
  PageRequest,
  ProjectsRequest,
} from '../../store/read-store.ts'
import { jsonOf } from '../nul-text.ts'
import { inOrder, pageSql, readPage, type Listing } from './read-page.ts'
import { COMPANY, Bindings, isReachedProject, withinAccess, type ReadSession } from './read-session.ts'

/** More would make a page of projects a list of locations. */
const MAX_MATCHING_LOCATIONS = 5

const EMPTY: JsonPage = { items: new Uint8Array(), next: null }

export async function readProjects(
  session: ReadSession,
  access: AccessScope,
  page: ProjectsRequest,
): Promise<JsonPage> {
  const bindings = new Bindings()
  const isReached = withinAccess(bindings, access).replaceAll('project.', 'listed.')
  const { q, search } = page
  const conditions = [isReached]
  if (q !== '') conditions.push(named(bindings.add(foldCase(q), 'text')))
  const members: string[] = []
  if (page.withLocation) members.push(`',"location":' || listed.location`)
  if (page.withLocationCount) members.push(`',"locationCount":' || (SELECT count(*) FROM ${LOCATIONS})`)
  if (search) {
    const text = bindings.add(foldCase(search.text), 'text')
    const found = `strpos(location.folded_loca_id, ${text}) > 0`
    const inLocations = search.inLocations ? ` OR EXISTS (SELECT 1 FROM ${LOCATIONS} AND ${found})` : ''
    conditions.push(`(${named(text)} OR strpos(listed.folded_parties, ${text}) > 0${inLocations})`)
    if (search.inLocations) members.push(matchingLocations(found))
  }
  const item = ['listed.body', ...members].join(' || ')
  const listed = pageSql({ from: 'project', where: conditions.join(' AND '), item }, page, bindings)
  const sql = `SELECT page.seq, page.item FROM (${listed}) AS page ${inOrder(page)}`
  return (await readPage(session, sql, bindings.values, page)) ?? EMPTY
}

const named = (text: string) =>
  `(strpos(listed.folded_reference, ${text}) > 0 OR strpos(listed.folded_name, ${text}) > 0)`

const LOCATIONS = `location WHERE location.company_id = ${COMPANY} AND location.project_seq = listed.seq`

const matchingLocations = (found: string) => `',"matchingLocations":[' || coalesce((
  SELECT string_agg('{"id":"' || id || '","locationId":' || ${jsonOf('loca_id')} || '}', ',' ORDER BY loca_id)
    FROM (SELECT id, loca_id FROM ${LOCATIONS} AND ${found}
      ORDER BY loca_id LIMIT ${MAX_MATCHING_LOCATIONS}) AS matching), '') || ']'`

const DECIDED_CRS = `CASE WHEN project.crs::json ->> 'code' IS NULL THEN 'null' ELSE project.crs END`

export const readProject = (
  session: ReadSession,
  access: AccessScope,
  id: string,
): Promise<JsonObject | null> =>
  readObject(
    session,
    access,
    id,
    `project.body || ',"location":' || project.location || ',"tables":' || project.tables || ',"crs":'
      || ${DECIDED_CRS} || '}'`,
  )

export const readDictionary = (
  session: ReadSession,
  access: AccessScope,
  id: string,
): Promise<JsonObject | null> => readObject(session, access, id, 'project.dictionary')

async function readObject(
  session: ReadSession,
  access: AccessScope,
  id: string,
  text: string,
): Promise<JsonObject | null> {
  const bindings = new Bindings()
  const project = `FROM project WHERE ${isReachedProject(bindings, access, id)}`
  const [found] = await session.many<{ json: string }>(`SELECT ${text} AS json ${project}`, bindings.values)
  return found === undefined ? null : Buffer.from(found.json)
}

export function readProjectNames(
  session: ReadSession,
  access: AccessScope,
): Promise<{ id: string; name: string }[]> {
  const bindings = new Bindings()
  const sql = `SELECT id, name FROM project WHERE ${withinAccess(bindings, access)} ORDER BY seq`
  return session.many(sql, bindings.values)
}

/** A page of a list of the project; null: the key does not reach it. */
export async function readProjectList(
  session: ReadSession,
  access: AccessScope,
  projectId: string,
  list: (bindings: Bindings) => Listing,
  page: PageRequest,
): Promise<JsonPage | null> {
  const bindings = new Bindings()
  const isReached = isReachedProject(bindings, access, projectId)
  const { from, where, item } = list(bindings)
  const ofProject = { from, item, where: `listed.project_seq = project.seq${where}` }
  const sql = `SELECT page.seq, page.item FROM project
    LEFT JOIN LATERAL (${pageSql(ofProject, page, bindings)}) AS page ON true
      WHERE ${isReached} ${inOrder(page)}`
  return readPage(session, sql, bindings.values, page)
}
