import type { TableSummary } from '@groundsheet/contract'
import { offeredPlots, plotNamed, type PlotDefinition } from '@groundsheet/plots'
import { useEffect, useMemo } from 'react'
import { useGlossary, type Glossary } from '../../data/tables/glossary.ts'
import { useProjectTables } from '../../data/tables/project-tables.ts'
import { PlotSheets } from '../../features/plots/sheet/plot-sheets.tsx'
import { kindOf } from '../../features/plots/kinds/plot-kinds.ts'
import { usePlotPicture } from '../../features/plots/use-plot-picture.ts'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { sheetSize } from '../../ui/paper/paper-size.ts'
import { plotStrings } from '../../ui/strings/plot-strings.ts'
import { printStrings } from '../../ui/strings/print-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { MAX_SINGLE_HOLES } from '../views/max-single-holes.ts'
import {
  choiceOf,
  firstHeading,
  headingGroups,
  namesOf,
  tablesOf,
  tablesWithHoleData,
} from '../views/plot-headings.ts'
import type { PrintProps } from './print-sheet.ts'

const NO_TABLES: readonly TableSummary[] = []

/** Print of the plot in the address. */
export default function PrintPlot(props: PrintProps) {
  const { projectId, data, search } = props
  const glossary = useGlossary(projectId)
  const tables = data.project?.tables ?? NO_TABLES
  const known = tables.some(({ code }) => code !== null && glossary.table(code))
  if (!known || !data.complete) return <Notice>{strings.loading}</Notice>
  const [first] = offeredPlots(tables, glossary.table, glossary.codes)
  const id = search.plot ?? first?.plot.id ?? firstHeading(headingGroups(tables, glossary))
  const plot = id === undefined ? null : plotNamed(id, glossary.table)
  return plot ? (
    <PrintPlotted {...props} plot={plot} glossary={glossary} tables={tables} />
  ) : (
    <Notice>{printStrings.plot.nothing}</Notice>
  )
}

interface Props extends PrintProps {
  readonly plot: PlotDefinition
  readonly glossary: Glossary
  readonly tables: readonly TableSummary[]
}

function PrintPlotted({ plot, glossary, tables, ...props }: Props) {
  const { projectId, data, search, selection, filtered, onReady, onOrientation } = props
  const codes = useMemo(() => tablesWithHoleData(tablesOf(plot, tables), tables), [plot, tables])
  const few = selection.holes.length > 0 && selection.holes.length <= MAX_SINGLE_HOLES
  const list = useProjectTables(projectId, codes, few ? selection.holes : null)
  const choice = useMemo(() => choiceOf(search), [search])
  const holes = selection.holes.length > 0 ? selection.holes : filtered.holes
  const projects = useMemo(
    () => [{ id: projectId, tables: list.tables, glossary }],
    [projectId, list.tables, glossary],
  )
  const picture = usePlotPicture({ plot, projects, holes, glossary, choice })
  const orientation = props.orientation ?? kindOf(plot).orientation
  useEffect(() => onOrientation(orientation), [orientation, onOrientation])
  const ready = list.complete && picture.shown.length > 0
  useEffect(() => onReady(ready), [ready, onReady])
  const { name, title } = namesOf(plot, glossary)
  if (list.error) return <ErrorNotice error={list.error} retry={list.retry} />
  if (!list.complete) return <Notice>{strings.loading}</Notice>
  if (!ready)
    return (
      <Notice>
        {picture.otherHolesHaveValues ? plotStrings.emptySelection(name) : plotStrings.empty(name)}
      </Notice>
    )
  return (
    <PlotSheets
      name={data.name}
      project={data.project}
      plotName={name}
      size={sheetSize(props.paper, orientation)}
      texts={props.texts}
      {...{ title, picture, choice }}
    />
  )
}
