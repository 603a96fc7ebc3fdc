import { zoomWindow, type DepthWindow, type Log, type Mark } from '@groundsheet/logs'
import type { TableRow } from '@groundsheet/contract'
import { useMemo, useState, type ReactNode } from 'react'
import type { Glossary } from '../../data/tables/glossary.ts'
import { logStrings } from '../../ui/strings/log-strings.ts'
import { LoadingNotice } from '../../ui/notice.tsx'
import { ScrollEdges } from '../../ui/scroll-edges.tsx'
import { ColumnHeads } from './column-heads.tsx'
import { depthScale } from './depth-scale.ts'
import { placeColumnTexts } from './place-column-texts.ts'
import { layoutLanes } from './lane-columns.ts'
import { LogDrawing } from './log-drawing.tsx'
import { LogToolbar } from './log-toolbar.tsx'
import { describeMark } from './describe-mark.ts'
import { MarkCard } from './lazy-mark-card.ts'
import { MarkFrames } from './mark-frames.tsx'
import { StrataTable } from './strata-table.tsx'
import { limitsOf, useDepthWindow } from './use-depth-window.ts'
import { usePointedMark, windowWith } from './use-pointed-mark.ts'
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

const ZOOM_FACTOR = 1.5

/** Strip log of a hole: one lane for each kind of data, on one depth scale. */
export function StripLog({ name, log, glossary, onWindow, selected, onRow, actions, ...address }: Props) {
  const [view, setView] = useState<HTMLDivElement | null>(null)
  const [drawing, setDrawing] = useState<SVGSVGElement | null>(null)
  const size = useSize(view)
  const limits = useMemo(() => limitsOf(log), [log])
  const { whole, fit } = limits
  const { window, change } = useDepthWindow(limits, address.window, onWindow)
  const { from, to } = window
  const height = Math.max(160, size?.height ?? 0)
  const layout = useMemo(() => layoutLanes(log, size?.width ?? 0), [log, size?.width])
  const scale = useMemo(() => depthScale({ from, to }, height), [from, to, height])
  const descriptions = useMemo(() => placeColumnTexts(layout, scale), [layout, scale])
  const { columns } = layout
  const frames = { columns, scale, descriptions }
  const mouse = usePointedMark({ ...frames, drawing, whole, onWindow: change, onRow })
  const { pointed } = mouse
  const zoom = (factor: number) => change(zoomWindow(window, (from + to) / 2, factor, whole))

  return (
    <div className="strip-log">
      <LogToolbar
        window={{ from: Math.max(from, log.extent.from), to: Math.min(to, log.extent.to) }}
        isFit={from === fit.from && to === fit.to}
        findings={log.findings}
        hiddenSelection={selected && !scale.isInView(selected.top, selected.base) ? selected : null}
        onShowSelection={(mark) => change(windowWith(mark, scale, whole))}
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
          onKeyDown={mouse.pressKey}
          onBlur={mouse.leave}
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
                {...mouse.gestures}
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
