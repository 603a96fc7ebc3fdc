import type { TableSummary } from '@groundsheet/contract'
import { offeredPlots, plotNamed, type PlotDefinition } from '@groundsheet/plots'
import { useCallback, useMemo } from 'react'
import { keysOf, useGlossary, type Glossary } from '../../data/tables/glossary.ts'
import { useProjectTables } from '../../data/tables/project-tables.ts'
import type { StatedRow } from '../../features/plots/describe-row.ts'
import { PlotList } from '../../features/plots/plot-list.tsx'
import { PlotPanel } from '../../features/plots/plot-panel.tsx'
import { PlotProgress } from '../../features/plots/plot-progress.tsx'
import { usePlotPicture, type PlotChoice } from '../../features/plots/use-plot-picture.ts'
import { ErrorNotice, LoadingNotice, Notice } from '../../ui/notice.tsx'
import { plotStrings } from '../../ui/strings/plot-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { formatRowKeys } from '../../url-state/row-keys.ts'
import { MAX_SINGLE_HOLES } from './max-single-holes.ts'
import { PrintLink } from '../state/print-link.tsx'
import type { ProjectViewProps } from '../state/project-view.ts'
import {
  choiceOf,
  firstHeading,
  headingGroups,
  namesOf,
  plotSearchOf,
  tablesOf,
  tablesWithHoleData,
} from './plot-headings.ts'

const words = plotStrings
const NO_TABLES: readonly TableSummary[] = []

/** Plots of values against depth or level, of the selected holes or the filtered ones. */
export default function PlotsView(view: ProjectViewProps) {
  const { projectId, data, search, change } = view
  const glossary = useGlossary(projectId)
  const tables = data.project?.tables ?? NO_TABLES
  const offered = useMemo(() => offeredPlots(tables, glossary.table, glossary.codes), [tables, glossary])
  const headings = useMemo(() => headingGroups(tables, glossary), [tables, glossary])
  const id = search.plot ?? offered[0]?.plot.id ?? firstHeading(headings)
  const plot = useMemo(() => (id === undefined ? null : plotNamed(id, glossary.table)), [id, glossary])
  const known = tables.some(({ code }) => code !== null && glossary.table(code))
  if (!known) return <LoadingNotice />
  if (id === undefined) return <Notice>{words.none}</Notice>
  return (
    <div className="plots">
      <div className="plots-layout">
        <PlotList
          offered={offered}
          headings={headings}
          shown={id}
          onPlot={(next) => change({ plot: next, reading: undefined, part: undefined }, 'push')}
        />
        {plot ? (
          <Plot key={plot.id} {...view} plot={plot} glossary={glossary} tables={tables} />
        ) : (
          <div className="plot-empty">
            <Notice>{words.unknown(id)}</Notice>
          </div>
        )}
      </div>
    </div>
  )
}

interface PlotProps extends ProjectViewProps {
  readonly plot: PlotDefinition
  readonly glossary: Glossary
  readonly tables: readonly TableSummary[]
}

function Plot({ plot, glossary, tables, ...view }: PlotProps) {
  const { projectId, selection, holes, search, change } = view
  const plotTables = useMemo(() => tablesOf(plot, tables), [plot, tables])
  const codes = useMemo(() => tablesWithHoleData(plotTables, tables), [plotTables, tables])
  const hasFewHoles = selection.holes.length > 0 && selection.holes.length <= MAX_SINGLE_HOLES
  const list = useProjectTables(projectId, codes, hasFewHoles ? selection.holes : null)
  const choice = useMemo(() => choiceOf(search), [search])
  const projects = useMemo(
    () => [{ id: projectId, tables: list.tables, glossary }],
    [projectId, list.tables, glossary],
  )
  const picture = usePlotPicture({ plot, projects, holes, glossary, choice })
  const countedTables = hasFewHoles ? selection.holes.flatMap((hole) => hole.tables) : tables
  const total = countedTables.reduce(
    (sum, { code, rows }) => sum + (code && codes.includes(code) ? rows : 0),
    0,
  )
  const { name, title } = namesOf(plot, glossary)
  const openRow = useCallback(
    ({ row, hole }: Pick<StatedRow, 'row' | 'hole'>) => {
      const keys = formatRowKeys(row.table, keysOf(row, glossary))
      change({ hole: hole.id, tab: row.table, row: keys }, 'push')
    },
    [glossary, change],
  )
  const changeChoice = useCallback(
    (next: Partial<PlotChoice>) => change(plotSearchOf(next), 'replace'),
    [change],
  )
  const openTable = useCallback((table: string) => change({ table, view: undefined }, 'push'), [change])
  return (
    <PlotPanel
      picture={picture}
      choice={choice}
      name={name}
      title={title}
      glossary={glossary}
      complete={list.complete}
      loading={!list.complete && !list.stopped && list.error === null}
      onChoice={changeChoice}
      onRow={openRow}
      tables={plotTables}
      onTable={openTable}
      print={<PrintLink sheet="plot" label={strings.print.openPlot} />}
    >
      <PlotProgress list={list} total={total} />
      {list.error && <ErrorNotice error={list.error} retry={list.retry} />}
    </PlotPanel>
  )
}
