import type { LocationGroup } from '@groundsheet/contract'
import { useMemo, type ComponentProps } from 'react'
import { holeTypesOf } from '../../data/holes/hole-types.ts'
import { MAX_ROWS_WITH_WORDS } from '../../data/holes/holes-with-words.ts'
import { useSession } from '../../data/service/session.ts'
import { FilterPanel, type ListedFacet } from '../../features/filters/filter-panel.tsx'
import { Notice } from '../../ui/notice.tsx'
import { companyStrings } from '../../ui/strings/company-strings.ts'
import { formatDateRange, type DateRange } from '../../url-state/date-range.ts'
import { formatDepthRange, type DepthRange } from '../../url-state/depth-range.ts'
import { toggled } from '../../url-state/project-search.ts'
import type { ProjectsSearch } from '../../url-state/projects-search.ts'
import type { SearchChange } from '../../url-state/use-search.ts'
import { COMPANY_MEMBERS, type CompanyFilter } from './use-company-filter.ts'
import type { useCompanyHoles } from './use-company-holes.ts'

export interface CompanyFilterProps {
  readonly company: ReturnType<typeof useCompanyHoles>
  readonly filter: CompanyFilter
  readonly change: (values: SearchChange<ProjectsSearch>, kind: 'push' | 'replace') => void
}

interface Props extends CompanyFilterProps {
  /** There is a map, whose view is counted. */
  readonly isOfView: boolean
}

const NO_GROUPS: readonly LocationGroup[] = []
const words = companyStrings.filters

/** All options of the filter of holes of all projects, with counts of those in view or near a place. */
export default function CompanyFilters({ company, filter, change, isOfView }: Props) {
  const { can } = useSession()
  const { filtered, near, artwork } = company
  const { requested } = filter
  const types = useMemo(() => holeTypesOf(filtered?.all ?? []), [filtered?.all])
  const canSearch = can('tables:read')
  const act = useMemo(
    () => ({
      onToggle(facet: ListedFacet, value: string) {
        const member = COMPANY_MEMBERS[facet]
        if (member) change({ [member]: toggled(requested[facet], value) }, 'push')
      },
      onStatus: (status: string) => change({ status: toggled(requested.statuses, status) }, 'push'),
      onDepth: (range: DepthRange | null) =>
        change({ depth: range ? formatDepthRange(range) : undefined }, 'push'),
      onDate: (range: DateRange | null) =>
        change({ date: range ? formatDateRange(range) : undefined }, 'push'),
      onWords: canSearch ? (text: string) => change({ words: text === '' ? undefined : text }, 'push') : null,
      onUnplaced: () => undefined,
    }),
    [change, requested, canSearch],
  )
  if (!filtered && company.counted) return <CountedFilters {...{ company, filter, act, isOfView }} />
  if (!filtered)
    return (
      <div className="company-filters">
        <p className="soft">{words.counting}</p>
      </div>
    )
  const { index, hasAllWords } = filtered
  const { counts } = filtered.filtered
  return (
    <div className="company-filters">
      <p className="soft">{near ? describeNear(company, near.radius) : words.ofView}</p>
      {!hasAllWords && <Notice>{words.partly(MAX_ROWS_WITH_WORDS)}</Notice>}
      <FilterPanel {...{ index, types, artwork, counts }} filter={requested} groups={NO_GROUPS} {...act} />
    </div>
  )
}

interface CountedProps extends Pick<CompanyFilterProps, 'company' | 'filter'> {
  readonly act: Pick<
    ComponentProps<typeof FilterPanel>,
    'onToggle' | 'onStatus' | 'onDepth' | 'onDate' | 'onWords' | 'onUnplaced'
  >
  readonly isOfView: boolean
}

/** The same options with counts of the service. */
function CountedFilters({ company: { counted, artwork }, filter, act, isOfView }: CountedProps) {
  if (!counted) return null
  const { index, types, counts, areWordsWhole } = counted
  return (
    <div className="company-filters">
      <p className="soft">{isOfView ? words.ofView : words.ofAll}</p>
      {!areWordsWhole && <Notice>{words.countedPartly}</Notice>}
      <FilterPanel
        {...{ index, types, artwork, counts }}
        filter={filter.requested}
        groups={NO_GROUPS}
        {...act}
      />
    </div>
  )
}

const describeNear = ({ filtered, isWhole }: CompanyFilterProps['company'], radius: number): string =>
  (isWhole ? words.ofNear : words.ofNearest)(filtered?.all.length ?? 0, radius)
