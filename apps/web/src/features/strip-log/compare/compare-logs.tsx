import { LANE_IDS, zoomWindow, type DepthWindow, type Mark } from '@groundsheet/logs'
import type { TableRow } from '@groundsheet/contract'
import { commonDatum } from '@groundsheet/readings'
import { useMemo, useState, type ReactNode } from 'react'
import { fullName, useHoleLabel } from '../../../data/holes/hole-label.ts'
import { compareStrings } from '../../../ui/strings/compare-strings.ts'
import { logStrings } from '../../../ui/strings/log-strings.ts'
import { depthScale } from '../depth-scale.ts'
import { describeMark } from '../describe-mark.ts'
import { MarkCard } from '../lazy-mark-card.ts'
import { StrataTable } from '../strata-table.tsx'
import { useDepthWindow } from '../use-depth-window.ts'
import { TOUCH_QUERY, useMediaQuery } from '../../../ui/media-query.ts'
import { useSize } from '../../../ui/use-size.ts'
import { CommonAxisDrawing } from './common-axis.tsx'
import { commonTicks } from './common-ticks.ts'
import type { CommonAxis, ComparedHole } from './compared-hole.ts'
import { CompareToolbar } from './compare-toolbar.tsx'
import { chooseHeadLayout } from './head-layout.ts'
import { HoleHead, type HoleActions } from './hole-head.tsx'
import { HolesDrawing } from './holes-drawing.tsx'
import { widthOf } from './comparison-width.ts'
import { LaneMenu } from './lane-menu.tsx'
import { useLaneChoice } from './use-lane-choice.ts'
import { DESCRIPTIONS, type ComparedColumn } from './compared-columns.ts'
import { commonLimits, layOutHoles, screenSizes, type PlacedHole } from './lay-out-holes.ts'
import type { PointedMark } from '../use-mark-pointing.ts'
import { usePointing } from './use-pointing.ts'
import '../strip-log.css'
import './compare.css'

interface Props extends HoleActions {
  /** At least two. */
  readonly holes: readonly ComparedHole[]
  readonly axis: CommonAxis
  readonly onAxis: (axis: CommonAxis) => void
  /** Window in the address, on the common axis; null: all of it. Must be the same object until it changes. */
  readonly window: DepthWindow | null
  readonly onWindow: (window: DepthWindow | null) => void
  /** Sorts the holes by name; undefined if they are sorted. */
  readonly onSortByName: (() => void) | undefined
  /** A mark of the selected row. */
  readonly selected: Mark | null
  readonly onRow: (holeId: string, row: TableRow) => void
  /** Link to the printed logs. */
  readonly print: ReactNode
}

/** Width of the common axis. */
const AXIS_WIDTH_PX = 46
const MIN_HEIGHT_PX = 120

/** Logs side by side on one axis, panned and zoomed together. */
export function CompareLogs({ holes, axis, window: addressWindow, ...props }: Props) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const [view, setView] = useState<HTMLDivElement | null>(null)
  const [drawing, setDrawing] = useState<SVGSVGElement | null>(null)
  const [shown, setShown] = useLaneChoice()
  const available = (useSize(scroller)?.width ?? 0) - AXIS_WIDTH_PX
  const height = Math.max(MIN_HEIGHT_PX, useSize(view)?.height ?? 0)
  const limits = useMemo(() => commonLimits(holes, axis), [holes, axis])
  const { whole, fit } = limits
  const { window, change } = useDepthWindow(limits, addressWindow, props.onWindow)
  const { from, to } = window
  const scale = useMemo(() => depthScale({ from, to }, height), [from, to, height])
  const ticks = useMemo(() => commonTicks(scale, axis), [scale, axis])
  const placed = useMemo(
    () => layOutHoles(holes, axis, shown, available, screenSizes(available)),
    [holes, axis, shown, available],
  )
  const width = widthOf(placed)
  const zoom = (factor: number) => change(zoomWindow(window, (from + to) / 2, factor, whole))

  const datum = datumOf(holes)
  const { pointed, leave, pressKey, gestures } = usePointing({
    drawing,
    placed,
    scale,
    whole,
    axisWidth: AXIS_WIDTH_PX,
    onWindow: change,
    onRow: props.onRow,
  })

  return (
    <div className="compare">
      <CompareToolbar
        axis={axis}
        datum={datum}
        onAxis={props.onAxis}
        window={window}
        isFit={from === fit.from && to === fit.to}
        onZoom={zoom}
        onFit={() => change(null)}
        onSortByName={props.onSortByName}
      >
        <LaneMenu lanes={lanesOf(holes)} shown={shown} onShow={setShown} />
        {props.print}
      </CompareToolbar>
      <div
        ref={setScroller}
        className="compare-scroll"
        role="group"
        tabIndex={0}
        aria-label={`${compareStrings.label(holes.length)}. ${logStrings.keys}`}
        onKeyDown={pressKey}
        onBlur={leave}
      >
        <CompareHeads {...props} placed={placed} axis={axis} datum={datum} width={width} />
        <div className="compare-body" ref={setView} style={{ width: AXIS_WIDTH_PX + width }}>
          <CommonAxisDrawing ticks={ticks} width={AXIS_WIDTH_PX} height={height} />
          <HolesDrawing
            ref={setDrawing}
            holes={placed}
            ticks={ticks}
            window={window}
            height={height}
            selected={props.selected}
            pointed={pointed && { holeId: pointed.hole.hole.id, mark: pointed.mark }}
            {...gestures}
          />
        </div>
      </div>
      <PointedCard pointed={pointed} />
      {placed.map((each) => (
        <HoleTable key={each.hole.id} {...each} selected={props.selected} />
      ))}
    </div>
  )
}

