import { useState, type ComponentType } from 'react'
import { useMarkerArtwork } from '../../data/holes/marker-artwork.ts'
import { useSession } from '../../data/service/session.ts'
import { nameOf } from '../../data/text/project-name.ts'
import type { RequestedExport } from '../../features/export/export-subject.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { ErrorNotice, LoadingNotice } from '../../ui/notice.tsx'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { companyStrings } from '../../ui/strings/company-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import {
  COMPANY_VIEWS,
  MIN_HOLES,
  type CompanyView,
  type ProjectsSearch,
} from '../../url-state/projects-search.ts'
import type { CompanyViewProps } from './company-view.ts'
import type { useOpenCompanyHole } from './use-open-company-hole.ts'
import type { CompanySelection } from './use-company-selection.ts'
import type { useProjectsState } from './use-projects.ts'

const { Component: SelectionTray } = lazyComponent(
  () => import('../../features/selected-holes/selection-tray.tsx'),
  null,
)
const VIEWS: Readonly<Record<CompanyView, ComponentType<CompanyViewProps>>> = {
  compare: lazyComponent(() => import('./company-compare.tsx')).Component,
  section: lazyComponent(() => import('./company-section.tsx')).Component,
  plots: lazyComponent(() => import('./company-plots.tsx')).Component,
}
const { Component: CompanyExport } = lazyComponent(() => import('./company-export.tsx'), null)

const words = companyStrings.selection

interface Props {
  readonly selection: CompanySelection
  readonly search: ProjectsSearch
  readonly open: ReturnType<typeof useOpenCompanyHole>
  readonly change: ReturnType<typeof useProjectsState>['change']
}

/** Below list and map: the selected holes of several projects, and a view of them. */
export default function CompanySelectionPanel({ selection, search, open, change }: Props) {
  const { can } = useSession()
  const [exporting, setExporting] = useState<RequestedExport | null>(null)
  const { artwork } = useMarkerArtwork(selection.holes)
  const projects = new Map(selection.holes.map(({ id, project }) => [id, nameOf(project)]))
  const actions = [
    {
      name: words.list,
      refusal: undefined,
      onPress: () => change({ side: 'chosen', hole: undefined, project: undefined, show: undefined }, 'push'),
    },
    ...COMPANY_VIEWS.map((view) => {
      const isOpen = search.view === view
      return {
        name: isOpen ? words.closeViews[view] : strings.tray.views[view],
        refusal: selection.holes.length < MIN_HOLES[view] && !isOpen ? strings.tray.tooFew : undefined,
        onPress: () => change({ view: isOpen ? undefined : view }, 'push'),
      }
    }),
  ]
  return (
    <div className="projects-foot">
      <SelectionTray
        holes={selection.holes}
        artwork={artwork}
        actions={can('tables:read') ? actions : actions.slice(0, 1)}
        noteOf={({ id }) => projects.get(id) ?? ''}
        onOpen={(id) => {
          const hole = selection.holes.find((one) => one.id === id)
          if (hole) open.open(hole)
        }}
        onRemove={selection.remove}
        onClear={selection.clear}
      >
        <button type="button" className="button" onClick={() => setExporting({ scope: 'selected' })}>
          {strings.export.open}
          <span className="selection-object"> {strings.tray.exported}</span>
        </button>
      </SelectionTray>
      <SelectionNotes selection={selection} />
      {search.view && can('tables:read') && (
        <OpenView {...{ selection, search, change }} view={search.view} />
      )}
      {exporting && (
        <PanelBoundary of="export">
          <CompanyExport holes={selection.holes} requested={exporting} onClose={() => setExporting(null)} />
        </PanelBoundary>
      )}
    </div>
  )
}

interface ViewProps extends Omit<CompanyViewProps, 'holes'> {
  readonly view: CompanyView
}

function OpenView({ view, selection, search, change }: ViewProps) {
  const View = VIEWS[view]
  return (
    <section className="company-view" data-view={view} aria-label={words.views[view]}>
      <h2 className="visually-hidden">{words.views[view]}</h2>
      <PanelBoundary of={view}>
        {selection.holes.length >= MIN_HOLES[view] ? (
          <View holes={selection.holes} {...{ selection, search, change }} />
        ) : selection.complete ? (
          <p className="notice">{strings.tray.tooFew}</p>
        ) : (
          <LoadingNotice />
        )}
      </PanelBoundary>
    </section>
  )
}

const SelectionNotes = ({ selection: { note, missing, error, retry } }: Pick<Props, 'selection'>) => (
  <>
    <p className="projects-note soft" role="status">
      {[note, missing > 0 ? words.missing(missing) : ''].filter(Boolean).join(' · ')}
    </p>
    {error && <ErrorNotice error={error} retry={retry} />}
  </>
)
