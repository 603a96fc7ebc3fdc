import type {
  CountedSource,
  FeatureRequest,
  FeatureSource,
  StoredFeature,
} from '../../store/feature-store.ts'
import type { AccessScope } from '../../store/read-store.ts'
import { COMPANY, Bindings, reachedItem, type ReadSession } from './read-session.ts'
import { PROJECT_COLUMNS, reachedProjects, readSortedFeatures } from './read-sorted-features.ts'

interface Items {
  /** What a statement reads after SELECT. */
  readonly select: string
  /** The column of the owner, which an index holds together with `item.seq`. */
  readonly owner: string
  /** The column of the id, as text. */
  readonly idType: 'text' | 'bytea'
}

const children = (table: string): Items => ({
  select: `${PROJECT_COLUMNS}, NULL AS "sortValue", item.seq, item.body || '}' AS item, NULL AS hole
    FROM project JOIN ${table} AS item ON item.company_id = ${COMPANY} AND item.project_seq = project.seq`,
  owner: 'item.project_seq',
  idType: 'text',
})

const rowsOf = (code: string): Items => ({
  select: `${PROJECT_COLUMNS}, NULL AS "sortValue", item.seq, item.body || '}' AS item,
      hole.body || '}' AS hole
    FROM project
    JOIN data_table ON data_table.company_id = ${COMPANY} AND data_table.project_seq = project.seq
      AND data_table.code = ${code} AND addressable = 1
    JOIN data_row AS item ON item.company_id = ${COMPANY} AND item.table_seq = data_table.seq
    LEFT JOIN location AS hole ON hole.company_id = ${COMPANY} AND hole.project_seq = project.seq
      AND hole.seq = item.location_seq`,
  owner: 'data_table.project_seq',
  idType: 'bytea',
})

export async function readFeatures(
  session: ReadSession,
  access: AccessScope,
  source: FeatureSource,
  request: FeatureRequest,
): Promise<StoredFeature[]> {
  if ('sort' in request && request.sort !== null)
    return readSortedFeatures(session, access, source, { ...request, sort: request.sort })
  // Several ids are those of a list that the caller reads.
  if ('ids' in request && request.ids.length === 1 && source.kind !== 'rows')
    return readItem(session, access, source, request.ids[0] ?? '')
  const bindings = new Bindings()
  const reached = reachedProjects(bindings, access, source.projectId)
  const { select, owner, idType } = itemsOf(source, bindings)
  const order = `ORDER BY ${owner}, item.seq`
  if ('ids' in request) {
    const ids = bindings.add(request.ids, 'text[]')
    const listed = idType === 'text' ? ids : `ARRAY(SELECT decode(one, 'hex') FROM unnest(${ids}) AS one)`
    return session.many(
      `SELECT ${select} WHERE ${reached} AND item.id = ANY(${listed}) ${order}`,
      bindings.values,
    )
  }
  const { after, limit } = request
  const further =
    after === null
      ? ''
      : ` AND (${owner}, item.seq) > (${bindings.add(after.projectSeq, 'bigint')}, ` +
        `${bindings.add(after.seq, 'bigint')})`
  const sql = `SELECT ${select} WHERE ${reached}${further} ${order} LIMIT ${bindings.add(limit, 'bigint')}`
  return session.many(sql, bindings.values)
}

/** A hole or a shape: one out of reach takes as long as one that does not exist. */
function readItem(
  session: ReadSession,
  access: AccessScope,
  { kind, projectId }: CountedSource,
  id: string,
): Promise<StoredFeature[]> {
  const bindings = new Bindings()
  const reached = reachedProjects(bindings, access, projectId)
  const table = NAMES[kind]
  const sql = `SELECT ${PROJECT_COLUMNS}, NULL AS "sortValue", item.seq, item.body || '}' AS item,
      NULL AS hole
    FROM ${reachedItem(bindings, access, table, id)} AS near
    JOIN ${table} AS item ON item.company_id = ${COMPANY} AND item.project_seq = near.project_seq
      AND item.seq = near.seq
    JOIN project ON project.seq = near.project_seq WHERE ${reached}`
  return session.many(sql, bindings.values)
}

function itemsOf(source: FeatureSource, bindings: Bindings): Items {
  if (source.kind === 'rows') return rowsOf(bindings.add(source.code, 'text'))
  return TABLES[source.kind]
}

const TABLES = {
  holes: children('location'),
  boundaries: children('boundary'),
  groups: children('location_group'),
}

const NAMES: Record<CountedSource['kind'], string> = {
  holes: 'location',
  boundaries: 'boundary',
  groups: 'location_group',
}

export async function countFeatures(
  session: ReadSession,
  access: AccessScope,
  { kind, projectId }: CountedSource,
): Promise<number> {
  const bindings = new Bindings()
  const reached = reachedProjects(bindings, access, projectId)
  const sql = `SELECT count(*) AS features FROM project
    JOIN ${NAMES[kind]} AS item ON item.company_id = ${COMPANY} AND item.project_seq = project.seq
    WHERE ${reached}`
  const [found] = await session.many<{ features: number }>(sql, bindings.values)
  return found?.features ?? 0
}
