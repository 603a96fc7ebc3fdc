import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { configQuery, type Basemap } from '../../data/config.ts'
import { holeTypesOf } from '../../data/hole-types.ts'
import { useMarkerArtwork } from '../../data/marker-artwork.ts'
import { useProjectHoles } from '../../data/project-holes.ts'
import { useProjectShapes } from '../../data/project-shapes.ts'
import { projectQuery } from '../../data/queries.ts'
import { useSession } from '../../data/session.ts'
import { strings } from '../../ui/strings.ts'

const NO_BASEMAPS: readonly Basemap[] = []

export type ProjectData = ReturnType<typeof useProject>

/** All that the screen of a project shows, as far as the key may read it. */
export function useProject(projectId: string) {
  const { client, me, can } = useSession()
  const project = useQuery({ ...projectQuery(client, projectId), enabled: can('projects:read') })
  const list = useProjectHoles(projectId, project.data)
  const shapes = useProjectShapes(projectId)
  const types = useMemo(() => holeTypesOf(list.holes), [list.holes])
  const basemaps = useQuery(configQuery).data?.basemaps ?? NO_BASEMAPS
  const named = me.projects?.find(({ id }) => id === projectId)?.name
  return {
    name: project.data?.projectName ?? named ?? strings.project.unnamed,
    project: project.data ?? null,
    error: project.error,
    retry: () => void project.refetch(),
    list,
    shapes,
    types,
    basemaps,
    /** Nothing more of the map is on its way. */
    complete: (list.complete || !can('locations:read')) && shapes.complete,
    ...useMarkerArtwork(list.holes),
  }
}
