import { useCallback, useMemo, useState } from 'react'
import { useSession } from '../../data/service/session.ts'
import { isFiltering } from '../../data/holes/hole-filter.ts'
import { HoleList } from '../../features/hole-list/hole-list.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { strings } from '../../ui/strings/strings.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { SIDEBAR_PARTS, type HoleOrder, type ProjectSearch } from '../../url-state/project-search.ts'
import { MAX_SELECTED_HOLES, type HoleSelection } from '../state/use-hole-selection.ts'
import type { RequestedBasemap } from '../views/legend-panel.tsx'
import { ProjectHead } from './project-head.tsx'
import type { PaintedHoles } from '../state/use-hole-colours.ts'
import type { FilteredProject } from '../state/use-hole-filter.ts'
import type { ProjectData } from '../state/use-project.ts'
import type { ProjectState } from '../state/use-project-state.ts'

interface Props extends Pick<ProjectState, 'change' | 'toggle'> {
  readonly projectId: string
  readonly data: ProjectData
  readonly filtered: FilteredProject
  readonly painted: PaintedHoles
  readonly search: ProjectSearch
  readonly selection: HoleSelection
  readonly basemap: RequestedBasemap
  readonly mapDrawn: boolean
  readonly onOpenHole: (id: string | null) => void
  readonly onExport: () => void
}

const { Component: FilterChoices } = lazyComponent(() => import('./filter-choices.tsx'))
const { Component: ActiveFilters } = lazyComponent(() => import('./filter-controls.tsx'), null)
const { Component: LegendPanel } = lazyComponent(() => import('../views/legend-panel.tsx'))

const PARTS = ['holes', ...SIDEBAR_PARTS] as const

/** Sidebar of a project: its name, and tabs of holes, filters and legend. */
export function ProjectSidebar(props: Props) {
  const { data, search, change } = props
  const { shapes } = data
  const session = useSession()
  const seesHoles = session.can('locations:read')
  const part = seesHoles ? (search.side ?? 'holes') : 'legend'
  const parts = PARTS.filter((name) => seesHoles || name === 'legend')
  return (
    <aside className="project-sidebar" aria-label={strings.project.sidebar} data-part={part}>
      <ProjectHead {...{ data, search, change }} mapDrawn={props.mapDrawn} onExport={props.onExport} />
      {(['locations:read', 'map:read'] as const)
        .filter((scope) => !session.can(scope))
        .map((scope) => (
          <Notice key={scope}>{strings.missing.scope(scope)}</Notice>
        ))}
      {shapes.errors.map((error) => (
        <ErrorNotice key={error.message} error={error} retry={shapes.retry} />
      ))}
      <Tabs
        label={strings.project.sidebar}
        tabs={parts.map((id) => ({ id, content: strings.project.parts[id] }))}
        open={part}
        onOpen={(id) => change({ side: SIDEBAR_PARTS.find((name) => name === id) }, 'replace')}
        beside={null}
      >
        {seesHoles && <HolesOnRequest {...props} part={part} />}
        {part === 'legend' && (
          <LegendPanel {...{ data, search, change }} basemap={props.basemap} painted={props.painted} />
        )}
      </Tabs>
    </aside>
  )
}

/** The active filters, with all filter options below, or with the holes that are left. */
function HolesOnRequest(props: Props & { readonly part: (typeof PARTS)[number] }) {
  const { projectId, data, filtered, search, change, toggle, part } = props
  const isFiltered = isFiltering(filtered.requested)
  /** The region stays when its last filter is removed, because it has the focus then. */
  const [showsFilters, setShowsFilters] = useState(isFiltered)
  if (isFiltered && !showsFilters) setShowsFilters(true)
  return (
    <PanelBoundary of={projectId}>
      {filtered.withWords.error && (
        <ErrorNotice error={filtered.withWords.error} retry={filtered.withWords.retry} />
      )}
      {showsFilters && <ActiveFilters {...{ data, filtered, change }} table={search.table} />}
      {part === 'filters' && <FilterChoices {...{ data, filtered, change, toggle }} />}
      {part === 'holes' && <Holes {...props} />}
    </PanelBoundary>
  )
}

function Holes({ data, filtered, search, selection, change, onOpenHole }: Props) {
  const listSelection = useMemo(
    () => ({ ids: selection.ids, isSelecting: selection.isSelecting, onSelect: selection.select }),
    [selection.ids, selection.isSelecting, selection.select],
  )
  const setOrder = useCallback((order: HoleOrder | undefined) => change({ order }, 'replace'), [change])
  return (
    <HoleList
      list={data.list}
      shown={filtered.holes}
      filtering={filtered.filtering}
      order={search.order}
      onOrder={setOrder}
      openId={search.hole ?? null}
      artwork={data.artwork}
      selection={listSelection}
      maxSelected={MAX_SELECTED_HOLES}
      onSelecting={selection.setSelecting}
      onOpenHole={onOpenHole}
    />
  )
}
