import { datumOfCrs } from '@groundsheet/readings'
import { useCallback, type ComponentType, type ReactNode } from 'react'
import { HoleLabelContext } from '../../data/holes/hole-label.ts'
import { DefaultDatumContext } from '../../data/holes/level-datum.ts'
import { MAP_SCALES } from '../../features/map/sheet/map-scale.ts'
import { COMPARE_SCALES } from '../../features/strip-log/compare/sheet/compare-scales.ts'
import { SECTION_SCALES } from '../../features/section/sheet/section-panels.ts'
import { LOG_SCALES } from '../../features/strip-log/sheet/log-scale.ts'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Link } from '../../ui/link.tsx'
import { printStrings } from '../../ui/strings/print-strings.ts'
import { AgsHeadingsContext } from '../../ui/ags-headings-context.ts'
import {
  PRINT_SHEETS,
  readPrintSearch,
  type PrintSheet,
  type PrintSearch,
} from '../../url-state/print-search.ts'
import { readProjectSearch } from '../../url-state/project-search.ts'
import { searchOf, useSearch, type SearchChange } from '../../url-state/use-search.ts'
import { NotFound } from '../not-found.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { LogChoices } from './log-choices.tsx'
import { pictureName } from './picture-name.ts'
import { PrintPage, type SheetKind } from './print-page.tsx'
import type { PrintProps } from './print-sheet.ts'
import { printedColumns } from './printed-columns.ts'
import { useAgsHeadings } from '../state/use-ags-headings.ts'
import { useHoleSelection } from '../state/use-hole-selection.ts'
import { useHoleFilter } from '../state/use-hole-filter.ts'
import { useProject, type ProjectData } from '../state/use-project.ts'

const readSearch = searchOf(readPrintSearch)

const words = printStrings

interface Kind extends SheetKind {
  readonly View: ComponentType<PrintProps>
}

/** Everything that can be printed; loaded when opened. */
const KINDS: Record<PrintSheet, Kind> = {
  log: {
    View: lazyComponent(() => import('./print-log.tsx')).Component,
    orientation: 'portrait',
    scales: LOG_SCALES,
  },
  map: {
    View: lazyComponent(() => import('./print-map.tsx')).Component,
    orientation: 'landscape',
    hasAutomaticOrientation: true,
    scales: MAP_SCALES,
  },
  compare: {
    View: lazyComponent(() => import('./print-compare.tsx')).Component,
    orientation: 'landscape',
    scales: COMPARE_SCALES,
  },
  plot: {
    View: lazyComponent(() => import('./print-plot.tsx')).Component,
    orientation: 'portrait',
    hasAutomaticOrientation: true,
    scales: [],
  },
  table: {
    View: lazyComponent(() => import('./print-table.tsx')).Component,
    orientation: 'portrait',
    hasAutomaticOrientation: true,
    scales: [],
  },
  section: {
    View: lazyComponent(() => import('./print-section.tsx')).Component,
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
  const { View } = kind
  const data = useProject(projectId, search.grid)
  const filtered = useHoleFilter(data, search, undefined)
  const selection = useHoleSelection(data.list.holes, search, NO_CHANGE)
  if (data.error) return <LoadError error={data.error} retry={data.retry} />
  return (
    <PrintPage
      {...{ sheet, kind, search }}
      name={data.name}
      isRead={filtered.withWords.isRead}
      fileName={(sheets) => pictureName({ sheet, sheets, search, data, selection })}
      onChange={change}
      back={
        <Link to="/projects/$projectId" params={{ projectId }} search={readProjectSearch({ ...search })}>
          {words.back}
        </Link>
      }
      choices={
        sheet === 'log' && (
          <LogChoices search={search} columns={printedColumns(search, data.list.holes)} onChange={change} />
        )
      }
    >
      {(options) => (
        <Sheets data={data}>
          <View {...options} {...{ projectId, data, filtered, selection, search }} />
        </Sheets>
      )}
    </PrintPage>
  )
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

const NO_CHANGE = { change: () => undefined, toggle: () => undefined }

/** State of a print in the address; changes add no history entries. */
function usePrintState() {
  const { search, update } = useSearch(readSearch)
  const change = useCallback((values: SearchChange<PrintSearch>) => update(() => values, 'replace'), [update])
  return { search, change }
}
