import type { AnnotationTable } from '../../store/write/annotations-and-findings.ts'
import type { AccessScope, JsonPage, PageRequest } from '../../store/read-store.ts'
import { findChanges, readPage, type Listing, type ListSource } from './read-page.ts'
import { findProject } from './read-projects.ts'
import type { Statements } from '../statements.ts'

/** A list that belongs to a project, without its owner. */
export interface ProjectList extends Pick<Listing, 'from' | 'item'> {
  /** Further conditions. */
  readonly where?: string
  /** Of a list that is too long to be filtered in creation order. */
  readonly source?: ListSource
}

/** A page of a list of the project; null: the key does not reach it. */
export function readProjectList(
  statements: Statements,
  access: AccessScope,
  projectId: string,
  { from, item, where, source }: ProjectList,
  page: PageRequest,
): JsonPage | null {
  const owner = findProject(statements, access, projectId)
  if (owner === null) return null
  const listing = {
    from,
    where: `project_seq = +@owner${where === undefined ? '' : ` AND ${where}`}`,
    item,
    binding: { owner },
    changes: source === undefined ? null : findChanges(statements, source, owner, page),
  }
  return readPage(statements, listing, page)
}

/** Items that are stored as they are sent. */
export const storedItems = (table: AnnotationTable | 'delivery'): ProjectList => ({
  from: table,
  item: 'body',
})
