import { useCallback, useMemo, useState } from 'react'
import type { Basemap } from '../../data/config.ts'
import { useSession } from '../../data/session.ts'
import { HoleList } from '../../features/hole-list/hole-list.tsx'
import { Fold } from '../../ui/fold.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { strings } from '../../ui/strings.ts'
import type { HoleOrder, ProjectSearch } from '../../url-state/project-search.ts'
import { MOST_CHOSEN, type ChosenHoles } from '../state/use-chosen-holes.ts'
import { ActiveFilters, FilterChoices } from './filter-controls.tsx'
import { LegendPanel } from '../views/legend-panel.tsx'
import { PartSwitch, type SidebarPart } from './part-switch.tsx'
import { ProjectHead } from './project-head.tsx'
import { useFolds } from '../state/use-folds.ts'
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
  readonly chosen: ChosenHoles
  readonly basemap: Basemap | undefined
  readonly onSelect: (id: string | null) => void
  readonly onExport: () => void
}

/** The project by name: its holes, which of them are asked for, and what the map shows. */
export function ProjectSidebar(props: Props) {
  const { projectId, data, filtered, search, chosen, change, toggle } = props
  const session = useSession()
  const { list, shapes, artwork } = data
  const [part, setPart] = useState<SidebarPart>('holes')
  const folds = useFolds()
  const foldOf = (name: 'filters' | 'legend') => ({
    name,
    title: strings[name].title,
    open: folds.isOpen(name) || part === name,
    onOpen(open: boolean) {
      setPart('holes')
      folds.setOpen(name, open)
    },
  })
  const choice = useMemo(
    () => ({ ids: chosen.ids, choosing: chosen.choosing, onChoose: chosen.choose }),
    [chosen.ids, chosen.choosing, chosen.choose],
  )
  const setOrder = useCallback((order: HoleOrder | undefined) => change({ order }, 'quiet'), [change])
  return (
    <aside className="project-sidebar" aria-label={strings.project.sidebar} data-part={part}>
      <ProjectHead
        data={data}
        open={folds.isOpen('facts')}
        onOpen={(open) => folds.setOpen('facts', open)}
        onExport={props.onExport}
      >
        <PartSwitch part={part} onPart={setPart} />
      </ProjectHead>
      {(['locations:read', 'map:read'] as const)
        .filter((scope) => !session.can(scope))
        .map((scope) => (
          <Notice key={scope}>{strings.missing.scope(scope)}</Notice>
        ))}
      {session.can('locations:read') && (
        <PanelBoundary of={projectId}>
          <div className="project-find">
            <SearchField
              label={strings.holes.find}
              value={search.find ?? ''}
              pause={0}
              onChange={(find) => change({ find: find === '' ? undefined : find }, 'quiet')}
            />
          </div>
          <ActiveFilters {...{ data, filtered, change }} table={search.table} />
          <Fold {...foldOf('filters')}>
            <FilterChoices {...{ data, filtered, change, toggle }} />
          </Fold>
          <HoleList
            list={list}
            shown={filtered.holes}
            filtering={filtered.filtering}
            order={search.order}
            onOrder={setOrder}
            selected={search.hole ?? null}
            artwork={artwork}
            choice={choice}
            mostChosen={MOST_CHOSEN}
            onChoosing={chosen.setChoosing}
            onSelect={props.onSelect}
          />
        </PanelBoundary>
      )}
      {shapes.errors.map((error) => (
        <ErrorNotice key={error.message} error={error} retry={shapes.retry} />
      ))}
      <Fold {...foldOf('legend')}>
        <LegendPanel {...{ data, search, change, toggle }} basemap={props.basemap} painted={props.painted} />
      </Fold>
    </aside>
  )
}
