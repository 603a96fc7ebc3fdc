import { useMemo } from 'react'
import { useHolesOfProjects } from '../../data/holes/holes-of-projects.ts'
import { parsePicked } from '../../url-state/picked-holes.ts'

/** Holes of several projects that an address names, in its order, as far as they have been read. */
export function useHolesOfAddress(pick: readonly string[] | undefined) {
  const picked = useMemo(() => parsePicked(pick), [pick])
  const projectIds = useMemo(() => [...new Set(picked.map(({ projectId }) => projectId))].sort(), [picked])
  const { byId, complete, error, retry } = useHolesOfProjects(projectIds)
  const holes = useMemo(
    () =>
      picked.flatMap(({ id, projectId }) => {
        const hole = byId.get(id)
        return hole?.project.id === projectId ? hole : []
      }),
    [picked, byId],
  )
  return { picked, holes, complete, error, retry }
}
