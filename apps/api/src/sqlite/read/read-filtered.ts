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
import { toHolesPage } from '../../store/holes/holes-page.ts'
import type { HolesPage, HolesRequest } from '../../store/holes/holes-request.ts'
import type { AccessScope, JsonObject } from '../../store/read-store.ts'
import type { TileAddress, TileContent, TileHole } from '../../store/tiles/tile-request.ts'
import type { StoredTileHole } from '../../store/tiles/tile-values.ts'
import { bindProjects, IS_REQUESTED, readByKeys, readNamed } from './read-holes.ts'
import { readInTurns } from './read-in-turns.ts'
import { bindAccess, WITHIN_ACCESS } from './read-projects.ts'
import { addTileValues } from './read-tile.ts'
import { readHolesWithWords } from './read-words.ts'
import type { Statements } from '../statements.ts'

/** A page of the holes that a filter leaves. */
export const readFilteredHoles = (
  current: () => Statements,
  access: AccessScope,
  request: HolesRequest,
): Promise<HolesPage> =>
  readInTurns(current, function* (statements) {
    const { area, q, after, limit } = request
    const withWords = findWords(statements, access, request)
    const named = q === '' ? null : readNamed(statements, access, request)
    const selector = createHoleSelector(request, { withWords, named })
    const from = (area === null || q !== '') && after !== null ? after[0] : 0
    const requested = { access, projectIds: request.projectIds, box: boxOfArea(area), from }
    for (const part of readValues(statements, requested)) {
      for (const project of part) selector.add(project)
      if (selector.isComplete()) break
      yield
    }
    const keys = selector.finish()
    const holes = readByKeys(statements, access, request, keys.slice(0, limit))
    return { ...toHolesPage(request, keys, holes), ...wordsRead(withWords) }
  })

/** How many holes a filter leaves. */
export const countHoles = (
  current: () => Statements,
  access: AccessScope,
  request: CountsRequest,
): Promise<JsonObject> =>
  readInTurns(current, function* (statements) {
    const { area, projectIds } = request
    const counter = createHoleCounter(request, findWords(statements, access, request))
    for (const part of readValues(statements, { access, projectIds, box: boxOfArea(area), from: 0 })) {
      for (const project of part) counter.add(project)
      yield
    }
    return Buffer.from(JSON.stringify(counter.finish()))
  })

/** A tile of the holes that a filter leaves. */
export const readFilteredTile = (
  current: () => Statements,
  access: AccessScope,
  tile: TileAddress,
  filter: HoleFilter,
): Promise<TileContent> =>
  readInTurns(current, function* (statements) {
    const counter = createTileCounter(
      tile,
      filter,
      findWords(statements, access, { filter, projectIds: null }),
    )
    const requested = { access, projectIds: null, box: boxOfTile(tile), from: 0 }
    for (const part of readValues(statements, requested)) {
      for (const project of part) counter.add(project)
      yield
    }
    const { holes, ...rest } = counter.finish()
    return { ...rest, holes: readTileHoles(statements, access, holes) }
  })

/** The projects of an access scope that have one of the statuses. */
export function withinStatuses(
  statements: Statements,
  access: AccessScope,
  statuses: readonly string[],
): AccessScope {
  const sql = `SELECT id FROM project WHERE ${WITHIN_ACCESS}
    AND (body || '}') ->> '$.status' IN (SELECT value FROM json_each(@statuses))`
  const binding = { ...bindAccess(access), statuses: JSON.stringify(statuses) }
  const found = statements.many(sql, binding) as { id: string }[]
  return { ...access, projectIds: found.map(({ id }) => id) }
}

/** How a tile of a filter is read. */
export const filteredTileReader = (
  current: () => Statements,
  access: AccessScope,
  tile: TileAddress,
  filter: HoleFilter,
): FilteredTileReader => ({
  countCells: () => countCells(current, access, filter),
  readTile: () => readFilteredTile(current, access, tile, filter),
  readHoles: (keys) => readTileHoles(current(), access, keys),
})

const countCells = (
  current: () => Statements,
  access: AccessScope,
  filter: HoleFilter,
): Promise<FilteredCells> =>
  readInTurns(current, function* (statements) {
    const builder = createCellsBuilder(filter, findWords(statements, access, { filter, projectIds: null }))
    for (const part of readValues(statements, { access, projectIds: null, box: null, from: 0 })) {
      for (const project of part) builder.add(project)
      yield
    }
    return builder.finish()
  })

const findWords = (
  statements: Statements,
  access: AccessScope,
  { filter, projectIds }: Pick<CountsRequest, 'filter' | 'projectIds'>,
): HolesWithWords | null =>
  filter.words &&
  readHolesWithWords(statements, access, { terms: filter.words, projectIds }, MAX_ROWS_WITH_WORDS)

/** Projects that are read before other requests have their turn: about 10 ms where each has 1,000 holes. */
const PROJECTS_PER_QUERY = 64

/** Projects with holes there, by sequence, in parts. Throws StoreUnavailable where one is not prepared. */
function* readValues(
  statements: Statements,
  { access, projectIds, box, from }: RequestedProjects,
): Generator<readonly ProjectValues[], void> {
  const [west, south, east, north] = box ?? []
  const binding = {
    ...bindProjects(access, projectIds),
    ...(west === undefined ? {} : { west, south: south ?? 0, east: east ?? 0, north: north ?? 0 }),
  }
  const sql = `SELECT project.seq AS projectSeq, (project.body || '}') ->> '$.status' AS status, packed
    FROM project LEFT JOIN hole_values ON project_seq = project.seq
    WHERE ${WITHIN_ACCESS} AND ${IS_REQUESTED}
    AND project.seq >= @from${box === null ? '' : ` AND (packed IS NULL OR ${MEETS_BOX})`}
    ORDER BY project.seq LIMIT ${PROJECTS_PER_QUERY}`
  for (let next = from; ;) {
    const rows = statements.many(sql, { ...binding, from: next }) as StoredProjectValues[]
    yield rows.map(({ packed, ...project }) => ({ ...project, values: preparedValues(packed) }))
    if (rows.length < PROJECTS_PER_QUERY) return
    next = (rows.at(-1)?.projectSeq ?? next) + 1
  }
}

const MEETS_BOX = `south <= @north AND north >= @south AND CASE WHEN @west <= @east
  THEN west <= @east AND east >= @west ELSE west <= @east OR east >= @west END`

/** The access scope is checked here once more, on what is sent. */
const TILE_HOLES = `SELECT location.project_seq AS projectSeq, location.seq AS seq, location.id AS id,
    loca_id AS name, project.id AS projectId, longitude, latitude, style
  FROM json_each(@keys) AS listed
    CROSS JOIN location ON location.project_seq = listed.value ->> 0 AND location.seq = listed.value ->> 1
    CROSS JOIN project ON project.seq = location.project_seq
  WHERE ${WITHIN_ACCESS}`

function readTileHoles(
  statements: Statements,
  access: AccessScope,
  holes: readonly TileHoleKey[],
): TileHole[] {
  const keys = JSON.stringify(holes.map(({ projectSeq, seq }) => [projectSeq, seq]))
  const found = statements.many(TILE_HOLES, { ...bindAccess(access), keys }) as StoredTileHole[]
  const bySeq = new Map(found.map((hole) => [hole.seq, hole]))
  return addTileValues(
    statements,
    access,
    holes.flatMap(({ seq }) => bySeq.get(seq) ?? []),
  )
}
