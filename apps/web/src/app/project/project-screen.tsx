import { useCallback, useRef, useState } from 'react'
import type { BasemapProgress } from '../../data/map/basemap-rows.ts'
import type { Place } from '@groundsheet/sections'
import type { RequestedExport } from '../../features/export/export-subject.ts'
import type { MapHandle } from '../../features/map/map-handle.ts'
import { Link } from '../../ui/link.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { strings } from '../../ui/strings/strings.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { SelectionPanel } from './selection-panel.tsx'
import { MapPanel } from './map-panel.tsx'
import { OpenHole } from './open-hole.tsx'
import { PrintLink } from '../state/print-link.tsx'
import { ProjectContexts } from './project-contexts.tsx'
import { BottomSheetHandle } from './bottom-sheet-handle.tsx'
import { ProjectSidebar } from './project-sidebar.tsx'
import { ProjectTables } from './project-tables.tsx'
import { useAgsHeadings } from '../state/use-ags-headings.ts'
import { useHostPage } from '../state/use-host-page.ts'
import { useProjectScreen } from './use-project-screen.ts'
import './project-screen.css'

const NO_IDS: ReadonlySet<string> = new Set()
const { Component: AddressNote } = lazyComponent(() => import('../address-note.tsx'), null)
const { Component: EmbeddedProject } = lazyComponent(() => import('./embedded-project.tsx'))
const { Component: ExportPanel } = lazyComponent(() => import('./export-panel.tsx'), null)

interface Props {
  readonly projectId: string
}

/**
 * Screen of a project: map, list of holes, open hole and tables; in a frame of another page, a part of it.
 */
export default function ProjectScreen({ projectId }: Props) {
  const screen = useProjectScreen(projectId)
  const { data, search, address, openHole } = screen
  const [agsHeadings, setAgsHeadings] = useAgsHeadings()
  const { holes, complete } = data.list
  useHostPage({ projectId, holes, complete, open: search.hole ?? null, onOpenHole: openHole.setHole })
  if (data.error) return <Failed error={data.error} retry={data.retry} />
  return (
    <ProjectContexts data={data} agsHeadings={agsHeadings}>
      {address.ignored.length > 0 && <AddressNote {...address} />}
      {search.embed === undefined ? (
        <WholeProject {...{ projectId, screen, agsHeadings }} onAgsHeadings={setAgsHeadings} />
      ) : (
        <EmbeddedProject projectId={projectId} screen={screen} />
      )}
    </ProjectContexts>
  )
}

interface WholeProps extends Props {
  readonly screen: ReturnType<typeof useProjectScreen>
  readonly agsHeadings: boolean
  readonly onAgsHeadings: (on: boolean) => void
}

function WholeProject(props: WholeProps) {
  const { projectId, screen } = props
  const { data, search, selection, filtered, sheet, setSheet } = screen
  const [exporting, setExporting] = useState<RequestedExport | null>(null)
  return (
    <main className="project" data-open={search.hole === undefined ? undefined : 'hole'} data-sheet={sheet}>
      <title>{`${data.name} · ${strings.product}`}</title>
      <BottomSheetHandle height={sheet} onHeight={setSheet} />
      <Workspace {...props} onExport={setExporting} />
      {search.hole !== undefined && (
        <OpenHole {...screen.openHole} {...screen} projectId={projectId} holeId={search.hole} />
      )}
      {exporting && (
        <PanelBoundary of={projectId}>
          <ExportPanel
            {...{ projectId, data, filtered, selection }}
            requested={exporting}
            onClose={() => setExporting(null)}
          />
        </PanelBoundary>
      )}
    </main>
  )
}

interface WorkspaceProps extends WholeProps {
  readonly onExport: (requested: RequestedExport) => void
}

/** Sidebar, map and tables, which act on each other. */
function Workspace({ projectId, screen, agsHeadings, onAgsHeadings, onExport }: WorkspaceProps) {
  const { data, search, change, toggle, filtered, painted, selection, basemap, setSheet } = screen
  const [highlightedIds, setHighlightedIds] = useState<ReadonlySet<string>>(NO_IDS)
  const [basemapProgress, setBasemapProgress] = useState<BasemapProgress>('waiting')
  const [mapDrawn, setMapDrawn] = useState(false)
  const map = useRef<MapHandle>(null)
  const drawLine = useCallback(() => {
    setSheet('peek')
    map.current?.drawLine()
  }, [setSheet])
  const markPlace = useCallback((place: Place | null) => map.current?.markPlace(place), [])
  const retry = () => map.current?.retryBasemap()
  const shared = { data, filtered, search, selection, change, onOpenHole: screen.openHole.setHole }
  return (
    <>
      <ProjectSidebar
        {...{ ...shared, projectId, painted, toggle, mapDrawn }}
        basemap={{ requested: basemap?.id, progress: basemapProgress, retry }}
        onExport={() => onExport({ scope: filtered.filtering ? 'shown' : 'all' })}
      />
      <PanelBoundary of={projectId}>
        <MapPanel
          {...{ ...shared, painted, basemap, highlightedIds }}
          ref={map}
          onBasemapProgress={setBasemapProgress}
          onDrawn={() => setMapDrawn(true)}
          onLocating={screen.onLocating}
        />
      </PanelBoundary>
      <div className="project-foot">
        <SelectionPanel {...shared}>
          <button type="button" className="button" onClick={() => onExport({ scope: 'selected' })}>
            {strings.export.open}
            <span className="selection-object"> {strings.tray.exported}</span>
          </button>
          <PrintLink sheet="log" label={strings.print.openLogs} ofSelected>
            <span className="selection-object"> {strings.tray.printed}</span>
          </PrintLink>
        </SelectionPanel>
        <ProjectTables
          {...{ ...shared, projectId, mapDrawn, agsHeadings, onAgsHeadings }}
          onHighlight={setHighlightedIds}
          onMatch={screen.onMatch}
          onColumns={screen.onColumns}
          onDrawLine={drawLine}
          onPoint={markPlace}
        />
      </div>
    </>
  )
}

const Failed = ({ error, retry }: { error: Error; retry: () => void }) => (
  <main className="centred">
    <ErrorNotice error={error} retry={retry} />
    <Link to="/projects">{strings.project.back}</Link>
  </main>
)
