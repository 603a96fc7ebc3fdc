import { setImmediate as nextTurn } from 'node:timers/promises'
import { createHoleCounter, type CountsRequest } from '../../store/filter/count-holes.ts'
import {
  createCellsBuilder,
  type FilteredCells,
  type FilteredTileReader,
} from '../../store/filter/filtered-cells.ts'
import { boxOfTile, createTileCounter, type TileHoleKey } from '../../store/filter/filtered-tile.ts'
import {
  MAX_ROWS_WITH_WORDS,
  wordsRead,
  type HoleFilter,
  type HolesWithWords,
  type ProjectValues,
  type StoredProjectValues,
  type RequestedProjects,
} from '../../store/filter/hole-filter.ts'
import { preparedValues } from '../../store/filter/hole-values.ts'
import { boxOfArea } from '../../store/filter/in-area.ts'
import { createHoleSelector } from '../../store/filter/select-holes.ts'
import type { Box } from '../../store/holes/cells.ts'
import { toHolesPage } from '../../store/holes/holes-page.ts'
import type { HolesPage, HolesRequest } from '../../store/holes/holes-request.ts'
import type { AccessScope, JsonObject } from '../../store/read-store.ts'
import type { TileAddress, TileContent, TileHole } from '../../store/tiles/tile-request.ts'
import type { StoredTileHole } from '../../store/tiles/tile-values.ts'
import { readByKeys, readNamed, reachedSql } from './read-holes.ts'
import { Bindings, COMPANY, withinAccess, type ReadSession } from './read-session.ts'
import { addTileValues } from './read-tile.ts'
import { readHolesWithWords } from './read-words.ts'

/** A page of the holes that a filter leaves. */
export async function readFilteredHoles(
  session: ReadSession,
  access: AccessScope,
  request: HolesRequest,
): Promise<HolesPage> {
  const { area, q, after, limit, projectIds } = request
  const withWords = await findWords(session, access, request)
  const named = q === '' ? null : await readNamed(session, access, request)
  const selector = createHoleSelector(request, { withWords, named })
  const from = (area === null || q !== '') && after !== null ? after[0] : 0
  for await (const part of readValues(session, { access, projectIds, box: boxOfArea(area), from })) {
    for (const project of part) selector.add(project)
    if (selector.isComplete()) break
  }
  const keys = selector.finish()
  const holes = await readByKeys(session, access, request, keys.slice(0, limit))
  return { ...toHolesPage(request, keys, holes), ...wordsRead(withWords) }
}

/** How many holes a filter leaves. */
export async function countHoles(
  session: ReadSession,
  access: AccessScope,
  request: CountsRequest,
): Promise<JsonObject> {
  const { area, projectIds } = request
  const counter = createHoleCounter(request, await findWords(session, access, request))
  for await (const part of readValues(session, { access, projectIds, box: boxOfArea(area), from: 0 }))
    for (const project of part) counter.add(project)
  return Buffer.from(JSON.stringify(counter.finish()))
}

/** A tile of the holes that a filter leaves. */
async function readFilteredTile(
  session: ReadSession,
  access: AccessScope,
  tile: TileAddress,
  filter: HoleFilter,
): Promise<TileContent> {
  const withWords = await findWords(session, access, { filter, projectIds: null })
  const counter = createTileCounter(tile, filter, withWords)
  for await (const part of readValues(session, { access, projectIds: null, box: boxOfTile(tile), from: 0 }))
    for (const project of part) counter.add(project)
  const { holes, ...rest } = counter.finish()
  return { ...rest, holes: holes.length === 0 ? [] : await readTileHoles(session, access, holes) }
}

/** The projects of an access scope that have one of the statuses. */
export async function withinStatuses(
  session: ReadSession,
  access: AccessScope,
  statuses: readonly string[],
): Promise<AccessScope> {
  const bindings = new Bindings()
  const reached = withinAccess(bindings, access)
  const requested = bindings.add(statuses, 'text[]')
  const sql = `SELECT id FROM project WHERE ${reached}
    AND (project.body || '}')::json ->> 'status' = ANY(${requested})`
  const found = await session.many<{ id: string }>(sql, bindings.values)
  return { ...access, projectIds: found.map(({ id }) => id) }
}

