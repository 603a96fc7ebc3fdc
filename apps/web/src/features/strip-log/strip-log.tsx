import { panWindow, zoomWindow, type DepthWindow, type Log, type Mark } from '@groundsheet/logs'
import type { TableRow } from '@groundsheet/contract'
import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Glossary } from '../../data/tables/glossary.ts'
import { logStrings } from '../../ui/log-strings.ts'
import { LoadingNotice } from '../../ui/notice.tsx'
import { ScrollEdges } from '../../ui/scroll-edges.tsx'
import { ColumnHeads } from './column-heads.tsx'
import { depthScale } from './depth-scale.ts'
import { describeLayout } from './describe-layout.ts'
import { findMark } from './find-mark.ts'
import { layoutLanes, type Column } from './lane-columns.ts'
import { LogDrawing } from './log-drawing.tsx'
import { LogToolbar } from './log-toolbar.tsx'
import { describeMark } from './describe-mark.ts'
import { MarkCard } from './mark-card-part.ts'
import { MarkFrames } from './mark-frames.tsx'
import { scrollToColumn, findSameMark, keyOf, stepMark } from './step-mark.ts'
import { StrataTable } from './strata-table.tsx'
import { spotOf } from '../../ui/use-drawing-gestures.ts'
import { useDepthGestures } from './use-depth-gestures.ts'
import { limitsOf, useDepthWindow } from './use-depth-window.ts'
import { useSize } from '../../ui/use-size.ts'
import './strip-log.css'

interface Props {
  /** LOCA_ID. */
  readonly name: string
  readonly log: Log
  readonly glossary: Glossary
  /** Window in the address; null: the whole hole. Must be the same object until it changes. */
  readonly window: DepthWindow | null
  readonly onWindow: (window: DepthWindow | null) => void
  /** A mark of the selected row. */
  readonly selected: Mark | null
  readonly onRow: (row: TableRow) => void
  /** More controls for the toolbar. */
  readonly actions: ReactNode
}

/** The mark reached by mouse or keys, and its position on the page, px. */
interface Pointed {
  readonly mark: Mark
  readonly column: Column
  readonly x: number
  readonly y: number
  readonly byKey?: true
}

const ZOOM_FACTOR = 1.5

/** Strip log of a hole: one lane for each kind of data, on one depth scale. */
export function StripLog({
  name,
  log,
  glossary,
  window: addressWindow,
  onWindow,
  selected,
  onRow,
  actions,
}: Props) {
  const [view, setView] = useState<HTMLDivElement | null>(null)
  const [drawing, setDrawing] = useState<SVGSVGElement | null>(null)
  const [lastPointed, setPointed] = useState<Pointed | null>(null)
  const size = useSize(view)
  const limits = useMemo(() => limitsOf(log), [log])
  const { whole, fit } = limits
  const { window, change } = useDepthWindow(limits, addressWindow, onWindow)
  const { from, to } = window
  const height = Math.max(160, size?.height ?? 0)
  const layout = useMemo(() => layoutLanes(log, size?.width ?? 0), [log, size?.width])
  const current = lastPointed && findSameMark(layout.columns, lastPointed)
  const pointed = lastPointed && current && { ...lastPointed, ...current }
  const scale = useMemo(() => depthScale({ from, to }, height), [from, to, height])
  const descriptions = useMemo(() => describeLayout(layout, scale), [layout, scale])
  const find = (x: number, y: number) => findMark(x, y, layout.columns, scale, descriptions)
  const { onKeyDown, ...gestures } = useDepthGestures(drawing, {
    scale,
    whole,
    onWindow: (next) => {
      // The mark is no longer under the pointer.
      setPointed(null)
      change(next)
    },
    onTap: (x, y) => {
      const found = find(x, y)
      if (found) onRow(found.mark.row)
    },
  })
  const zoom = (factor: number) => change(zoomWindow(window, (from + to) / 2, factor, whole))
  /** The current window if it contains the mark, otherwise one panned to it. */
  const reveal = ({ top, base }: Mark) =>
    scale.isInView(top, base) ? window : panWindow(window, top - from - (to - from) / 3, whole)

  function pressKey(event: KeyboardEvent<HTMLElement>) {
    const pointedByKey = pointed?.byKey ? pointed : null
    if (event.key === 'Enter' && pointedByKey) onRow(pointedByKey.mark.row)
    else if (event.key === 'Escape' && pointedByKey) setPointed(null)
    else {
      const next = stepMark(layout.columns, pointedByKey, keyOf(event), from)
      if (!next || !drawing) {
        onKeyDown(event)
        return
      }
      scrollToColumn(event.currentTarget, next.column)
      const box = drawing.getBoundingClientRect()
      const shown = reveal(next.mark)
      if (shown !== window) change(shown)
      const y = box.top + Math.max(0, depthScale(shown, height).y(next.mark.top))
      setPointed({ ...next, x: box.left + next.column.x + next.column.width, y, byKey: true })
    }
    event.preventDefault()
  }

  const frames = { columns: layout.columns, scale, descriptions }
  return (
    <div className="strip-log">
      <LogToolbar
        window={{ from: Math.max(from, log.extent.from), to: Math.min(to, log.extent.to) }}
        isFit={from === fit.from && to === fit.to}
        findings={log.findings}
        hiddenSelection={selected && !scale.isInView(selected.top, selected.base) ? selected : null}
        onShowSelection={(mark) => change(reveal(mark))}
        onIn={() => zoom(ZOOM_FACTOR)}
        onOut={() => zoom(1 / ZOOM_FACTOR)}
        onFit={() => change(null)}
      >
        {actions}
      </LogToolbar>
      <ScrollEdges>
        <div
          className="log-scroll"
          role="group"
          tabIndex={0}
          aria-label={`${logStrings.label(name)}. ${logStrings.keys}`}
          onKeyDown={pressKey}
          onBlur={() => setPointed(null)}
        >
          <ColumnHeads {...layout} datum={log.datum} />
          <div className="log-view" ref={setView}>
            {size ? (
              <svg
                ref={setDrawing}
                className="log-drawing"
                aria-hidden="true"
                width={layout.width}
                height={height}
                {...gestures}
                onPointerMove={(event) => {
                  gestures.onPointerMove(event)
                  const { x, y } = spotOf(event)
                  const found = event.buttons === 0 && event.pointerType === 'mouse' ? find(x, y) : null
                  setPointed(found && { ...found, x: event.clientX, y: event.clientY })
                }}
                onPointerLeave={() => setPointed(null)}
              >
                <LogDrawing {...{ log, layout, scale, glossary, descriptions }} />
                {pointed && <MarkFrames {...frames} rowId={pointed.mark.row.id} as="pointed" />}
                {selected && <MarkFrames {...frames} rowId={selected.row.id} as="selected" />}
              </svg>
            ) : (
              <LoadingNotice />
            )}
            {pointed && <MarkCard {...pointed} laneId={pointed.column.lane.id} glossary={glossary} />}
          </div>
        </div>
      </ScrollEdges>
      <p className="visually-hidden" role="status">
        {pointed?.byKey && describeMark(pointed.mark, pointed.column.lane.id)}
      </p>
      <StrataTable name={name} log={log} glossary={glossary} selectedRowId={selected?.row.id} />
    </div>
  )
}
