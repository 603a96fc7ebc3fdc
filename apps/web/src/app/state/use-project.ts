import type { Basemap } from '@groundsheet/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { displayName } from '../../data/text/display-name.ts'
import { configQuery } from '../../data/service/config.ts'
import { holeTypesOf } from '../../data/holes/hole-types.ts'
import { useMarkerArtwork } from '../../data/holes/marker-artwork.ts'
import { useProjectHoles } from '../../data/holes/project-holes.ts'
import { useProjectShapes } from '../../data/map/project-shapes.ts'
import { projectQuery } from '../../data/service/queries.ts'
import { useSession } from '../../data/service/session.ts'
import { strings } from '../../ui/strings/strings.ts'
import { useAssumedGrid } from './use-assumed-grid.ts'

const NO_BASEMAPS: readonly Basemap[] = []

export type ProjectData = ReturnType<typeof useProject>

/** Data of a project screen, as far as the key may read it. `assumedGrid`: see `useAssumedGrid`. */
export function useProject(projectId: string, assumedGrid: string | undefined) {
  const { client, me, can } = useSession()
  const project = useQuery({ ...projectQuery(client, projectId), enabled: can('projects:read') })
  const listed = useProjectHoles(projectId, project.data)
  const placed = useAssumedGrid({ project: project.data ?? null, holes: listed.holes }, assumedGrid)
  const list = useMemo(() => ({ ...listed, holes: placed.holes }), [listed, placed.holes])
  const shapes = useProjectShapes(projectId)
  const types = useMemo(() => holeTypesOf(list.holes), [list.holes])
  const basemaps = useQuery(configQuery).data?.basemaps ?? NO_BASEMAPS
  const named = me.projects?.find(({ id }) => id === projectId)?.name
  return {
    id: projectId,
    /** For display. */
    name: displayName(project.data?.projectName ?? named ?? strings.project.unnamed),
    project: placed.project,
    /** The grid of the project is not stated. */
    isGridUnknown: project.data?.crs === null,
    /** Error of the conversion from the assumed grid. */
    gridError: placed.error,
    error: project.error,
    retry: () => void project.refetch(),
    list,
    shapes,
    types,
    basemaps,
    /** Everything on the map has loaded. */
    complete: (list.complete || !can('locations:read')) && shapes.complete,
    ...useMarkerArtwork(list.holes),
  }
}
