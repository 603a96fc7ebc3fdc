import type { ProjectItem } from '@groundsheet/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CompanyHole, CompanyHoles } from '../../data/holes/company-holes.ts'
import { filterCompanyHoles, type StatusOf } from '../../data/holes/filter-company-holes.ts'
import { isFiltering, type Facet, type HoleFilter } from '../../data/holes/hole-filter.ts'
import { projectIdsOf } from '../../data/holes/project-ids-of.ts'
import { idsOfProjectsQuery } from '../../data/holes/holes-with-words.ts'
import { hasWords } from '../../data/search/has-words.ts'
import { useSession } from '../../data/service/session.ts'
import { parseDateRange } from '../../url-state/date-range.ts'
import { parseDepthRange } from '../../url-state/depth-range.ts'
import type { ProjectsSearch } from '../../url-state/projects-search.ts'

/** Address parameter of each part of the filter of holes of all projects. */
export const COMPANY_MEMBERS: Partial<Record<Facet, keyof ProjectsSearch>> = {
  types: 'type',
  statuses: 'status',
  depth: 'depth',
  date: 'date',
  tables: 'has',
  words: 'words',
}

export type CompanyFilter = ReturnType<typeof useCompanyFilter>

/** The filter of holes of all projects, as in the address. Its holes with words are read separately. */
export function useCompanyFilter(search: ProjectsSearch, all: readonly ProjectItem[]) {
  const { can } = useSession()
  const { type, status, depth, date, has, words = '' } = search
  const text = hasWords(words) && can('tables:read') ? words : undefined
  const requested = useMemo(
    (): HoleFilter => ({
      types: type,
      statuses: status,
      depth: parseDepthRange(depth) ?? undefined,
      date: parseDateRange(date) ?? undefined,
      tables: has,
      words: text === undefined ? undefined : { text, holes: null },
    }),
    [type, status, depth, date, has, text],
  )
  const statuses = useMemo(() => new Map(all.map((project) => [project.id, project.status])), [all])
  const statusOf: StatusOf = useMemo(() => (id) => statuses.get(id), [statuses])
  return { requested, text, statusOf, isUsed: isFiltering(requested), needsTables: has !== undefined }
}

/** Number of parts of the filter in use. */
export const countFilters = ({ requested }: CompanyFilter): number =>
  Object.values(requested).filter(Boolean).length

const NO_HOLES: readonly CompanyHole[] = []

/** The filter with the holes of its words, as far as they are read, among those that are shown. */
export function useFilterWithWords({ requested, text }: CompanyFilter, shown: readonly CompanyHole[] | null) {
  const { client } = useSession()
  const holes = shown ?? NO_HOLES
  const projects = useMemo(() => projectIdsOf(holes), [holes])
  const query = useQuery({
    ...idsOfProjectsQuery(client, text ?? '', projects),
    enabled: text !== undefined && projects.length > 0,
  })
  const { data } = query
  const filter = useMemo(
    (): HoleFilter =>
      text === undefined ? requested : { ...requested, words: { text, holes: data?.ids ?? null } },
    [requested, text, data],
  )
  return {
    filter,
    isLoading: query.isFetching,
    isWhole: data?.isWhole ?? true,
    error: query.error,
    retry: () => void query.refetch(),
  }
}

/** What a filter leaves of holes. Tables filter once they are read. Null: no holes yet. */
export function useFilteredHoles(
  holes: readonly CompanyHole[] | null,
  read: Pick<CompanyHoles, 'hasTables'> | undefined,
  filter: HoleFilter,
  statusOf: StatusOf,
) {
  const hasTables = read?.hasTables ?? false
  return useMemo(() => {
    const known = hasTables ? filter : { ...filter, tables: undefined }
    return holes && filterCompanyHoles(holes, known, statusOf)
  }, [holes, hasTables, filter, statusOf])
}
