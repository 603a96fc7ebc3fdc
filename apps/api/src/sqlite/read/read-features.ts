import type {
  CountedSource,
  FeaturePart,
  FeaturePosition,
  FeatureRequest,
  FeatureSort,
  FeatureSource,
  StoredFeature,
} from '../../store/feature-store.ts'
import type { AccessScope } from '../../store/read-store.ts'
import {
  bindAccess,
  isProjectWithinAccess,
  nearest,
  NEAREST_LOCATION,
  WITHIN_ACCESS,
} from './read-projects.ts'
import type { Binding, Statements } from '../statements.ts'

/** The projects of an access scope; the columns of its children have the same names, so they are renamed. */
const PROJECTS = `(SELECT seq AS project_seq, id AS projectId, reference AS projectReference,
    name AS projectName
  FROM project WHERE ${WITHIN_ACCESS} AND (@project IS NULL OR id = @project)) AS owner`

const PROJECT_COLUMNS = 'projectId, projectReference, projectName, owner.project_seq AS projectSeq'

interface Items {
  /**
   * Columns and tables. `key`: the column of the owner in the index that is used, or a term that uses none.
   */
  readonly select: (key: string, sortValue?: string) => string
  readonly owner: string
  /** Of the owners; the items of each follow by their own columns. */
  readonly order: string
  /** An id as text in the form of the column. */
  readonly idOf: (text: string) => string
  /** The item nearest to an id, with the sequence of its project. */
  readonly nearest: string
  readonly project: string
  /** Columns that an index holds together with the owner and `item.seq`. */
  readonly sorts: Readonly<Partial<Record<FeatureSort['by'], string>>>
}

const children = (
  table: string,
  sorts: Items['sorts'] = {},
  found = nearest(table, 'project_seq'),
): Items => ({
  select: (key, sortValue = 'NULL') => `${PROJECT_COLUMNS}, ${sortValue} AS sortValue,
      item.seq AS seq, item.body || '}' AS item, NULL AS hole
    FROM ${PROJECTS} CROSS JOIN ${table} AS item ON ${key} = owner.project_seq`,
  owner: 'item.project_seq',
  order: 'owner.project_seq',
  idOf: (text) => text,
  nearest: found,
  project: 'near.project_seq',
  sorts,
})

const ROWS: Items = {
  select: (key, sortValue = 'NULL') => `${PROJECT_COLUMNS}, ${sortValue} AS sortValue,
      item.seq AS seq, item.body || '}' AS item, hole.body || '}' AS hole
    FROM ${PROJECTS}
    CROSS JOIN data_table ON data_table.project_seq = owner.project_seq AND data_table.code = +@code
      AND addressable = 1
    CROSS JOIN data_row AS item ON ${key} = data_table.seq
    LEFT JOIN location AS hole ON hole.project_seq = owner.project_seq AND hole.seq = item.location_seq`,
  owner: 'item.table_seq',
  // A project has one table of a code.
  order: 'owner.project_seq, data_table.seq',
  idOf: (text) => `unhex(${text})`,
  nearest: `${nearest('data_row', 'table_seq', { id: 'unhex(@id)' })}
    CROSS JOIN data_table ON data_table.seq = near.table_seq`,
  project: 'data_table.project_seq',
  sorts: { updated: 'item.updated_at' },
}

const ITEMS: Record<FeatureSource['kind'], Items> = {
  holes: children('location', { name: 'item.loca_id', updated: 'item.updated_at' }, NEAREST_LOCATION),
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
  const { after, limit, sort } = request
  if (sort !== null) return readSorted(statements, items, binding, { ...request, sort })
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
  const sql = `SELECT ${select(owner)} WHERE ${where} ORDER BY ${order}, item.seq LIMIT @limit + 0`
  return statements.many(sql, { ...binding, limit }) as StoredFeature[]
}

/** Of one project, in the order of an index. */
function readSorted(
  statements: Statements,
  { select, owner, order, sorts }: Items,
  binding: Binding & { project: string | null },
  { after, limit, sort }: FeaturePart & { readonly sort: FeatureSort },
): StoredFeature[] {
  const column = sorts[sort.by]
  if (column === undefined || binding.project === null) throw new Error(`no index gives the order ${sort.by}`)
  const [direction, beyond] = sort.descending ? ['DESC', '<'] : ['ASC', '>']
  const further = after === null ? 'true' : `(${column}, item.seq) ${beyond} (@afterValue, @after)`
  const sql = `SELECT ${select(owner, column)} WHERE ${further}
    ORDER BY ${order}, ${column} ${direction}, item.seq ${direction} LIMIT @limit + 0`
  const position = after && { afterValue: after.sortValue, after: after.seq }
  return statements.many(sql, { ...binding, ...position, limit }) as StoredFeature[]
}

/** The sign makes SQLite use the index of the ids, and not that of the owner. */
function readByIds(
  statements: Statements,
  items: Items,
  binding: Binding,
  ids: readonly string[],
): StoredFeature[] {
  const [id = ''] = ids
  // Several ids are those of a list that the caller reads.
  if (ids.length === 1 && statements.one(isReached(items), { ...binding, id }) === undefined) return []
  const { select, owner, idOf } = items
  const sql = `SELECT ${select(`+${owner}`)} WHERE item.id IN (SELECT ${idOf('value')} FROM json_each(@ids))`
  const found = statements.many(sql, { ...binding, ids: JSON.stringify(ids) }) as StoredFeature[]
  return found.sort((a, b) => a.projectSeq - b.projectSeq || a.seq - b.seq)
}

/** Takes as long for an item out of reach as for one that does not exist. */
const isReached = ({ nearest: found, project, idOf }: Items): string =>
  `SELECT 1 FROM ${found} WHERE (near.id = ${idOf('@id')})
    & (@project IS NULL OR ${project} = (SELECT seq FROM project WHERE id = @project))
    & ${isProjectWithinAccess(project)}`

const TABLES: Record<CountedSource['kind'], string> = {
  holes: 'location',
  boundaries: 'boundary',
  groups: 'location_group',
}

export function countFeatures(
  statements: Statements,
  access: AccessScope,
  { kind, projectId }: CountedSource,
): number {
  const sql = `SELECT count(*) AS features
    FROM ${PROJECTS} CROSS JOIN ${TABLES[kind]} AS item ON item.project_seq = owner.project_seq`
  const found = statements.one(sql, { ...bindAccess(access), project: projectId }) as { features: number }
  return found.features
}
