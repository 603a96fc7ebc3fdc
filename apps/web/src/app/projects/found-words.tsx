import type { SearchHit } from '@groundsheet/contract'
import { useQuery } from '@tanstack/react-query'
import { descriptionHitsQuery } from '../../data/holes/description-hits.ts'
import { useSession } from '../../data/service/session.ts'
import { WordHits } from '../../features/word-hits/word-hits.tsx'
import { formatCamera } from '../../url-state/camera.ts'
import type { ProjectsSearch } from '../../url-state/projects-search.ts'
import type { SearchChange } from '../../url-state/use-search.ts'

/** Close enough to tell a hole from its neighbours. */
const HOLE_ZOOM = 16

interface Props {
  readonly q: string
  readonly change: (values: SearchChange<ProjectsSearch>, kind: 'step' | 'quiet') => void
}

/** Descriptions of all projects with the searched words; a hole opens with its table of them. */
export default function FoundWords({ q, change }: Props) {
  const { client, can } = useSession()
  const { data } = useQuery(descriptionHitsQuery(client, q, can('locations:read')))
  if (!data) return null
  function open({ location, project, table }: SearchHit) {
    if (!location) return
    const { id, longitude, latitude } = location
    const at =
      longitude === null || latitude === null
        ? undefined
        : formatCamera({ zoom: HOLE_ZOOM, longitude, latitude })
    change({ hole: id, project: project.id, tab: table, card: undefined, ...(at ? { at } : {}) }, 'step')
  }
  return <WordHits {...data} onOpen={open} />
}
