import { useState, type ComponentType } from 'react'
import { useMarkerArtwork } from '../../data/holes/marker-artwork.ts'
import { useSession } from '../../data/service/session.ts'
import { nameOf } from '../../data/text/project-name.ts'
import type { RequestedExport } from '../../features/export/export-subject.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
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
import type { PickedHoles } from './use-picked-holes.ts'
import type { useProjectsState } from './use-projects.ts'

const { Part: ChosenTray } = lazyPart(() => import('../../features/chosen-holes/chosen-tray.tsx'), null)
const VIEWS: Readonly<Record<CompanyView, ComponentType<CompanyViewProps>>> = {
  compare: lazyPart(() => import('./company-compare.tsx')).Part,
  section: lazyPart(() => import('./company-section.tsx')).Part,
  plots: lazyPart(() => import('./company-plots.tsx')).Part,
}
const { Part: CompanyExport } = lazyPart(() => import('./company-export.tsx'), null)

const words = companyStrings.picked

interface Props {
  readonly picked: PickedHoles
  readonly search: ProjectsSearch
  readonly open: ReturnType<typeof useOpenCompanyHole>
  readonly change: ReturnType<typeof useProjectsState>['change']
}

/** Below list and map: the selected holes of several projects, and a view of them. */
export default function CompanyFoot({ picked, search, open, change }: Props) {
  const { can } = useSession()
  const [exporting, setExporting] = useState<RequestedExport | null>(null)
  const { artwork } = useMarkerArtwork(picked.holes)
  const projects = new Map(picked.holes.map(({ id, project }) => [id, nameOf(project)]))
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
        refusal: picked.holes.length < MIN_HOLES[view] && !isOpen ? strings.tray.tooFew : undefined,
        onPress: () => change({ view: isOpen ? undefined : view }, 'push'),
      }
    }),
  ]
  return (
    <div className="projects-foot">
      <ChosenTray
        holes={picked.holes}
        artwork={artwork}
        actions={can('tables:read') ? actions : actions.slice(0, 1)}
        noteOf={({ id }) => projects.get(id) ?? ''}
        onOpen={(id) => {
          const hole = picked.holes.find((one) => one.id === id)
          if (hole) open.open(hole)
        }}
        onRemove={picked.remove}
        onClear={picked.clear}
      >
        <button type="button" className="button" onClick={() => setExporting({ scope: 'chosen' })}>
          {strings.export.open}
          <span className="chosen-object"> {strings.tray.exported}</span>
        </button>
      </ChosenTray>
      <PickedNotes picked={picked} />
      {search.view && can('tables:read') && <OpenView {...{ picked, search, change }} view={search.view} />}
      {exporting && (
        <PanelBoundary of="export">
          <CompanyExport holes={picked.holes} requested={exporting} onClose={() => setExporting(null)} />
        </PanelBoundary>
      )}
    </div>
  )
}

interface ViewProps extends Omit<CompanyViewProps, 'holes'> {
  readonly view: CompanyView
}

function OpenView({ view, picked, search, change }: ViewProps) {
  const View = VIEWS[view]
  return (
    <section className="company-view" data-view={view} aria-label={words.views[view]}>
      <h2 className="visually-hidden">{words.views[view]}</h2>
      <PanelBoundary of={view}>
        {picked.holes.length >= MIN_HOLES[view] ? (
          <View holes={picked.holes} {...{ picked, search, change }} />
        ) : picked.complete ? (
          <p className="notice">{strings.tray.tooFew}</p>
        ) : (
          <LoadingNotice />
        )}
      </PanelBoundary>
    </section>
  )
}

const PickedNotes = ({ picked: { note, missing, error, retry } }: Pick<Props, 'picked'>) => (
  <>
    <p className="projects-note soft" role="status">
      {[note, missing > 0 ? words.missing(missing) : ''].filter(Boolean).join(' · ')}
    </p>
    {error && <ErrorNotice error={error} retry={retry} />}
  </>
)
