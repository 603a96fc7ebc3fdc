import { plotNamed, type PlotDefinition } from '@groundsheet/plots'
import { useCallback, useMemo } from 'react'
import type { HoleInProject, ProjectWithGlossary } from '../../data/holes/add-projects-to-holes.ts'
import { keysOf, type Glossary } from '../../data/tables/glossary.ts'
import type { StatedRow } from '../../features/plots/describe-row.ts'
import { PlotList } from '../../features/plots/plot-list.tsx'
import { PlotPanel } from '../../features/plots/plot-panel.tsx'
import { PlotProgress } from '../../features/plots/plot-progress.tsx'
import type { PlotChoice } from '../../features/plots/use-plot-picture.ts'
import { ErrorNotice, LoadingNotice, Notice } from '../../ui/notice.tsx'
import { plotStrings } from '../../ui/strings/plot-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { formatRowKeys } from '../../url-state/row-keys.ts'
import { namesOf, plotSearchOf } from '../views/plot-headings.ts'
import { choiceOfSeveral, plotsOfSeveral, usePlotOfSeveral } from '../views/plots-of-several.ts'
import { CompanyPrintLink } from './company-print-link.tsx'
import { NO_ROW, type CompanyViewProps } from './company-view.ts'
import { useHolesInProjects } from '../state/use-holes-in-projects.ts'

const words = plotStrings

/** Plots of values of selected holes of several projects. */
export default function CompanyPlots(props: CompanyViewProps) {
  const { search, change } = props
  const drawn = useHolesInProjects(props.holes)
  const { offered, headings, glossary, isKnown, first } = useMemo(() => plotsOfSeveral(drawn.holes), [drawn])
  const id = search.plot ?? first
  const plot = useMemo(() => (id === undefined ? null : plotNamed(id, glossary.table)), [id, glossary])
  if (!isKnown) return <LoadingNotice />
  if (id === undefined) return <Notice>{words.none}</Notice>
  return (
    <div className="plots">
      <div className="plots-layout">
        <PlotList
          {...{ offered, headings }}
          shown={id}
          onPlot={(next) => change({ plot: next, reading: undefined, part: undefined }, 'push')}
        />
        {plot ? (
          <Plot key={plot.id} {...props} {...drawn} {...{ plot, glossary }} />
        ) : (
          <div className="plot-empty">
            <Notice>{words.unknown(id)}</Notice>
          </div>
        )}
      </div>
    </div>
  )
}

interface PlotProps extends CompanyViewProps {
  readonly holes: readonly HoleInProject[]
  readonly projects: readonly ProjectWithGlossary[]
  readonly plot: PlotDefinition
  /** Of all projects. */
  readonly glossary: Glossary
}

function Plot({ holes, projects, plot, glossary, search, change }: PlotProps) {
  const choice = useMemo(() => choiceOfSeveral(search), [search])
  const { picture, list, tables, total } = usePlotOfSeveral({ holes, projects, plot, glossary, choice })
  const { name, title } = namesOf(plot, glossary)
  const openRow = useCallback(
    ({ row, hole }: Pick<StatedRow, 'row' | 'hole'>) => {
      const keys = keysOf(row, hole.inProject?.glossary ?? glossary)
      const project = hole.inProject?.id
      change(
        { ...NO_ROW, hole: hole.id, project, tab: row.table, row: formatRowKeys(row.table, keys) },
        'push',
      )
    },
    [glossary, change],
  )
  const changeChoice = useCallback(
    (next: Partial<PlotChoice>) => {
      const { only, ...others } = plotSearchOf(next)
      change({ ...others, ...('only' in next ? { isolate: only } : {}) }, 'replace')
    },
    [change],
  )
  return (
    <PlotPanel
      {...{ picture, choice, name, title, glossary, tables }}
      complete={list.complete}
      loading={!list.complete && !list.stopped && list.error === null}
      onChoice={changeChoice}
      onRow={openRow}
      onTable={null}
      print={<CompanyPrintLink sheet="plot" label={strings.print.openPlot} search={search} />}
    >
      <PlotProgress list={list} total={total} />
      {list.error && <ErrorNotice error={list.error} retry={list.retry} />}
    </PlotPanel>
  )
}
