/* eslint-disable react-refresh/only-export-components -- exports a table of drawings by column */
import type { Finding, Lane } from '@groundsheet/logs'
import type { ComponentType } from 'react'
import type { DepthScale } from '../depth-scale.ts'
import type { Column } from '../lane-columns.ts'
import { BoreLane } from '../lanes/bore-lane.tsx'
import { CurvesLane } from '../lanes/curves-lane.tsx'
import { FillsLane } from '../lanes/fills-lane.tsx'
import type { LaneDrawingProps } from '../lanes/lane-drawing.ts'
import { PointsLane } from '../lanes/points-lane.tsx'
import { StrataLane } from '../lanes/strata-lane.tsx'
import { WaterLane } from '../lanes/water-lane.tsx'
import { StrataFaults } from '../mark-frames.tsx'
import { sampleKind } from '../sample-kinds.ts'
import { ProbeBlows, ProbeTorque } from './blow-figures.tsx'
import type { SheetColumn } from './sheet-columns.ts'

interface Props {
  /** The column, with the parts of its lanes on the sheet. */
  readonly column: SheetColumn
  readonly scale: DepthScale
  /** Ids of patterns by lane. */
  readonly fills: ReadonlyMap<string, readonly { readonly id: string }[]>
  readonly findings: readonly Finding[]
}

export const columnOf = ({ x, width }: SheetColumn, lane: Lane): Column => ({ lane, part: 'marks', x, width })

/** Draws each lane of a column as on screen. */
const drawLanes = (Lane: ComponentType<LaneDrawingProps>) =>
  function LanesOfColumn({ column, scale, fills }: Props) {
    return column.lanes.map((lane) => (
      <Lane
        key={lane.id}
        column={columnOf(column, lane)}
        scale={scale}
        fills={(fills.get(lane.id) ?? []).map(({ id }) => id)}
      />
    ))
  }

const Strata = drawLanes(StrataLane)

/** Bars from top to base of samples. */
const SampleBars = ({ column, scale }: Props) =>
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
const RunEnds = ({ column: { lanes, cells, x, width: all }, scale }: Props) => {
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

/** Drawings of columns by column id. */
export const SHEET_DRAWINGS: Readonly<Record<string, ComponentType<Props>>> = {
  installation: drawLanes(FillsLane),
  water: drawLanes(WaterLane),
  rows: SampleBars,
  cone: drawLanes(CurvesLane),
  friction: drawLanes(CurvesLane),
  'friction-ratio': drawLanes(CurvesLane),
  'face-pressure': drawLanes(CurvesLane),
  'pore-pressure': drawLanes(CurvesLane),
  'sleeve-pressure': drawLanes(CurvesLane),
  probe: ProbeBlows,
  'dynamic-cone': ProbeBlows,
  torque: ProbeTorque,
  core: RunEnds,
  fractures: RunEnds,
  bore: drawLanes(BoreLane),
  strength: drawLanes(PointsLane),
  moisture: drawLanes(PointsLane),
  legend: (props) => {
    const [strata] = props.column.lanes
    return (
      <>
        <Strata {...props} />
        {strata && (
          <StrataFaults
            findings={props.findings}
            column={columnOf(props.column, strata)}
            scale={props.scale}
          />
        )}
      </>
    )
  },
}
