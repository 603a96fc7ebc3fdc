import type { FeaturePart, FeatureSort, FeatureSource, StoredFeature } from '../../store/feature-store.ts'
import type { AccessScope } from '../../store/read-store.ts'
import { COMPANY, Bindings, isReachedProject, withinAccess, type ReadSession } from './read-session.ts'

export const PROJECT_COLUMNS = `project.id AS "projectId", project.reference AS "projectReference",
  project.name AS "projectName", project.seq AS "projectSeq"`

export function reachedProjects(bindings: Bindings, access: AccessScope, projectId: string | null): string {
  return projectId === null ? withinAccess(bindings, access) : isReachedProject(bindings, access, projectId)
}

interface SortedItems {
  readonly table: string
  readonly column: string
  /** The owner of the items, which is found first, so that an index gives the order within it. */
  readonly owner: string
  readonly from: string
  readonly hole: string
}

/** Part of the holes or rows of one project, in the order of an index. */
export async function readSortedFeatures(
  session: ReadSession,
  access: AccessScope,
  source: FeatureSource,
  { after, limit, sort }: FeaturePart & { readonly sort: FeatureSort },
): Promise<StoredFeature[]> {
  const bindings = new Bindings()
  const reached = reachedProjects(bindings, access, source.projectId)
  const { table, column, owner, from, hole } = sortedItems(source, sort, reached, bindings)
  const [direction, beyond] = sort.descending ? ['DESC', '<'] : ['ASC', '>']
  const further =
    after === null
      ? ''
      : ` AND (${column}, seq) ${beyond} (${bindings.add(after.sortValue, 'text')}, ` +
        `${bindings.add(after.seq, 'bigint')})`
  const order = (alias: string) => `ORDER BY ${alias}${column} ${direction}, ${alias}seq ${direction}`
  const sql = `SELECT ${PROJECT_COLUMNS}, item.${column} AS "sortValue", item.seq, item.body || '}' AS item,
      ${hole} AS hole
    FROM (SELECT * FROM ${table} WHERE company_id = ${COMPANY} AND ${owner}${further}
      ${order('')} LIMIT ${bindings.add(limit, 'bigint')}) AS item ${from} ${order('item.')}`
  return session.many(sql, bindings.values)
}

function sortedItems(
  source: FeatureSource,
  { by }: FeatureSort,
  reached: string,
  bindings: Bindings,
): SortedItems {
  const column = by === 'name' ? 'loca_id' : 'updated_at'
  if (source.projectId === null) throw new Error(`no index gives the order ${by} of all projects`)
  if (source.kind === 'holes')
    return {
      table: 'location',
      column,
      owner: `project_seq = (SELECT seq FROM project WHERE ${reached})`,
      from: `JOIN project ON project.company_id = ${COMPANY} AND project.seq = item.project_seq`,
      hole: 'NULL',
    }
  if (source.kind !== 'rows' || by !== 'updated')
    throw new Error(`no index gives the order ${by} of ${source.kind}`)
  const owning = `FROM project JOIN data_table ON data_table.company_id = ${COMPANY}
    AND data_table.project_seq = project.seq AND addressable = 1
    AND data_table.code = ${bindings.add(source.code, 'text')} WHERE ${reached}`
  return {
    table: 'data_row',
    column,
    owner: `table_seq = (SELECT data_table.seq ${owning})`,
    from: `JOIN data_table ON data_table.company_id = ${COMPANY} AND data_table.seq = item.table_seq
    JOIN project ON project.company_id = ${COMPANY} AND project.seq = data_table.project_seq
    LEFT JOIN location AS hole ON hole.company_id = ${COMPANY} AND hole.project_seq = project.seq
      AND hole.seq = item.location_seq`,
    hole: "hole.body || '}'",
  }
}
