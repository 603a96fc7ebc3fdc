import { useQuery } from '@tanstack/react-query'
import type { Hole } from '../../data/holes/hole.ts'
import { projectQuery } from '../../data/service/queries.ts'
import { useSession } from '../../data/service/session.ts'

interface Site {
  readonly projectId: string | null
  readonly assumedGrid: string | null
  readonly holes: readonly Hole[]
}

/** Great Britain and Ireland: what numbers without a grid or an order are likely to mean. */
const BRITISH_ISLES = { fit: null, near: { longitude: -3.5, latitude: 54.6 }, code: null }
const NO_PLACES: readonly never[] = []

/** Places that a grid reference, coordinates or a map link may mean, and whether the text is such a link. */
export function useTypedPlace(text: string, { projectId, assumedGrid, holes }: Site) {
  const { client, can } = useSession()
  const project = useQuery({
    ...projectQuery(client, projectId ?? ''),
    enabled: text !== '' && projectId !== null && can('projects:read'),
  })
  const code = project.data?.crs?.code ?? assumedGrid
  // oxlint-disable-next-line @tanstack/query/exhaustive-deps -- a hundred thousand holes are no key
  const query = useQuery({
    queryKey: ['stated-place', text, projectId, code, holes.length],
    queryFn: () => statedPlace(text, projectId === null || holes.length === 0 ? null : { code, holes }),
    enabled: text !== '',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return { query, places: query.data?.places ?? NO_PLACES, isLink: query.data?.isLink ?? false }
}

interface StatedSite {
  readonly code: string | null
  readonly holes: readonly Hole[]
}

async function statedPlace(text: string, site: StatedSite | null) {
  const [{ findPlaces }, { siteGridOf }, { isMapLink }] = await Promise.all([
    import('../../features/map/coordinates/find-place.ts'),
    import('../../features/map/coordinates/site-grid.ts'),
    import('../../features/map/coordinates/read-map-link.ts'),
  ])
  const places = await findPlaces(text, site ? siteGridOf(site.holes, site.code) : BRITISH_ISLES)
  return { places, isLink: isMapLink(text) }
}
