import type { Basemap } from '@groundsheet/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { configQuery } from '../../data/service/config.ts'
import { projectsQuery } from '../../data/service/queries.ts'
import { useSession } from '../../data/service/session.ts'
import { useWholeList } from '../../data/service/whole-list.ts'
import { ofStatus } from '../../features/project-list/filter-projects.ts'
import { readProjectsSearch, type ProjectsSearch } from '../../url-state/projects-search.ts'
import { searchOf, useSearch, type SearchChange } from '../../url-state/use-search.ts'

const NO_BASEMAPS: readonly Basemap[] = []
const NO_STATUSES: readonly string[] = []

const readSearch = searchOf(readProjectsSearch)

/** State of the project list in the address. A `push` adds a history entry; a `replace` change does not. */
export function useProjectsState() {
  const { search, update } = useSearch(readSearch)
  const change = useCallback(
    (values: SearchChange<ProjectsSearch>, kind: 'push' | 'replace') => update(() => values, kind),
    [update],
  )
  return { search, change, update }
}

/** Projects as filtered in the address. The previous result stays visible while a search is loading. */
export function useProjects({ q = '', status = NO_STATUSES as string[] }: ProjectsSearch) {
  const { client, can } = useSession()
  const list = useWholeList(projectsQuery(client, q), can('projects:read'))
  const basemaps = useQuery(configQuery).data?.basemaps ?? NO_BASEMAPS
  const hasLoaded = list.items.length > 0 || list.complete || list.error !== null
  const [shownItems, setShownItems] = useState(list.items)
  if (hasLoaded && shownItems !== list.items) setShownItems(list.items)
  const items = hasLoaded ? list.items : shownItems
  const projects = useMemo(() => ofStatus(items, status), [items, status])
  return { list: { ...list, items }, projects, basemaps }
}
