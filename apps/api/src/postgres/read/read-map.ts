import { setImmediate as nextTurn } from 'node:timers/promises'
import { createMapBuilder, type MapRow } from '../../store/map/build-map.ts'
import type { AccessScope, JsonObject } from '../../store/read-store.ts'
import { Bindings, COMPANY, isReachedProject, type ReadSession } from './read-session.ts'

/** Locations that are taken together before other requests have their turn. */
const LOCATIONS_PER_TURN = 1000

interface ReadRow extends MapRow {
  readonly kind: 'project' | 'location' | 'boundary' | 'location_group'
  readonly seq: number
}

/**
 * The map of a project, of one moment since it is read by one statement; null: the key does not reach the
 * project.
 */
export async function readMap(
  session: ReadSession,
  access: AccessScope,
  projectId: string,
  withStyle: boolean,
): Promise<JsonObject | null> {
  const bindings = new Bindings()
  const isReached = isReachedProject(bindings, access, projectId)
  const rows = await session.many<ReadRow>(mapSql(isReached, withStyle), bindings.values)
  const kinds = Map.groupBy(rows, ({ kind }) => kind)
  const [project] = kinds.get('project') ?? []
  if (project === undefined) return null
  const inOrder = (kind: ReadRow['kind']) => (kinds.get(kind) ?? []).sort((a, b) => a.seq - b.seq)
  const bodiesOf = (kind: ReadRow['kind']) => inOrder(kind).map(({ body }) => body)
  const shapes = withStyle ? { boundaries: bodiesOf('boundary'), groups: bodiesOf('location_group') } : null
  const builder = createMapBuilder(project.tables, shapes)
  const locations = inOrder('location')
  for (let start = 0; start < locations.length; start += LOCATIONS_PER_TURN) {
    builder.add(locations.slice(start, start + LOCATIONS_PER_TURN))
    await nextTurn()
  }
  return builder.finish()
}

/** In any order: the server would sort the texts with the numbers. */
function mapSql(isReached: string, withStyle: boolean): string {
  const ofProject = (
    table: string,
    style: string,
    tables: string,
  ) => `SELECT '${table}' AS kind, ${table}.seq,
      ${table}.body, ${style} AS style, ${tables} AS tables
    FROM project JOIN ${table} ON ${table}.company_id = ${COMPANY} AND ${table}.project_seq = project.seq
    WHERE ${isReached}`
  return [
    "SELECT 'project' AS kind, project.seq, '' AS body, '' AS style, project.tables FROM project " +
      `WHERE ${isReached}`,
    ofProject('location', withStyle ? 'location.style' : `''`, 'location.tables'),
    ...(withStyle ? ['boundary', 'location_group'].map((table) => ofProject(table, `''`, `''`)) : []),
  ].join(' UNION ALL ')
}
