import type { AccessScope } from '../store/access-scope.ts'
import type { JsonPage, PageRequest, ReadStore } from '../store/read-store.ts'
import { RequestProblem } from './problem.ts'

/** A group of a project, as it is requested. */
interface GroupRequest {
  readonly store: ReadStore
  readonly access: AccessScope
  readonly projectId: string
  readonly group: string
}

/** Nothing is read where nothing is requested, as for a query with an error. */
const firstOf = ({ limit }: PageRequest): PageRequest => ({
  limit: Math.min(limit, 1),
  after: null,
  sort: 'created',
  updatedSince: null,
})

/**
 * The page of a group that belongs to no hole. Throws RequestProblem with the right address where the group
 * is a table of holes, as LBST is, through its samples.
 */
export async function metadataPage(request: GroupRequest, page: PageRequest): Promise<JsonPage | null> {
  const { store, access, projectId, group } = request
  const found = await store.metadataRows(access, projectId, group, page)
  if (found !== null) return found
  if ((await store.projectRows(access, projectId, group, firstOf(page))) === null) return found
  throw elsewhere(`${group} is a table of holes`, `/v1/projects/${projectId}/tables/${group}`)
}

/** The page of a table of holes. Throws RequestProblem with the right address where it belongs to no hole. */
export async function tablePage(request: GroupRequest, page: PageRequest): Promise<JsonPage | null> {
  const { store, access, projectId, group } = request
  const found = await store.projectRows(access, projectId, group, page)
  if (found !== null) return found
  if ((await store.metadataRows(access, projectId, group, firstOf(page))) === null) return found
  throw elsewhere(`${group} belongs to no hole`, `/v1/projects/${projectId}/metadata/${group}`)
}

const elsewhere = (what: string, address: string): RequestProblem =>
  new RequestProblem('not_found', `${what}: GET ${address}`)
