import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useProjectHoles } from '../../data/holes/project-holes.ts'
import { boundsOf } from '../../data/map/bounds-of.ts'
import { keptBasemapsQuery, keptBytesQuery } from '../../data/map/keep-tiles.ts'
import { configQuery } from '../../data/service/config.ts'
import { keepDialogStrings as words } from '../../ui/strings/keep-dialog-strings.ts'

/** The maps kept with the project, their size, and those that need a network. */
export function MapsNote({ projectId }: { readonly projectId: string }) {
  const { data: config } = useQuery(configQuery)
  const { holes, complete } = useProjectHoles(projectId, undefined)
  const area = useMemo(() => boundsOf(holes.flatMap(({ position }) => position ?? [])), [holes])
  const { data: basemapsToKeep } = useQuery({
    ...keptBasemapsQuery(config?.basemaps ?? [], area),
    enabled: config !== undefined && complete,
  })
  const names = basemapsToKeep?.kept.map(({ name }) => name) ?? []
  const { data: bytes = null } = useQuery({
    ...keptBytesQuery(basemapsToKeep?.kept ?? []),
    enabled: names.length > 0,
  })
  return (
    <p>
      {[
        words.offlineMap,
        ...(names.length > 0 ? [words.maps(names, bytes)] : []),
        ...(basemapsToKeep && basemapsToKeep.others.length > 0
          ? [words.needNetwork(basemapsToKeep.others)]
          : []),
        ...(config && config.overlays.length > 0 ? [words.overlays] : []),
      ].join(' ')}
    </p>
  )
}
