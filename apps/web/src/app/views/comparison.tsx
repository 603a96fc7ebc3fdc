import { compareNaturally } from '@groundsheet/readings/natural-order'
import type { TableRow } from '@groundsheet/contract'
import type { DepthWindow } from '@groundsheet/logs'
import { useMemo, type ReactNode } from 'react'
import { keysOf, type Glossary } from '../../data/tables/glossary.ts'
import type { CommonAxis } from '../../features/strip-log/compare/compared-hole.ts'
import { CompareLogs } from '../../features/strip-log/compare/compare-logs.tsx'
import { compareStrings } from '../../ui/strings/compare-strings.ts'
import { logStrings } from '../../ui/strings/log-strings.ts'
import { formatDepthWindow, parseDepthWindow } from '../../url-state/depth-window.ts'
import { formatRowKeys } from '../../url-state/row-keys.ts'
import { FailedTables } from '../state/failed-tables.tsx'
import { findMarkOfRow } from '../state/find-mark-of-row.ts'
import type { Hole } from '../../data/holes/hole.ts'
import { useComparedHoles } from '../state/use-compared-holes.ts'

const words = compareStrings
/** Maximum number of logs: more would be too narrow to read. */
const MAX_LOGS = 8

/** The part of an address that both a project and the list of projects have. */
interface CompareAddress {
  readonly axis?: 'level' | undefined
  readonly levels?: string | undefined
  readonly hole?: string | undefined
  readonly row?: string | undefined
}

interface Props {
  /** At least two selected holes, in order of selection. */
  readonly holes: readonly Hole[]
  /** Of the project of the holes that do not have their own. */
  readonly glossary: Glossary
  readonly search: CompareAddress
  readonly change: (values: Pick<CompareAddress, 'axis' | 'levels'>, kind: 'replace') => void
  /** Visible depths, as in the address. */
  readonly depths: string | undefined
  readonly onDepths: (depths: string | undefined) => void
  readonly onOrder: (ids: readonly string[]) => void
  readonly onRemove: (id: string) => void
  readonly onOpen: (id: string) => void
  /** Called with a hole, the table of a row of it, and its keys as in the address. */
  readonly onRow: (hole: Hole, table: string, keys: string) => void
  readonly print: ReactNode
}

/** Logs of the selected holes side by side, of one project or of several. */
export function Comparison({ holes: selected, glossary, search, change, ...props }: Props) {
  const holes = useMemo(() => selected.slice(0, MAX_LOGS), [selected])
  const compared = useComparedHoles(holes, glossary)
  const axis: CommonAxis = search.axis ?? 'depth'
  const windowText = axis === 'level' ? search.levels : props.depths
  const window = useMemo(() => convertWindow(parseDepthWindow(windowText), axis), [windowText, axis])
  const open = compared.find(({ hole }) => hole.id === search.hole)
  const selectedMark = useMemo(
    () => (open ? findMarkOfRow(open.log, search.row, open.glossary) : null),
    [open, search.row],
  )
  const ids = selected.map(({ id }) => id)
  const natural = selected.toSorted((a, b) => compareNaturally(a.name, b.name)).map(({ id }) => id)
  const coming = [...new Set(compared.flatMap((each) => each.coming))]
  return (
    <div className="compare-view">
      {selected.length > MAX_LOGS && <p className="notice">{words.tooMany(selected.length, MAX_LOGS)}</p>}
      <div role="status">{coming.length > 0 && <p className="notice">{logStrings.coming(coming)}</p>}</div>
      <FailedTables holes={compared} />
      <CompareLogs
        key={axis}
        holes={compared}
        axis={axis}
        onAxis={(next) => change({ axis: next === 'level' ? next : undefined }, 'replace')}
        window={window}
        onWindow={(next) => {
          const text = next ? formatDepthWindow(convertWindow(next, axis)) : undefined
          if (axis === 'level') change({ levels: text }, 'replace')
          else props.onDepths(text)
        }}
        onSortByName={natural.join() === ids.join() ? undefined : () => props.onOrder(natural)}
        selected={selectedMark}
        onRow={(id, row: TableRow) => {
          const of = compared.find(({ hole }) => hole.id === id)
          const hole = holes.find((one) => one.id === id)
          if (of && hole) props.onRow(hole, row.table, formatRowKeys(row.table, keysOf(row, of.glossary)))
        }}
        onOpen={props.onOpen}
        onRemove={props.onRemove}
        print={props.print}
        onMove={(id, index) => props.onOrder(ids.filter((other) => other !== id).toSpliced(index, 0, id))}
      />
    </div>
  )
}

/** Converts levels of the address to the downward axis of levels, and back; depths stay unchanged. */
function convertWindow<T extends DepthWindow | null>(window: T, axis: CommonAxis): T
function convertWindow(window: DepthWindow | null, axis: CommonAxis): DepthWindow | null {
  return window && axis === 'level' ? { from: -window.to, to: -window.from } : window
}
