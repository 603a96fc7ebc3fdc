import { useMemo } from 'react'
import { useHolesOfProjects } from '../../data/holes/holes-of-projects.ts'
import { parseSelectedHoles } from '../../url-state/selected-holes.ts'

/** Holes of several projects that an address names, in its order, as far as they have been read. */
export function useHolesOfAddress(pick: readonly string[] | undefined) {
  const selected = useMemo(() => parseSelectedHoles(pick), [pick])
  const projectIds = useMemo(
    () => [...new Set(selected.map(({ projectId }) => projectId))].sort(),
    [selected],
  )
  const { byId, complete, error, retry } = useHolesOfProjects(projectIds)
  const holes = useMemo(
    () =>
      selected.flatMap(({ id, projectId }) => {
        const hole = byId.get(id)
        return hole?.project.id === projectId ? hole : []
      }),
    [selected, byId],
  )
  return { selected, holes, complete, error, retry }
}
