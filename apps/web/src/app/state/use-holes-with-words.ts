import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { idsWithWordsQuery } from '../../data/holes/ids-with-words.ts'
import type { HoleFilter } from '../../data/holes/hole-filter.ts'
import { hasWords } from '../../data/search/has-words.ts'
import { useSession } from '../../data/service/session.ts'

/** Holes of a project with words in their descriptions, as a part of the filter. */
export function useHolesWithWords(projectId: string, text: string | undefined) {
  const { client, can } = useSession()
  const isRequested = text !== undefined && hasWords(text) && can('tables:read') && can('locations:read')
  const { data, error, refetch } = useQuery({
    ...idsWithWordsQuery(client, projectId, text ?? ''),
    enabled: isRequested,
  })
  const words = useMemo(
    (): HoleFilter['words'] => (isRequested ? { text, holes: data ?? null } : undefined),
    [isRequested, text, data],
  )
  return { words, isRead: !isRequested || data !== undefined, error, retry: () => void refetch() }
}
