import type { ProjectItem } from '@groundsheet/contract'
import { useMemo, useState, type ReactNode } from 'react'
import type { CompanyHole } from '../../data/holes/company-holes.ts'
import { CompanyHoles } from '../../features/company-holes/company-holes.tsx'
import { companyStrings } from '../../ui/strings/company-strings.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { formatNear } from '../../url-state/near.ts'
import type { ProjectsSearch } from '../../url-state/projects-search.ts'
import type { SearchChange } from '../../url-state/use-search.ts'
import type { CompanyFilter } from './use-company-filter.ts'
import type { MapInView, useCompanyHoles } from './use-company-holes.ts'
import type { useOpenCompanyHole } from './use-open-company-hole.ts'
import type { CompanySelection } from './use-company-selection.ts'
import { withBearings } from './with-bearings.ts'

const { Component: CompanyFilters } = lazyComponent(() => import('./company-filters.tsx'))
const { Component: ActiveCompanyFilters } = lazyComponent(() => import('./active-company-filters.tsx'), null)
const { Component: CompanyHolePanel } = lazyComponent(() => import('./company-hole.tsx'))

interface Place {
  readonly longitude: number
  readonly latitude: number
}

interface Props {
  readonly list: { readonly items: readonly ProjectItem[] }
  readonly view: MapInView | null
  readonly search: ProjectsSearch
  readonly company: ReturnType<typeof useCompanyHoles>
  readonly filter: CompanyFilter
  readonly open: ReturnType<typeof useOpenCompanyHole>
  readonly selection: CompanySelection
  readonly change: (values: SearchChange<ProjectsSearch>, kind: 'push' | 'replace') => void
  readonly onNear: (place: Place) => void
  /** Controls of the heading. */
  readonly children: ReactNode
}

/** Beside the map of all projects: the open hole, or the list of holes. */
export default function CompanySidebar(props: Props) {
  const { view, search, company, filter, open, selection, change, onNear, children } = props
  const listsSelection = search.side === 'chosen'
  const showsFilters = search.side === 'filters'
  const selectionList = useSelectionList(selection)
  const { artwork } = company
  const near = listsSelection ? null : company.near
  const listed = listsSelection ? selectionList : company.listed
  const rows = useMemo(() => listed.holes && withBearings(listed.holes, near), [listed.holes, near])
  const middle = useMemo(() => (view ? middleOf(view) : null), [view])
  const { ids, toggle } = selection
  const rowSelection = useMemo(() => ({ ids, onToggle: toggle }), [ids, toggle])
  if (search.hole !== undefined && search.project !== undefined)
    return <OpenCompanyHole {...props} listed={listed.holes ?? NO_HOLES} />
  const showsHoles = !listsSelection && !showsFilters
  return (
    <CompanyHoles
      {...listed}
      {...{ near, artwork }}
      holes={rows}
      openId={null}
      {...titleOf(search)}
      selection={rowSelection}
      onOpen={open.open}
      onNear={(next) => change({ near: next ? formatNear(next) : undefined }, 'push')}
      used={!listsSelection && <UsedFilters {...{ company, filter, change }} />}
      isLeftOut={!listsSelection && filter.isUsed && (company.filtered?.all.length ?? 0) > 0}
      instead={showsFilters && <CompanyFilters {...{ company, filter, change }} isOfView={view !== null} />}
    >
      {children}
      {showsHoles && <SelectButtons selection={selection} listed={listed.holes ?? NO_HOLES} />}
      {showsHoles && middle && (
        <button type="button" className="button" data-quiet onClick={() => onNear(middle)}>
          {companyStrings.near.middle}
        </button>
      )}
    </CompanyHoles>
  )
}

interface OpenProps extends Props {
  readonly listed: readonly CompanyHole[]
}

/** The open hole among those that are listed. */
function OpenCompanyHole({ list, search, company, open, selection, onNear, listed: holes }: OpenProps) {
  const { hole: openId = '', project: projectId = '' } = search
  const index = holes.findIndex(({ id }) => id === openId)
  const hole: CompanyHole | undefined = holes[index] ?? company.drawn?.find(({ id }) => id === openId)
  const project = hole?.project ?? list.items.find(({ id }) => id === projectId)
  const position = hole?.position
  return (
    <CompanyHolePanel
      holeId={openId}
      project={project ?? { id: projectId, projectId: '', projectName: '' }}
      hole={hole}
      {...neighboursIn(holes, index)}
      search={search}
      open={open}
      isSelected={selection.ids.has(openId)}
      onToggleSelected={() => selection.toggle({ id: openId, project: { id: projectId } })}
      onOpenHole={(id) => {
        const other = holes.find((one) => one.id === id)
        if (other) open.open(other)
      }}
      onNear={position ? () => onNear(position) : null}
    />
  )
}

function titleOf({ side }: ProjectsSearch) {
  if (side === 'chosen') return { title: companyStrings.selection.title }
  return side === 'filters' ? { title: companyStrings.filters.title } : {}
}

/** Active filters. The region stays when its last filter is removed, because it has the focus then. */
function UsedFilters(props: Pick<Props, 'company' | 'filter' | 'change'>) {
  const { isUsed } = props.filter
  const [wasUsed, setWasUsed] = useState(isUsed)
  if (isUsed && !wasUsed) setWasUsed(true)
  return wasUsed && <ActiveCompanyFilters {...props} />
}

const NO_HOLES: readonly CompanyHole[] = []

/** The selected holes as a list, in order of selection. */
function useSelectionList({ holes, complete, error, retry }: CompanySelection) {
  const listed = useMemo(() => holes.map((hole): CompanyHole => ({ ...hole, metres: null })), [holes])
  const projects = new Set(holes.map(({ project }) => project.id)).size
  const summary = companyStrings.selection.count(holes.length, projects)
  return { holes: listed, loading: !complete, error, retry, summary }
}

interface SelectProps {
  readonly selection: CompanySelection
  readonly listed: readonly CompanyHole[]
}

/** Starts selecting on the map, and selects all that is listed. */
function SelectButtons({ selection, listed }: SelectProps) {
  const words = companyStrings.selection
  const others = listed.filter(({ id }) => !selection.ids.has(id))
  return (
    <>
      <button
        type="button"
        className="button"
        aria-pressed={selection.isSelecting}
        onClick={() => selection.setSelecting(!selection.isSelecting)}
      >
        {words.start}
      </button>
      {selection.isSelecting && others.length > 0 && (
        <button type="button" className="button" data-quiet onClick={() => selection.add(others)}>
          {words.all(others.length)}
        </button>
      )}
    </>
  )
}

/** Holes before and after one in a list; null: there is none, or the one is not in the list. */
const neighboursIn = (holes: readonly CompanyHole[], index: number) => ({
  previous: index < 0 ? null : (holes[index - 1] ?? null),
  next: index < 0 ? null : (holes[index + 1] ?? null),
})

function middleOf({ bounds: [west, south, east, north] }: MapInView): Place {
  const longitude = (west + east) / 2
  return { longitude: longitude - 360 * Math.round(longitude / 360), latitude: (south + north) / 2 }
}
