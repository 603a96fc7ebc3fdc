import { datumOfCrs } from '@groundsheet/readings'
import { useCallback, useRef, useState } from 'react'
import { HoleLabelContext } from '../../data/holes/hole-label.ts'
import { DefaultDatumContext } from '../../data/holes/level-datum.ts'
import type { BasemapProgress } from '../../data/map/basemap-rows.ts'
import type { Place } from '@groundsheet/sections'
import type { ExportAsked } from '../../features/export/export-subject.ts'
import type { MapHandle } from '../../features/map/map-handle.ts'
import { statedTypeName } from '../../ui/hole-type-name.ts'
import { Link } from '../../ui/link.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { createPointedHole, PointedHoleContext } from '../../ui/pointed-hole.ts'
import { strings } from '../../ui/strings.ts'
import { AgsHeadingsContext } from '../../ui/ags-headings-context.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ChosenPanel } from './chosen-panel.tsx'
import { MapPanel } from './map-panel.tsx'
import { PrintLink } from '../state/print-link.tsx'
import { SheetHandle, type SheetHeight } from './sheet-handle.tsx'
import { ProjectSidebar } from './project-sidebar.tsx'
import { ProjectTables } from './project-tables.tsx'
import { useChosenHoles } from '../state/use-chosen-holes.ts'
import { useHoleColours } from '../state/use-hole-colours.ts'
import { useHoleFilter } from '../state/use-hole-filter.ts'
import { useAgsHeadings } from '../state/use-ags-headings.ts'
import { useProject, type ProjectData } from '../state/use-project.ts'
import { useNeighbours } from '../state/use-neighbours.ts'
import { useProjectState } from '../state/use-project-state.ts'
import { NO_TABLE } from '../../url-state/project-search.ts'
import { useProjectAddress, type TableColumns } from '../state/use-project-address.ts'
import { useClosing } from './use-closing.ts'
import './project-screen.css'

const CLOSED_DRAWER = { ...NO_TABLE, view: undefined } as const
const NO_IDS: ReadonlySet<string> = new Set()
const { Part: AddressNote } = lazyPart(() => import('../address-note.tsx'), null)
const { Part: HoleSidePanel } = lazyPart(() => import('./hole-side-panel.tsx'))
const { Part: ExportPanel } = lazyPart(() => import('./export-panel.tsx'), null)