/** How a tile of a filter is read. */
export const filteredTileReader = (
  session: ReadSession,
  access: AccessScope,
  tile: TileAddress,
  filter: HoleFilter,
): FilteredTileReader => ({
  countCells: () => countCells(session, access, filter),
  readTile: () => readFilteredTile(session, access, tile, filter),
  readHoles: (keys) => (keys.length === 0 ? [] : readTileHoles(session, access, keys)),
})

async function countCells(
  session: ReadSession,
  access: AccessScope,
  filter: HoleFilter,
): Promise<FilteredCells> {
  const builder = createCellsBuilder(filter, await findWords(session, access, { filter, projectIds: null }))
  for await (const part of readValues(session, { access, projectIds: null, box: null, from: 0 }))
    for (const project of part) builder.add(project)
  return builder.finish()
}

const findWords = async (
  session: ReadSession,
  access: AccessScope,
  { filter, projectIds }: Pick<CountsRequest, 'filter' | 'projectIds'>,
): Promise<HolesWithWords | null> =>
  filter.words &&
  readHolesWithWords(session, access, { terms: filter.words, projectIds }, MAX_ROWS_WITH_WORDS)

/** Projects that are read at a time: about 4 MB where each has 1,000 holes. */
const PROJECTS_PER_QUERY = 64

/** Projects with holes there, by sequence, in parts. Throws StoreUnavailable where one is not prepared. */
async function* readValues(
  session: ReadSession,
  { access, projectIds, box, from }: RequestedProjects,
): AsyncGenerator<readonly ProjectValues[], void> {
  for (let next = from; ;) {
    const bindings = new Bindings()
    const reached = reachedSql(bindings, access, projectIds)
    const meetsBox = box === null ? '' : ` AND (packed IS NULL OR ${meets(bindings, box)})`
    const sql = `SELECT project.seq AS "projectSeq", (project.body || '}')::json ->> 'status' AS status,
        packed
      FROM (${reached}) AS reached JOIN project ON project.company_id = ${COMPANY}
      AND project.seq = reached.seq
        LEFT JOIN hole_values ON hole_values.company_id = ${COMPANY} AND hole_values.project_seq = project.seq
      WHERE project.seq >= ${bindings.add(next, 'bigint')}${meetsBox}
      ORDER BY project.seq LIMIT ${PROJECTS_PER_QUERY}`
    const rows = await session.many<StoredProjectValues>(sql, bindings.values)
    yield rows.map(({ packed, ...project }) => ({ ...project, values: preparedValues(packed) }))
    if (rows.length < PROJECTS_PER_QUERY) return
    next = (rows.at(-1)?.projectSeq ?? next) + 1
    await nextTurn()
  }
}

function meets(bindings: Bindings, [west, south, east, north]: Box): string {
  const [w, s, e, n] = [west, south, east, north].map((one) => bindings.add(one, 'double precision'))
  const longitude =
    west <= east
      ? `hole_values.west <= ${e} AND hole_values.east >= ${w}`
      : `(hole_values.west <= ${e} OR hole_values.east >= ${w})`
  return `hole_values.south <= ${n} AND hole_values.north >= ${s} AND ${longitude}`
}

/** The access scope is checked here once more, on what is sent. */
async function readTileHoles(
  session: ReadSession,
  access: AccessScope,
  holes: readonly TileHoleKey[],
): Promise<TileHole[]> {
  const bindings = new Bindings()
  const reached = withinAccess(bindings, access)
  const projects = bindings.add(holes.map(({ projectSeq }) => projectSeq), 'bigint[]') // oxfmt-ignore
  const seqs = bindings.add(holes.map(({ seq }) => seq), 'bigint[]') // oxfmt-ignore
  const sql = `SELECT location.project_seq AS "projectSeq", location.seq, location.id, loca_id AS name,
      project.id AS "projectId", longitude, latitude, style
    FROM unnest(${projects}, ${seqs}) WITH ORDINALITY AS keys (project_seq, seq, place)
      JOIN location ON location.company_id = ${COMPANY} AND location.project_seq = keys.project_seq
        AND location.seq = keys.seq
      JOIN project ON project.company_id = ${COMPANY} AND project.seq = location.project_seq
    WHERE ${reached} ORDER BY keys.place`
  return addTileValues(session, access, await session.many<StoredTileHole>(sql, bindings.values))
}
