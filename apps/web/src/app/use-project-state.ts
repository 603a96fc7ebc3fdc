import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { toggled, type ProjectSearch } from '../url-state/project-search.ts'
import { compact } from '../url-state/search-text.ts'

type Change = { [K in keyof ProjectSearch]?: ProjectSearch[K] | undefined }

/** A `step` can be undone by going back; a `quiet` change cannot. */
type Kind = 'step' | 'quiet'

/** Lists of the address whose values are switched one by one. */
type List = 'hide' | 'type' | 'has' | 'group' | 'pick'

export type ProjectState = ReturnType<typeof useProjectState>

/** The state of a project's screen is its address. */
export function useProjectState() {
  const search = useSearch({ from: '/projects/$projectId' })
  const navigate = useNavigate({ from: '/projects/$projectId' })
  const change = useCallback(
    (values: Change, kind: Kind) => {
      void navigate({ search: (now) => compact({ ...now, ...values }), replace: kind === 'quiet' })
    },
    [navigate],
  )
  const toggle = useCallback(
    (list: List, value: string, kind: Kind = 'quiet') => {
      void navigate({
        search: (now) => compact({ ...now, [list]: toggled(now[list], value) }),
        replace: kind === 'quiet',
      })
    },
    [navigate],
  )
  return { search, change, toggle }
}
