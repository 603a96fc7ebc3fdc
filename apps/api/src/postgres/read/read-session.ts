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

/**
 * The only SQL that checks the access scope of a key. Every statement begins with a project found here, and
 * names the company, which is `$1`.
 */
export function withinAccess(bindings: Bindings, access: AccessScope): string {
  const company = bindings.add(access.companyId, 'text')
  if (company !== COMPANY) throw new Error('the company is the first value')
  const projects = bindings.add(access.projectIds, 'text[]')
  return `project.company_id = ${COMPANY} AND (${projects} IS NULL OR project.id = ANY(${projects}))`
}

/** Parameter of the company in every statement. */
export const COMPANY = '$1::text'
