import { setImmediate as nextTurn } from 'node:timers/promises'
import { createMapBuilder, type MapRow, type MapShapes } from '../store/map/build-map.ts'
import type { AccessScope, JsonObject } from '../store/read-store.ts'
import { findProject } from './read-projects.ts'
import type { Statements } from './statements.ts'

/** Locations read before other requests have their turn: about 10 ms. */
const PART = 1000

/** After so many commits during reading, all is read in one turn. */
const MAX_ATTEMPTS = 3

interface MapRequest {
  readonly access: AccessScope
  readonly projectId: string
  readonly withStyle: boolean
}

/** The map of a project as it was at one moment. `current`: the statements of the file that is there now. */
export async function readMap(current: () => Statements, request: MapRequest): Promise<JsonObject | null> {
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
    const map = await readInParts(current, request)
    if (map !== 'changed') return map
  }
  return readAtOnce(current(), request)
}

async function readInParts(
  current: () => Statements,
  request: MapRequest,
): Promise<JsonObject | null | 'changed'> {
  const statements = current()
  const commits = statements.commits()
  const reading = readParts(statements, request)
  for (;;) {
    const { done, value } = reading.next()
    const isUnchanged = statements.commits() === commits
    if (done) return isUnchanged ? value : 'changed'
    if (!isUnchanged) return 'changed'
    await nextTurn()
    // The connection to a file that was replaced is closed.
    if (current() !== statements) return 'changed'
  }
}

function readAtOnce(statements: Statements, request: MapRequest): JsonObject | null {
  return statements.atOneMoment(() => {
    const reading = readParts(statements, request)
    for (;;) {
      const { done, value } = reading.next()
      if (done) return value
    }
  })
}

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
    const rows = statements.many(LOCATIONS, { project, after, part: PART }) as (MapRow & { seq: number })[]
    builder.add(rows)
    after = rows.at(-1)?.seq ?? after
    if (rows.length < PART) return builder.finish()
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
