import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { findTowns } from '../../data/map/find-towns.ts'
import { townsQuery } from '../../data/map/towns-query.ts'
import { hasWords } from '../../data/search/has-words.ts'
import { compareNames, holesNamed } from '../../data/search/holes-named.ts'
import {
  holeSuggestionsQuery,
  projectSuggestionsQuery,
  rowSuggestionsQuery,
} from '../../data/search/search-queries.ts'
import { locationsQuery } from '../../data/service/queries.ts'
import { useSession } from '../../data/service/session.ts'
import { useWholeList } from '../../data/service/whole-list.ts'
import { useTypedPlace } from './use-typed-place.ts'

/** Wait after the last letter before the search is sent. */
const TYPING_PAUSE_MS = 150
const MAX_TOWNS = 4
const NO_TOWNS: readonly never[] = []

interface SearchContext {
  readonly projectId: string | null
  readonly assumedGrid: string | null
}

export type SearchResults = ReturnType<typeof useSearchResults>

/** Everything that a text finds. In a project, its own holes and rows are apart from those of others. */
export function useSearchResults(text: string, { projectId, assumedGrid }: SearchContext) {
  const requested = usePaused(text.trim())
  const own = useOwn(requested, projectId)
  const all = useOfAll(requested, projectId)
  const { query: stated, ...place } = useTypedPlace(requested, {
    projectId,
    assumedGrid,
    holes: own.list.items,
  })
  const gazetteer = useQuery({ ...townsQuery, enabled: requested !== '' })
  const towns = useMemo(
    () => findTowns(requested, gazetteer.data?.features ?? NO_TOWNS, MAX_TOWNS),
    [requested, gazetteer.data],
  )
  // Rows refuse some texts, which is no error of the others.
  const failed = [all.projectsQuery, all.holesQuery, stated].filter(({ error }) => error !== null)
  const waited = [all.projectsQuery, all.holesQuery, all.rowsQuery, own.rowsQuery, stated, gazetteer]
  const isSettled = waited.every(({ isFetching, isPlaceholderData }) => !isFetching && !isPlaceholderData)
  return {
    text: requested,
    settledText: isSettled && !own.list.loading ? requested : null,
    ownHoles: own.holes,
    ownRows: own.rows,
    projects: all.projects,
    holes: all.holes,
    rows: all.rows,
    ...place,
    towns,
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach((query) => void query.refetch()),
  }
}

/** Holes and rows of the open project. */
function useOwn(requested: string, projectId: string | null) {
  const { client, can } = useSession()
  const isIn = projectId !== null && requested !== ''
  const list = useWholeList(
    locationsQuery(client, projectId ?? '', can('map:read')),
    isIn && can('locations:read'),
  )
  const { items } = list
  const holes = useMemo(() => (isIn ? holesNamed(requested, items) : NO_TOWNS), [isIn, requested, items])
  const seesRows = isIn && can('tables:read') && hasWords(requested)
  const rowsQuery = useQuery({
    ...rowSuggestionsQuery(client, { text: requested, projectId, withHoles: can('locations:read') }),
    enabled: seesRows,
  })
  return { list, holes, rowsQuery, rows: seesRows ? (rowsQuery.data?.data ?? NO_TOWNS) : NO_TOWNS }
}

/** Projects, holes and rows of all but the open project. */
function useOfAll(requested: string, projectId: string | null) {
  const { client, can } = useSession()
  const isRequested = requested !== ''
  const projectsQuery = useQuery({
    ...projectSuggestionsQuery(client, requested),
    enabled: isRequested && can('projects:read'),
  })
  const holesQuery = useQuery({
    ...holeSuggestionsQuery(client, requested),
    enabled: isRequested && can('locations:read'),
  })
  const seesRows = can('tables:read') && hasWords(requested)
  const rowsQuery = useQuery({
    ...rowSuggestionsQuery(client, { text: requested, projectId: null, withHoles: can('locations:read') }),
    enabled: seesRows,
  })
  const isOther = ({ project }: { readonly project: { readonly id: string } }) => project.id !== projectId
  const folded = requested.toLowerCase()
  return {
    projectsQuery,
    holesQuery,
    rowsQuery,
    projects: projectsQuery.data?.data ?? NO_TOWNS,
    holes: (holesQuery.data?.data ?? NO_TOWNS)
      .filter(isOther)
      .toSorted((a, b) => compareNames(a.locationId, b.locationId, folded)),
    rows: seesRows ? (rowsQuery.data?.data ?? NO_TOWNS).filter(isOther) : NO_TOWNS,
  }
}

/** A text as it was before the last pause in typing; an empty one at once. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : paused
}
