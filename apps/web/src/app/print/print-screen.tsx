import { datumOfCrs } from '@groundsheet/readings'
import { useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { HoleLabelContext } from '../../data/holes/hole-label.ts'
import { DefaultDatumContext } from '../../data/holes/level-datum.ts'
import { MAP_SCALES } from '../../features/map/sheet/map-scale.ts'
import { COMPARE_SCALES } from '../../features/strip-log/compare/sheet/compare-scales.ts'
import { SECTION_SCALES } from '../../features/section/sheet/section-panels.ts'
import { LOG_SCALES } from '../../features/strip-log/sheet/log-scale.ts'
import { PrintToolbar } from '../../features/print/print-toolbar.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Link } from '../../ui/link.tsx'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { PX_PER_MM, sheetSize, type SheetSize } from '../../ui/paper/paper-size.ts'
import { usePageSize } from '../../ui/paper/use-page-size.ts'
import { useSize } from '../../ui/use-size.ts'
import { printStrings } from '../../ui/strings/print-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { AgsHeadingsContext } from '../../ui/ags-headings-context.ts'
import { PRINT_SHEETS, type PrintSheet, type Orientation } from '../../url-state/print-search.ts'
import { readProjectSearch } from '../../url-state/project-search.ts'
import { NotFound } from '../not-found.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LogChoices } from './log-choices.tsx'
import { PictureButtons } from './picture-buttons.tsx'
import { pictureName } from './picture-name.ts'
import type { PrintProps } from './print-sheet.ts'
import { printedColumns } from './printed-columns.ts'
import { useAgsHeadings } from '../state/use-ags-headings.ts'
import { useChosenHoles } from '../state/use-chosen-holes.ts'
import { useHoleFilter } from '../state/use-hole-filter.ts'
import { usePrintState } from '../state/use-print-state.ts'
import { useProject, type ProjectData } from '../state/use-project.ts'
import { useHasSheets } from './use-has-sheets.ts'

const words = printStrings

interface Kind {
  readonly View: ComponentType<PrintProps>
  readonly orientation: Orientation
  /** The better orientation is used unless the user chooses one. */
  readonly hasAutomaticOrientation?: true
  readonly scales: readonly number[]
  /** Vertical scales, if separate. */
  readonly rises?: readonly number[]
}

/** Everything that can be printed; loaded when opened. */
const KINDS: Record<PrintSheet, Kind> = {
  log: { View: lazyPart(() => import('./print-log.tsx')).Part, orientation: 'portrait', scales: LOG_SCALES },
  map: {
    View: lazyPart(() => import('./print-map.tsx')).Part,
    orientation: 'landscape',
    hasAutomaticOrientation: true,
    scales: MAP_SCALES,
  },
  compare: {
    View: lazyPart(() => import('./print-compare.tsx')).Part,
    orientation: 'landscape',
    scales: COMPARE_SCALES,
  },
  plot: {
    View: lazyPart(() => import('./print-plot.tsx')).Part,
    orientation: 'portrait',
    hasAutomaticOrientation: true,
    scales: [],
  },
  table: {
    View: lazyPart(() => import('./print-table.tsx')).Part,
    orientation: 'portrait',
    hasAutomaticOrientation: true,
    scales: [],
  },
  section: {
    View: lazyPart(() => import('./print-section.tsx')).Part,
    orientation: 'landscape',
    scales: SECTION_SCALES,
    rises: SECTION_SCALES,
  },
}

/** Sheets in print layout, with a toolbar of their options. */
export default function PrintScreen({ projectId, sheet }: { projectId: string; sheet: string }) {
  const known = PRINT_SHEETS.find((one) => one === sheet)
  const kind = known && KINDS[known]
  return kind ? (
    <Print key={projectId + known} projectId={projectId} sheet={known} kind={kind} />
  ) : (
    <NotFound />
  )
}

function Print({ projectId, sheet, kind }: { projectId: string; sheet: PrintSheet; kind: Kind }) {
  const { search, change } = usePrintState()
  const { View, scales, rises } = kind
  const { paper = 'A4', title, figure, issue } = search
  const [defaultOrientation, setDefaultOrientation] = useState(kind.orientation)
  const orientation = search.turn ?? defaultOrientation
  const data = useProject(projectId, search.grid)
  const filtered = useHoleFilter(data, search, undefined)
  const [ready, setReady] = useReady(filtered)
  const chosen = useChosenHoles(data.list.holes, search, NO_CHANGE)
  const size = useMemo(() => sheetSize(paper, orientation), [paper, orientation])
  const texts = useMemo(() => ({ title, figure, issue }), [title, figure, issue])
  const [container, setContainer] = useState<HTMLDivElement | null>(null)
  const canPrint = useHasSheets(container) && ready
  const fit = fitOf(size, useSize(container)?.width)
  usePageSize(size)
  if (data.error) return <LoadError error={data.error} retry={data.retry} />
  return (
    <main className="print-screen">
      <title>{[data.name, words.titles[sheet], strings.product].join(' · ')}</title>
      <h1 className="visually-hidden">{`${words.titles[sheet]}, ${data.name}`}</h1>
      <PrintToolbar
        search={search}
        paper={paper}
        orientation={orientation}
        hasAutomaticOrientation={kind.hasAutomaticOrientation ?? false}
        scales={scales}
        {...(rises && { rises })}
        ready={canPrint}
        actions={
          <PictureButtons
            ready={canPrint}
            sheets={container}
            nameOf={(sheets) => pictureName({ sheet, sheets, search, data, chosen })}
          />
        }
        onChange={change}
        back={
          <Link to="/projects/$projectId" params={{ projectId }} search={readProjectSearch({ ...search })}>
            {words.back}
          </Link>
        }
      >
        {sheet === 'log' && (
          <LogChoices search={search} columns={printedColumns(search, data.list.holes)} onChange={change} />
        )}
      </PrintToolbar>
      <div
        ref={setContainer}
        className="print-sheets"
        style={{ '--fit': fit }}
        data-print-state={ready ? 'ready' : 'reading'}
        tabIndex={0}
        role="group"
        aria-label={words.sheets}
      >
        <PanelBoundary of={sheet}>
          <Sheets data={data}>
            <View
              projectId={projectId}
              data={data}
              filtered={filtered}
              chosen={chosen}
              search={search}
              size={size}
              paper={paper}
              orientation={search.turn ?? null}
              onOrientation={setDefaultOrientation}
              scale={numberOf(search.scale)}
              rise={numberOf(search.rise)}
              texts={texts}
              onReady={setReady}
            />
          </Sheets>
        </PanelBoundary>
      </div>
    </main>
  )
}

/** Whether the sheets are drawn with the holes that the filter keeps. */
function useReady({ withWords }: ReturnType<typeof useHoleFilter>) {
  const [isDrawn, setDrawn] = useState(false)
  return [isDrawn && withWords.isRead, setDrawn] as const
}

function LoadError(props: { readonly error: Error; readonly retry: () => void }) {
  return (
    <main className="centred">
      <ErrorNotice {...props} />
    </main>
  )
}

/** Names of holes, level datum and kind of headings, for everything on the sheets. */
function Sheets({ data, children }: { readonly data: ProjectData; readonly children: ReactNode }) {
  const [agsHeadings] = useAgsHeadings()
  return (
    <HoleLabelContext value={data.list.labelOf}>
      <DefaultDatumContext value={datumOfCrs(data.project?.crs)}>
        <AgsHeadingsContext value={agsHeadings}>{children}</AgsHeadingsContext>
      </DefaultDatumContext>
    </HoleLabelContext>
  )
}

/** Scale at which a sheet fits the width of the screen; at most 1. */
const fitOf = ({ width }: SheetSize, availableWidth = Infinity): number =>
  Math.min(1, availableWidth / (width * PX_PER_MM))

const NO_CHANGE = { change: () => undefined, toggle: () => undefined }

const numberOf = (text: string | undefined) => (text === undefined ? null : Number(text))
