import type { ComponentType } from 'react'
import type { LaneDrawingProps } from '../lanes/lane-drawing.ts'
import { StrataLane } from '../lanes/strata-lane.tsx'
import { StrataFaults } from '../mark-frames.tsx'
import { sampleKind } from '../sample-kinds.ts'
import { columnOf, type ColumnDrawingProps } from './column-drawing-props.ts'

interface LanesProps extends ColumnDrawingProps {
  readonly Lane: ComponentType<LaneDrawingProps>
}

/** Draws each lane of a column as on screen. */
export const ColumnLanes = ({ Lane, column, scale, fills }: LanesProps) =>
  column.lanes.map((lane) => (
    <Lane
      key={lane.id}
      column={columnOf(column, lane)}
      scale={scale}
      fills={(fills.get(lane.id) ?? []).map(({ id }) => id)}
    />
  ))

/** The strata, with what is wrong in them. */
export function StrataColumn(props: ColumnDrawingProps) {
  const { column, scale, findings } = props
  const [strata] = column.lanes
  return (
    <>
      <ColumnLanes {...props} Lane={StrataLane} />
      {strata && <StrataFaults findings={findings} column={columnOf(column, strata)} scale={scale} />}
    </>
  )
}

/** Bars from top to base of samples. */
export const SampleBars = ({ column, scale }: ColumnDrawingProps) =>
  column.lanes.flatMap(({ marks }) =>
    marks.map(({ row, top, base, series = '' }) => (
      <rect
        key={row.id}
        className="log-sample"
        data-kind={sampleKind(series)}
        x={column.x + 2}
        y={scale.y(top)}
        width={4}
        height={Math.max(2, scale.y(base) - scale.y(top))}
      />
    )),
  )

/** Ends of core runs and of fracture index lengths, beside the texts if the column has space. */
export const RunEnds = ({ column: { lanes, cells, x, width: all }, scale }: ColumnDrawingProps) => {
  const marginWidth = (cells[0]?.x ?? x) - x
  const width = marginWidth >= 1 ? marginWidth : all
  return lanes.flatMap(({ marks }) =>
    marks.map(({ row, series = '', top, base }) => (
      <path
        key={row.id + series}
        className="log-run"
        d={`M${x} ${scale.y(top)}h${width}M${x} ${scale.y(base)}h${width}`}
      />
    )),
  )
}
