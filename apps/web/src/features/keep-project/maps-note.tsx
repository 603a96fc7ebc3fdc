import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useProjectHoles } from '../../data/holes/project-holes.ts'
import { boundsOf } from '../../data/map/bounds-of.ts'
import { keptBasemapsQuery, keptBytesQuery } from '../../data/map/keep-tiles.ts'
import { configQuery } from '../../data/service/config.ts'
import { keepDialogStrings as words } from '../../ui/strings/keep-dialog-strings.ts'

/** Says which maps are kept with the project, how much that is, and which need a network. */
export function MapsNote({ projectId }: { readonly projectId: string }) {
  const { data: config } = useQuery(configQuery)
  const { holes, complete } = useProjectHoles(projectId, undefined)
  const area = useMemo(() => boundsOf(holes.flatMap(({ position }) => position ?? [])), [holes])
  const { data: chosen } = useQuery({
    ...keptBasemapsQuery(config?.basemaps ?? [], area),
    enabled: config !== undefined && complete,
  })
  const names = chosen?.kept.map(({ name }) => name) ?? []
  const { data: bytes = null } = useQuery({
    ...keptBytesQuery(chosen?.kept ?? []),
    enabled: names.length > 0,
  })
  return (
    <p>
      {[
        words.offlineMap,
        ...(names.length > 0 ? [words.maps(names, bytes)] : []),
        ...(chosen && chosen.others.length > 0 ? [words.needNetwork(chosen.others)] : []),
        ...(config && config.overlays.length > 0 ? [words.overlays] : []),
      ].join(' ')}
    </p>
  )
}