/** Common datum of the holes with a ground level; null: not known, or it differs. */
const datumOf = (holes: readonly ComparedHole[]) =>
  commonDatum(holes.flatMap(({ log }) => (log.groundLevel === null ? [] : [log.datum])))

interface HeadsProps extends HoleActions {
  readonly placed: readonly PlacedHole[]
  readonly axis: CommonAxis
  readonly datum: ReturnType<typeof datumOf>
  /** Width of all columns, px. */
  readonly width: number
}

/** The heads of the holes, and what the common axis shows. */
function CompareHeads({ placed, axis, datum, width, ...actions }: HeadsProps) {
  const labelOf = useHoleLabel()
  const isTouch = useMediaQuery(TOUCH_QUERY)
  const form = useMemo(() => chooseHeadLayout(placed, labelOf, isTouch), [placed, labelOf, isTouch])
  return (
    <div className="compare-heads" style={{ width: AXIS_WIDTH_PX + width }}>
      <div className="compare-corner" style={{ width: AXIS_WIDTH_PX }}>
        <span>{compareStrings.axes[axis]}</span>
        <span className="soft">{axis === 'level' ? logStrings.levelUnit(datum) : logStrings.depthUnit}</span>
      </div>
      {placed.map((each, index) => (
        <HoleHead
          key={each.hole.id}
          placed={each}
          previousName={placed[index - 1]?.hole.name}
          form={form}
          index={index}
          count={placed.length}
          onOpen={actions.onOpen}
          onRemove={actions.onRemove}
          onMove={actions.onMove}
        />
      ))}
    </div>
  )
}

type TableProps = Pick<PlacedHole, 'hole' | 'log' | 'glossary'> & Pick<Props, 'selected'>

const HoleTable = ({ hole, log, glossary, selected }: TableProps) => (
  <StrataTable name={fullName(hole)} log={log} glossary={glossary} selectedRowId={selected?.row.id} />
)

interface PointedProps {
  readonly pointed: PointedMark<PlacedHole> | null
}

/** The mark that is pointed at, as a card; read out if it was reached by keys. */
function PointedCard({ pointed }: PointedProps) {
  const hole = pointed && fullName(pointed.hole.hole)
  return (
    <>
      {pointed && (
        <MarkCard
          {...pointed}
          hole={hole ?? ''}
          laneId={pointed.column.lane.id}
          glossary={pointed.hole.glossary}
        />
      )}
      <p className="visually-hidden" role="status">
        {pointed?.byKey && `${hole ?? ''}, ${describeMark(pointed.mark, pointed.column.lane.id)}`}
      </p>
    </>
  )
}

/** Lanes of at least one hole, from left to right, with descriptions after the strata. */
function lanesOf(holes: readonly ComparedHole[]): readonly ComparedColumn[] {
  const present = new Set(holes.flatMap(({ log }) => log.lanes.map(({ id }) => id)))
  return LANE_IDS.filter((id) => present.has(id)).flatMap((id) =>
    id === 'strata' ? [id, DESCRIPTIONS] : [id],
  )
}
