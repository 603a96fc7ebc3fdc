import { plotNamed, type PlotDefinition } from '@groundsheet/plots'
import { useEffect, useMemo } from 'react'
import type { Glossary } from '../../data/tables/glossary.ts'
import { kindOf } from '../../features/plots/kinds/plot-kinds.ts'
import { PlotSheets } from '../../features/plots/sheet/plot-sheets.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { sheetSize } from '../../ui/paper/paper-size.ts'
import { plotStrings } from '../../ui/strings/plot-strings.ts'
import { printStrings } from '../../ui/strings/print-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { namesOf } from '../views/plot-headings.ts'
import { choiceOfSeveral, plotsOfSeveral, usePlotOfSeveral } from '../views/plots-of-several.ts'
import type { CompanyPrintProps } from './company-sheet.ts'

/** Print of a plot of selected holes of several projects. */
export default function PrintCompanyPlot(props: CompanyPrintProps) {
  const { holes, search } = props
  const { glossary, isKnown, first } = useMemo(() => plotsOfSeveral(holes), [holes])
  const id = search.plot ?? first
  const plot = useMemo(() => (id === undefined ? null : plotNamed(id, glossary.table)), [id, glossary])
  if (!isKnown) return <Notice>{strings.loading}</Notice>
  return plot ? (
    <PrintPlotted {...props} {...{ plot, glossary }} />
  ) : (
    <Notice>{printStrings.plot.nothing}</Notice>
  )
}

interface Props extends CompanyPrintProps {
  readonly plot: PlotDefinition
  readonly glossary: Glossary
}

function PrintPlotted({ holes, projects, plot, glossary, search, onReady, onOrientation, ...sheet }: Props) {
  const choice = useMemo(() => choiceOfSeveral(search), [search])
  const { picture, list } = usePlotOfSeveral({ holes, projects, plot, glossary, choice })
  const orientation = sheet.orientation ?? kindOf(plot).orientation
  useEffect(() => onOrientation(orientation), [orientation, onOrientation])
  const ready = list.complete && picture.shown.length > 0
  useEffect(() => onReady(ready), [ready, onReady])
  const { name: plotName, title } = namesOf(plot, glossary)
  if (list.error) return <ErrorNotice error={list.error} retry={list.retry} />
  if (!list.complete) return <Notice>{strings.loading}</Notice>
  if (!ready) return <Notice>{plotStrings.empty(plotName)}</Notice>
  return (
    <PlotSheets
      {...{ plotName, title, picture, choice }}
      name={sheet.name}
      project={sheet.project}
      size={sheetSize(sheet.paper, orientation)}
      texts={sheet.texts}
    />
  )
}
