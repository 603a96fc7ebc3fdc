import type { FeaturePosition, FeatureRequest, FeatureSource, StoredFeature } from '../store/feature-store.ts'
import type { AccessScope } from '../store/read-store.ts'
import { bindAccess, WITHIN_ACCESS } from './read-projects.ts'
import type { Binding, Statements } from './statements.ts'

/** The projects of an access scope; the columns of its children have the same names, so they are renamed. */
const PROJECTS = `(SELECT seq AS project_seq, id AS projectId, reference AS projectReference, name AS projectName
  FROM project WHERE ${WITHIN_ACCESS} AND (@project IS NULL OR id = @project)) AS owner`

const PROJECT_COLUMNS = 'projectId, projectReference, projectName, owner.project_seq AS projectSeq'

interface Items {
  /** Columns and tables. `key`: the column of the owner in the index that is used, or a term that uses none. */
  readonly select: (key: string) => string
  readonly owner: string
  readonly order: string
  /** An id as text in the form of the column. */
  readonly idOf: string
}

const children = (table: string): Items => ({
  select: (key) => `${PROJECT_COLUMNS}, item.seq AS seq, item.body || '}' AS item, NULL AS hole
    FROM ${PROJECTS} CROSS JOIN ${table} AS item ON ${key} = owner.project_seq`,
  owner: 'item.project_seq',
  order: 'owner.project_seq, item.seq',
  idOf: 'value',
})

const ROWS: Items = {
  select: (key) => `${PROJECT_COLUMNS}, item.seq AS seq, item.body || '}' AS item, hole.body || '}' AS hole
    FROM ${PROJECTS}
    CROSS JOIN data_table ON data_table.project_seq = owner.project_seq AND data_table.code = +@code
      AND addressable = 1
    CROSS JOIN data_row AS item ON ${key} = data_table.seq
    LEFT JOIN location AS hole ON hole.project_seq = owner.project_seq AND hole.seq = item.location_seq`,
  owner: 'item.table_seq',
  // A project has one table of a code.
  order: 'owner.project_seq, data_table.seq, item.seq',
  idOf: 'unhex(value)',
}

const ITEMS: Record<FeatureSource['kind'], Items> = {
  holes: children('location'),
  boundaries: children('boundary'),
  groups: children('location_group'),
  rows: ROWS,
}

export function readFeatures(
  statements: Statements,
  access: AccessScope,
  source: FeatureSource,
  request: FeatureRequest,
): StoredFeature[] {
  const code = source.kind === 'rows' ? source.code : null
  const binding = { ...bindAccess(access), project: source.projectId, ...(code === null ? {} : { code }) }
  const items = ITEMS[source.kind]
  if ('ids' in request) return readByIds(statements, items, binding, request.ids)
  const { after, limit } = request
  if (after === null) return readPart(statements, items, binding, { where: 'true', limit })
  // Two ranges of an index: with one condition for both, the items before the position would be read, too.
  const rest = readPart(statements, items, { ...binding, ...bindPosition(after) }, { where: SAME, limit })
  if (rest.length === limit || source.projectId !== null) return rest
  const further = { where: LATER, limit: limit - rest.length }
  return [...rest, ...readPart(statements, items, { ...binding, afterProject: after.projectSeq }, further)]
}

const SAME = 'owner.project_seq = @afterProject AND item.seq > @after'
const LATER = 'owner.project_seq > @afterProject'

const bindPosition = ({ projectSeq, seq }: FeaturePosition): Binding => ({
  afterProject: projectSeq,
  after: seq,
})

function readPart(
  statements: Statements,
  { select, owner, order }: Items,
  binding: Binding,
  { where, limit }: { where: string; limit: number },
): StoredFeature[] {
  const sql = `SELECT ${select(owner)} WHERE ${where} ORDER BY ${order} LIMIT @limit + 0`
  return statements.many(sql, { ...binding, limit }) as StoredFeature[]
}

/** The sign makes SQLite use the index of the ids, and not that of the owner. */
function readByIds(
  statements: Statements,
  { select, owner, idOf }: Items,
  binding: Binding,
  ids: readonly string[],
): StoredFeature[] {
  const sql = `SELECT ${select(`+${owner}`)} WHERE item.id IN (SELECT ${idOf} FROM json_each(@ids))`
  const found = statements.many(sql, { ...binding, ids: JSON.stringify(ids) }) as StoredFeature[]
  return found.sort((a, b) => a.projectSeq - b.projectSeq || a.seq - b.seq)
}

export function countHoles(statements: Statements, access: AccessScope, projectId: string | null): number {
  const sql = `SELECT count(*) AS holes FROM ${PROJECTS} CROSS JOIN location ON location.project_seq = owner.project_seq`
  const { holes } = statements.one(sql, { ...bindAccess(access), project: projectId }) as { holes: number }
  return holes
}