/** Screen of a project: map, list of holes, open hole and tables. */
export default function ProjectScreen({ projectId }: { projectId: string }) {
  const { search, change, toggle } = useProjectState()
  const [pointed] = useState(createPointedHole)
  const [sheet, setSheet] = useState<SheetHeight>(search.hole === undefined ? 'half' : 'full')
  const [highlightedIds, setHighlightedIds] = useState<ReadonlySet<string>>(NO_IDS)
  const [matching, setMatching] = useState<ReadonlySet<string> | null>(null)
  const [exporting, setExporting] = useState<ExportAsked | null>(null)
  const data = useProject(projectId, search.grid)
  const [columns, setColumns] = useState<TableColumns | null>(null)
  const address = useProjectAddress(data, columns?.table === search.table ? columns : null, change)
  const filtered = useHoleFilter(data, search, search.match && matching ? matching : undefined)
  const painted = useHoleColours(data.list.holes, filtered.holes, data.types, search)
  const chosen = useChosenHoles(data.list.holes, search, { change, toggle })
  const { name, basemaps } = data
  const basemap = basemaps.find(({ id }) => id === search.base) ?? basemaps[0]

  const { hole: open = null, tab } = search
  const select = useCallback(
    (hole: string | null) => {
      if (hole !== null) setSheet('full')
      else if (open !== null) setSheet('half')
      if (hole !== open)
        change({ hole: hole ?? undefined, tab: hole ? tab : undefined, row: undefined }, 'step')
    },
    [open, tab, change],
  )
  const openTab = useCallback(
    (tab: string | undefined, row?: string) =>
      change({ tab, row, tabWhere: undefined, tabSort: undefined }, row === undefined ? 'quiet' : 'step'),
    [change],
  )

  const neighbours = useNeighbours(filtered.holes, search.order, open)

  const map = useRef<MapHandle>(null)
  const [basemapProgress, setBasemapProgress] = useState<BasemapProgress>('waiting')
  const [mapDrawn, setMapDrawn] = useState(false)
  const [agsHeadings, setAgsHeadings] = useAgsHeadings()
  const drawLine = useCallback(() => {
    setSheet('peek')
    map.current?.drawLine()
  }, [])
  const markPlace = useCallback((place: Place | null) => map.current?.markPlace(place), [])

  const showRow = useCallback((row: string) => change({ row }, 'quiet'), [change])
  const showDepths = useCallback((log: string | undefined) => change({ log }, 'quiet'), [change])

  useClosing([
    ...(search.hole === undefined ? [] : [{ within: '.project-panel', close: () => select(null) }]),
    ...(search.table === undefined && search.view === undefined
      ? []
      : [{ within: '.table-drawer', close: () => change(CLOSED_DRAWER, 'step') }]),
  ])

  if (data.error) return <Failed error={data.error} retry={data.retry} />
  const shared = { data, filtered, search, onSelect: select }
  return (
    <PointedHoleContext value={pointed}>
      <HoleLabelContext value={data.list.labelOf}>
        <DefaultDatumContext value={datumOfCrs(data.project?.crs?.code)}>
          <AgsHeadingsContext value={agsHeadings}>
            <main
              className="project"
              data-open={search.hole === undefined ? undefined : 'hole'}
              data-sheet={sheet}
            >
              <title>{`${name} · ${strings.product}`}</title>
              <SheetHandle height={sheet} onHeight={setSheet} />
              {address.ignored.length > 0 && <AddressNote {...address} />}
              <ProjectSidebar
                {...shared}
                projectId={projectId}
                basemap={{
                  asked: basemap?.id,
                  progress: basemapProgress,
                  retry: () => map.current?.retryBasemap(),
                }}
                painted={painted}
                chosen={chosen}
                change={change}
                toggle={toggle}
                onExport={() => setExporting({ scope: filtered.filtering ? 'shown' : 'all' })}
              />
              <PanelBoundary of={projectId}>
                <MapPanel
                  {...shared}
                  ref={map}
                  basemap={basemap}
                  onBasemapProgress={setBasemapProgress}
                  painted={painted}
                  highlightedIds={highlightedIds}
                  chosen={chosen}
                  change={change}
                  onDrawn={() => setMapDrawn(true)}
                />
              </PanelBoundary>
              <div className="project-foot">
                <ChosenPanel {...shared} chosen={chosen} change={change}>
                  <button type="button" className="button" onClick={() => setExporting({ scope: 'chosen' })}>
                    {strings.export.open}
                  </button>
                  <PrintLink sheet="log" label={strings.print.openLogs} chosen />
                </ChosenPanel>
                <ProjectTables
                  {...shared}
                  projectId={projectId}
                  chosen={chosen}
                  change={change}
                  mapDrawn={mapDrawn}
                  agsHeadings={agsHeadings}
                  onAgsHeadings={setAgsHeadings}
                  onHighlight={setHighlightedIds}
                  onMatch={setMatching}
                  onColumns={setColumns}
                  onDrawLine={drawLine}
                  onPoint={markPlace}
                />
              </div>
              {search.hole !== undefined && (
                <aside className="project-panel" aria-label={strings.hole.panel}>
                  <PanelBoundary of={search.hole}>
                    <HoleSidePanel
                      projectId={projectId}
                      holeId={search.hole}
                      type={describeType(data, search.hole)}
                      tab={search.tab}
                      shown={{ filter: search.tabWhere, order: search.tabSort }}
                      onShown={({ filter, order }) => change({ tabWhere: filter, tabSort: order }, 'quiet')}
                      row={search.row}
                      depths={search.log}
                      onRow={showRow}
                      onDepths={showDepths}
                      onTab={openTab}
                      chosen={chosen.ids.has(search.hole)}
                      onChoose={() => chosen.toggle(open ?? '')}
                      {...neighbours}
                      onSelect={select}
                      onClose={() => select(null)}
                    />
                  </PanelBoundary>
                </aside>
              )}
              {exporting && (
                <PanelBoundary of={projectId}>
                  <ExportPanel
                    {...{ projectId, data, filtered, chosen }}
                    asked={exporting}
                    onClose={() => setExporting(null)}
                  />
                </PanelBoundary>
              )}
            </main>
          </AgsHeadingsContext>
        </DefaultDatumContext>
      </HoleLabelContext>
    </PointedHoleContext>
  )
}

/** `Cable percussion · CP`. */
function describeType({ list }: ProjectData, holeId: string): string {
  const style = list.holes.find(({ id }) => id === holeId)?.style
  const type = style && statedTypeName(style)
  return type ? [type.name, type.code].filter(Boolean).join(' · ') : ''
}

const Failed = ({ error, retry }: { error: Error; retry: () => void }) => (
  <main className="centred">
    <ErrorNotice error={error} retry={retry} />
    <Link to="/projects">{strings.project.back}</Link>
  </main>
)
