import { useQuery } from '@tanstack/react-query'
import { hasWords } from '../../data/search/has-words.ts'
import { holesWithHitsQuery } from '../../data/holes/description-hits.ts'
import { useSession } from '../../data/service/session.ts'
import type { ProjectsSearch } from '../../url-state/projects-search.ts'

/** Holes with the searched words, if they are to be on the map; undefined: not requested, or not read yet. */
export function useHitsOnMap({ q = '', hits }: Pick<ProjectsSearch, 'q' | 'hits'>) {
  const { client, can } = useSession()
  const isRequested = hits === 'map' && hasWords(q) && can('tables:read') && can('locations:read')
  const { data } = useQuery({ ...holesWithHitsQuery(client, q), enabled: isRequested })
  return isRequested ? data : undefined
}
