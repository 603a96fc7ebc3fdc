import { useNavigate, useSearch } from '@tanstack/react-router'
import { compact } from '../url-state/search-text.ts'
import { toggled, type ProjectSearch } from '../url-state/project-search.ts'

type Change = { [K in keyof ProjectSearch]?: ProjectSearch[K] | undefined }

export type ProjectState = ReturnType<typeof useProjectState>

/** The state of a project's screen is its address. A `step` can be undone by going back; a `quiet` change cannot. */
export function useProjectState() {
  const search = useSearch({ from: '/projects/$projectId' })
  const navigate = useNavigate({ from: '/projects/$projectId' })
  function change(values: Change, kind: 'step' | 'quiet') {
    void navigate({ search: (now) => compact({ ...now, ...values }), replace: kind === 'quiet' })
  }
  return {
    search,
    change,
    toggle: (list: 'hide' | 'off', value: string) => {
      void navigate({
        search: (now) => compact({ ...now, [list]: toggled(now[list], value) }),
        replace: true,
      })
    },
  }
}
