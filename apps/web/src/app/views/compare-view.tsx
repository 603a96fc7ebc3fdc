import type { TableRow } from '@groundsheet/contract'
import type { DepthWindow } from '@groundsheet/logs'
import { useMemo } from 'react'
import { displayName } from '../../data/text/display-name.ts'
import { keysOf, useGlossary } from '../../data/tables/glossary.ts'
import { useHoleLabel } from '../../data/holes/hole-label.ts'
import { compareNaturally } from '@groundsheet/contract/natural-order'
import type { CommonAxis } from '../../features/strip-log/compare/compared-hole.ts'
import { CompareLogs } from '../../features/strip-log/compare/compare-logs.tsx'
import { compareStrings } from '../../ui/strings/compare-strings.ts'
import { logStrings } from '../../ui/strings/log-strings.ts'
import { LoadingNotice } from '../../ui/notice.tsx'
import { strings } from '../../ui/strings/strings.ts'
import { formatDepthWindow, parseDepthWindow } from '../../url-state/depth-window.ts'
import { formatRowKeys } from '../../url-state/row-keys.ts'
import { PrintLink } from '../state/print-link.tsx'
import { findRow } from '../state/find-row.ts'
import { logTablesOf } from '../state/log-tables.ts'
import type { ProjectViewProps } from '../state/project-view.ts'
import { useComparedHoles } from '../state/use-compared-holes.ts'

const words = compareStrings
/** Maximum number of logs: more would be too narrow to read. */
const MAX_LOGS = 8
/** Number of holes suggested at first. */
const SUGGESTED_COUNT = 4

/** Logs of the selected holes side by side; with fewer than two selected, how to select some. */
export default function CompareView(props: ProjectViewProps) {
  const { chosen, data, filtered, search } = props
  const { holes } = chosen
  const labelOf = useHoleLabel()
  if (holes.length >= 2) return <Comparison {...props} holes={holes} />
  if ((search.pick?.length ?? 0) >= 2 && !data.list.complete) return <LoadingNotice />
  const others = filtered.holes.filter((hole) => !chosen.ids.has(hole.id) && logTablesOf(hole).length > 0)
  const first = [...holes, ...others].slice(0, SUGGESTED_COUNT)
  return (
    <div className="compare-few">
      <p>{words.few}</p>
      {first.length >= 2 && (
        <button type="button" className="button" onClick={() => chosen.set(first.map(({ id }) => id))}>
          {words.first(first.map(labelOf))}
        </button>
      )}
    </div>
  )
}

function Comparison({ projectId, chosen, search, change, ...props }: ProjectViewProps) {
  const glossary = useGlossary(projectId)
  const chosenHoles = chosen.holes
  const holes = useMemo(() => chosenHoles.slice(0, MAX_LOGS), [chosenHoles])
  const compared = useComparedHoles(holes, glossary)
  const axis: CommonAxis = search.axis ?? 'depth'
  const windowText = axis === 'level' ? search.levels : search.log
  const window = useMemo(() => convertWindow(parseDepthWindow(windowText), axis), [windowText, axis])
  const open = compared.find(({ hole }) => hole.id === search.hole)
  const selectedMark = useMemo(
    () => (open ? findRow(open.log, search.row, glossary) : null),
    [open, search.row, glossary],
  )
  const ids = chosen.holes.map(({ id }) => id)
  const natural = chosen.holes.toSorted((a, b) => compareNaturally(a.name, b.name)).map(({ id }) => id)
  const coming = [...new Set(compared.flatMap((each) => each.coming))]
  return (
    <div className="compare-view">
      {chosen.holes.length > MAX_LOGS && (
        <p className="notice">{words.tooMany(chosen.holes.length, MAX_LOGS)}</p>
      )}
      <div role="status">{coming.length > 0 && <p className="notice">{logStrings.coming(coming)}</p>}</div>
      {compared.flatMap(({ hole, failed }) =>
        failed.map(({ code, retry }) => (
          <p key={hole.id + code} className="notice" data-kind="error" role="alert">
            {words.failed(displayName(hole.name), code)}
            <button type="button" className="button" onClick={retry}>
              {strings.retry}
            </button>
          </p>
        )),
      )}
      <CompareLogs
        key={axis}
        holes={compared}
        glossary={glossary}
        axis={axis}
        onAxis={(next) => change({ axis: next === 'level' ? next : undefined }, 'quiet')}
        window={window}
        onWindow={(next) => {
          const text = next ? formatDepthWindow(convertWindow(next, axis)) : undefined
          change(axis === 'level' ? { levels: text } : { log: text }, 'quiet')
        }}
        onSortByName={natural.join() === ids.join() ? undefined : () => chosen.set(natural)}
        selected={selectedMark}
        onRow={(hole, row: TableRow) =>
          change({ hole, tab: row.table, row: formatRowKeys(row.table, keysOf(row, glossary)) }, 'step')
        }
        onOpen={props.onSelect}
        onRemove={chosen.toggle}
        print={<PrintLink sheet="compare" label={strings.print.openCompare} />}
        onMove={(id, index) => chosen.set(ids.filter((other) => other !== id).toSpliced(index, 0, id))}
      />
    </div>
  )
}

/** Converts levels of the address to the downward axis of levels, and back; depths stay unchanged. */
function convertWindow<T extends DepthWindow | null>(window: T, axis: CommonAxis): T
function convertWindow(window: DepthWindow | null, axis: CommonAxis): DepthWindow | null {
  return window && axis === 'level' ? { from: -window.to, to: -window.from } : window
}
