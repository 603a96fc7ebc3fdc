import { createMapBuilder, type MapRow, type MapShapes } from '../../store/map/build-map.ts'
import type { AccessScope, JsonObject } from '../../store/read-store.ts'
import { readInTurns } from './read-in-turns.ts'
import { findProject } from './read-projects.ts'
import type { Statements } from '../statements.ts'

/** Locations read before other requests have their turn: about 10 ms. */
const LOCATIONS_PER_QUERY = 1000

interface MapRequest {
  readonly access: AccessScope
  readonly projectId: string
  readonly withStyle: boolean
}

/** The map of a project as it was at one moment. `current`: the statements of the file that is there now. */
export const readMap = (current: () => Statements, request: MapRequest): Promise<JsonObject | null> =>
  readInTurns(current, (statements) => readParts(statements, request))

/** Yields after each part, and returns the map; null: the key does not reach the project. */
function* readParts(
  statements: Statements,
  { access, projectId, withStyle }: MapRequest,
): Generator<undefined, JsonObject | null> {
  const project = findProject(statements, access, projectId)
  if (project === null) return null
  const { tables } = statements.one('SELECT tables FROM project WHERE seq = @project', { project }) as {
    tables: string
  }
  const builder = createMapBuilder(tables, withStyle ? readShapes(statements, project) : null)
  for (let after = -1; ;) {
    const rows = statements.many(LOCATIONS, { project, after, part: LOCATIONS_PER_QUERY }) as (MapRow & {
      seq: number
    })[]
    builder.add(rows)
    after = rows.at(-1)?.seq ?? after
    if (rows.length < LOCATIONS_PER_QUERY) return builder.finish()
    yield
  }
}

const LOCATIONS = `SELECT seq, body, style, tables FROM location
  WHERE project_seq = +@project AND seq > +@after ORDER BY seq LIMIT @part + 0`

const readShapes = (statements: Statements, project: number): MapShapes => ({
  boundaries: bodiesOf(statements, 'boundary', project),
  groups: bodiesOf(statements, 'location_group', project),
})

const bodiesOf = (statements: Statements, table: string, project: number): string[] =>
  statements
    .many(`SELECT body FROM ${table} WHERE project_seq = @project ORDER BY seq`, { project })
    .map((row) => (row as { body: string }).body)
