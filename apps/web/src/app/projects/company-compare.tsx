import { NO_GLOSSARY } from '../../data/tables/glossary.ts'
import { strings } from '../../ui/strings/strings.ts'
import { Comparison } from '../views/comparison.tsx'
import { CompanyPrintLink } from './company-print-link.tsx'
import { NO_ROW, type CompanyViewProps } from './company-view.ts'
import { useHolesInProjects } from '../state/use-holes-in-projects.ts'

/** Logs of holes of several projects side by side, each read with the dictionary of its project. */
export default function CompanyCompare({ holes, selection, search, change }: CompanyViewProps) {
  const drawn = useHolesInProjects(holes)
  const projectOf = (id: string) => holes.find((hole) => hole.id === id)?.project.id
  return (
    <Comparison
      holes={drawn.holes}
      glossary={NO_GLOSSARY}
      {...{ search, change }}
      depths={search.depths}
      onDepths={(depths) => change({ depths }, 'replace')}
      onOrder={selection.order}
      onRemove={selection.remove}
      onOpen={(hole) => change({ ...NO_ROW, hole, project: projectOf(hole) }, 'push')}
      onRow={({ id }, tab, row) => change({ ...NO_ROW, hole: id, project: projectOf(id), tab, row }, 'push')}
      print={<CompanyPrintLink sheet="compare" label={strings.print.openCompare} search={search} />}
    />
  )
}
