import { createElement, type ComponentType } from 'react'
import { BoreLane } from '../lanes/bore-lane.tsx'
import { CurvesLane } from '../lanes/curves-lane.tsx'
import { FillsLane } from '../lanes/fills-lane.tsx'
import type { LaneDrawingProps } from '../lanes/lane-drawing.ts'
import { PointsLane } from '../lanes/points-lane.tsx'
import { WaterLane } from '../lanes/water-lane.tsx'
import { ProbeBlows, ProbeTorque } from './blow-figures.tsx'
import type { ColumnDrawingProps } from './column-drawing-props.ts'
import { ColumnLanes, RunEnds, SampleBars, StrataColumn } from './column-drawings.tsx'

const drawLanes = (Lane: ComponentType<LaneDrawingProps>) =>
  function LanesOfColumn(props: ColumnDrawingProps) {
    return createElement(ColumnLanes, { ...props, Lane })
  }

/** Drawings of columns by column id. */
export const SHEET_DRAWINGS: Readonly<Record<string, ComponentType<ColumnDrawingProps>>> = {
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
  legend: StrataColumn,
}
