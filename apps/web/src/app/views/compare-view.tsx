import { useHoleLabel } from '../../data/holes/hole-label.ts'
import { useGlossary } from '../../data/tables/glossary.ts'
import { compareStrings } from '../../ui/strings/compare-strings.ts'
import { LoadingNotice } from '../../ui/notice.tsx'
import { strings } from '../../ui/strings/strings.ts'
import { PrintLink } from '../state/print-link.tsx'
import { logTablesOf } from '../state/log-tables.ts'
import type { ProjectViewProps } from '../state/project-view.ts'
import { Comparison } from './comparison.tsx'

const words = compareStrings
/** Number of holes suggested at first. */
const SUGGESTED_COUNT = 4

/** Logs of the selected holes side by side; with fewer than two selected, how to select some. */
export default function CompareView(props: ProjectViewProps) {
  const { selection, data, filtered, search, change } = props
  const { holes } = selection
  const labelOf = useHoleLabel()
  const glossary = useGlossary(props.projectId)
  if (holes.length >= 2) {
    return (
      <Comparison
        {...{ holes, glossary, search, change }}
        depths={search.log}
        onDepths={(log) => change({ log }, 'replace')}
        onOrder={selection.set}
        onRemove={selection.toggle}
        onOpen={props.onOpenHole}
        onRow={({ id }, tab, row) => change({ hole: id, tab, row }, 'push')}
        print={<PrintLink sheet="compare" label={strings.print.openCompare} />}
      />
    )
  }
  if ((search.pick?.length ?? 0) >= 2 && !data.list.complete) return <LoadingNotice />
  const others = filtered.holes.filter((hole) => !selection.ids.has(hole.id) && logTablesOf(hole).length > 0)
  const first = [...holes, ...others].slice(0, SUGGESTED_COUNT)
  return (
    <div className="compare-few">
      <p>{words.few}</p>
      {first.length >= 2 && (
        <button type="button" className="button" onClick={() => selection.set(first.map(({ id }) => id))}>
          {words.first(first.map(labelOf))}
        </button>
      )}
    </div>
  )
}
