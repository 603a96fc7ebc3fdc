import type { Boundary, LocationGroup } from '@groundsheet/contract'
import { boundariesQuery, groupsQuery } from '../service/queries.ts'
import { useSession } from '../service/session.ts'
import { useWholeList } from '../service/whole-list.ts'

export interface ProjectShapes {
  readonly boundaries: readonly Boundary[]
  readonly groups: readonly LocationGroup[]
  readonly complete: boolean
  readonly errors: readonly Error[]
  readonly retry: () => void
}

/** Boundaries and groups of a project; none for a key that may not read them. */
export function useProjectShapes(projectId: string): ProjectShapes {
  const { client, can } = useSession()
  const readable = can('map:read')
  const boundaries = useWholeList(boundariesQuery(client, projectId), readable)
  const groups = useWholeList(groupsQuery(client, projectId), readable)
  const lists = [boundaries, groups]
  return {
    boundaries: boundaries.items,
    groups: groups.items,
    complete: !readable || lists.every(({ complete, error }) => complete || error !== null),
    errors: lists.map(({ error }) => error).filter((error) => error !== null),
    retry() {
      for (const list of lists) if (list.error) list.retry()
    },
  }
}
