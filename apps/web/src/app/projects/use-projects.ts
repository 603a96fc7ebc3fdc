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
const NONE: readonly string[] = []

const readSearch = searchOf(readProjectsSearch)

/** The state of the projects' screen is its address. A `step` can be undone by going back; a `quiet` change cannot. */
export function useProjectsState() {
  const { search, update } = useSearch(readSearch)
  const change = useCallback(
    (values: SearchChange<ProjectsSearch>, kind: 'step' | 'quiet') => update(() => values, kind),
    [update],
  )
  return { search, change }
}

/** The projects the address asks for. While a new search is on its way, what was found last stays in sight. */
export function useProjects({ q = '', status = NONE as string[] }: ProjectsSearch) {
  const { client, can } = useSession()
  const list = useWholeList(projectsQuery(client, q), can('projects:read'))
  const basemaps = useQuery(configQuery).data?.basemaps ?? NO_BASEMAPS
  const arrived = list.items.length > 0 || list.complete || list.error !== null
  const [kept, setKept] = useState(list.items)
  if (arrived && kept !== list.items) setKept(list.items)
  const items = arrived ? list.items : kept
  const projects = useMemo(() => ofStatus(items, status), [items, status])
  return { list: { ...list, items }, projects, basemaps }
}
