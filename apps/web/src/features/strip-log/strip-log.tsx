import { zoomWindow, type DepthWindow, type Log, type Mark } from '@groundsheet/logs'
import type { TableRow } from '@groundsheet/contract'
import { useMemo, useState } from 'react'
import type { Glossary } from '../../data/glossary.ts'
import { strings } from '../../ui/strings.ts'
import { ColumnHeads } from './column-heads.tsx'
import { depthScale } from './depth-scale.ts'
import { findMark } from './find-mark.ts'
import { layoutLanes } from './lane-columns.ts'
import { LEAD } from './lanes/text-lane.tsx'
import { LogDrawing } from './log-drawing.tsx'
import { LogToolbar } from './log-toolbar.tsx'
import { MarkCard } from './mark-card.tsx'
import { placeDescriptions } from './place-descriptions.ts'
import { StrataTable } from './strata-table.tsx'
import { placeOf, useDepthGestures } from './use-depth-gestures.ts'
import { useDepthWindow } from './use-depth-window.ts'
import { useSize } from './use-size.ts'
import './strip-log.css'

interface Props {
  /** LOCA_ID. */
  readonly name: string
  readonly log: Log
  readonly glossary: Glossary
  /** What the address asks for; null: the whole hole. The same object until it changes. */
  readonly window: DepthWindow | null
  readonly onWindow: (window: DepthWindow | null) => void
  readonly onRow: (row: TableRow) => void
}

interface Hover {
  readonly mark: Mark
  readonly laneId: string
  readonly x: number
  readonly y: number
}

const STEP = 1.5

/** A hole as a strip log: one lane for each kind of thing that it has, on one scale of depth. */
export function StripLog({ name, log, glossary, window: asked, onWindow, onRow }: Props) {
  const [view, setView] = useState<HTMLDivElement | null>(null)
  const [drawing, setDrawing] = useState<SVGSVGElement | null>(null)
  const [hover, setHover] = useState<Hover | null>(null)
  const size = useSize(view)
  const { window, whole, fit, change } = useDepthWindow(log, asked, onWindow)
  const { from, to } = window
  const height = Math.max(160, size?.height ?? 0)
  const layout = useMemo(() => layoutLanes(log, size?.width ?? 0), [log, size?.width])
  const scale = useMemo(() => depthScale({ from, to }, height), [from, to, height])
  const descriptions = useMemo(
    () =>
      new Map(
        layout.columns
          .filter(({ part, lane }) => part === 'text' || lane.kind === 'notes')
          .map(
            (column) =>
              [column, placeDescriptions(column.lane.marks, scale, column.width - LEAD - 6)] as const,
          ),
      ),
    [layout, scale],
  )
  const find = (x: number, y: number) => findMark(x, y, layout.columns, scale, descriptions)
  const { onKeyDown, ...gestures } = useDepthGestures(drawing, {
    scale,
    whole,
    onWindow: change,
    onTap: (x, y) => {
      const found = find(x, y)
      if (found) onRow(found.mark.row)
    },
  })
  const zoom = (factor: number) => change(zoomWindow(window, (from + to) / 2, factor, whole))
  return (
    <div className="strip-log">
      <LogToolbar
        window={{ from: Math.max(from, log.extent.from), to: Math.min(to, log.extent.to) }}
        isFit={from === fit.from && to === fit.to}
        findings={log.findings}
        onIn={() => zoom(STEP)}
        onOut={() => zoom(1 / STEP)}
        onFit={() => change(null)}
      />
      <div
        className="log-scroll"
        role="group"
        tabIndex={0}
        aria-label={`${strings.log.label(name)}. ${strings.log.keys}`}
        onKeyDown={onKeyDown}
      >
        <ColumnHeads {...layout} />
        <div className="log-view" ref={setView}>
          {size && (
            <svg
              ref={setDrawing}
              className="log-drawing"
              aria-hidden="true"
              width={layout.width}
              height={height}
              {...gestures}
              onPointerMove={(event) => {
                gestures.onPointerMove(event)
                const { x, y } = placeOf(event)
                const found = event.buttons === 0 && event.pointerType === 'mouse' ? find(x, y) : null
                setHover(found && { mark: found.mark, laneId: found.column.lane.id, x, y })
              }}
              onPointerLeave={() => setHover(null)}
            >
              <LogDrawing {...{ log, layout, scale, glossary, descriptions }} />
            </svg>
          )}
          {hover && size && (
            <MarkCard {...hover} glossary={glossary} room={{ width: layout.width, height }} />
          )}
        </div>
      </div>
      <StrataTable name={name} log={log} glossary={glossary} />
    </div>
  )
}
