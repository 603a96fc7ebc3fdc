import type { AccessScope } from '../../store/read-store.ts'
import type { Value } from '../connection.ts'

/** Runs one statement on any connection for reading. */
export interface ReadSession {
  many<Row>(sql: string, values: readonly Value[]): Promise<Row[]>
}

/** Numbers the values of one statement in the order in which they are used. */
export class Bindings {
  readonly values: Value[] = []

  /** `$1` and so on, with its type. */
  add(value: Value, type: string): string {
    this.values.push(value)
    return `$${this.values.length}::${type}`
  }
}

/** The company, once, and the projects; returns the parameter of these. */
function bindAccess(bindings: Bindings, { companyId, projectIds }: AccessScope): string {
  if (bindings.values.length === 0) bindings.add(companyId, 'text')
  if (bindings.values[0] !== companyId) throw new Error('the company is the first value')
  return bindings.add(projectIds, 'text[]')
}

/**
 * The only SQL that checks the access scope of a key. Every statement begins with a project found here, and
 * names the company, which is `$1`.
 */
export function withinAccess(bindings: Bindings, access: AccessScope): string {
  const projects = bindAccess(bindings, access)
  return `project.company_id = ${COMPANY} AND (${projects} IS NULL OR project.id = ANY(${projects}))`
}

/**
 * The same for one project, by its id. It is compared with those of the key before anything is read, so the
 * time does not show whether there is such a project.
 */
export function isReachedProject(bindings: Bindings, access: AccessScope, id: string): string {
  const projects = bindAccess(bindings, access)
  const requested = bindings.add(id, 'text')
  return `project.company_id = ${COMPANY} AND project.id = ${requested}
    AND (${projects} IS NULL OR ${requested} = ANY(${projects}))`
}

/**
 * The hole or shape with an id, as far as the key reaches it: `seq` and `project_seq`. Where there is none,
 * the next one or the last is read and refused, so the time is the same; `&` computes both sides.
 */
export function reachedItem(bindings: Bindings, access: AccessScope, table: string, id: string): string {
  const projects = bindAccess(bindings, access)
  const requested = bindings.add(id, 'text')
  const isSame = `near.id = ${requested}`
  return `(SELECT near.seq, near.project_seq FROM (
      SELECT id, seq, project_seq FROM ${table} WHERE company_id = ${COMPANY}
        AND id >= least(${requested}, (SELECT max(id) FROM ${table} WHERE company_id = ${COMPANY}))
      ORDER BY company_id, id LIMIT 1) AS near
    CROSS JOIN LATERAL (SELECT id FROM project
      WHERE company_id = ${COMPANY} AND seq = near.project_seq OFFSET 0) AS owner
    WHERE (${isSame})::int & (${projects} IS NULL
      OR CASE WHEN ${isSame} THEN owner.id ELSE ${requested} END = ANY(${projects}))::int = 1)`
}

/** Parameter of the company in every statement. */
export const COMPANY = '$1::text'
