import type { LaneKind, Log } from '@groundsheet/logs'
import { useMemo, type ComponentType } from 'react'
import type { Glossary } from '../../data/tables/glossary.ts'
import { DepthAxes } from './depth-axes.tsx'
import type { DepthScale } from './depth-scale.ts'
import { collectPatterns, patternOf } from '../../ui/fill-patterns.ts'
import { PatternDefs } from '../../ui/pattern-defs.tsx'
import { PatternScope } from '../../ui/pattern-scope.tsx'
import type { Column, layoutLanes } from './lane-columns.ts'
import { BarsLane } from './lanes/bars-lane.tsx'
import { BoreLane } from './lanes/bore-lane.tsx'
import { CodesLane } from './lanes/codes-lane.tsx'
import { CurvesLane } from './lanes/curves-lane.tsx'
import { FillsLane } from './lanes/fills-lane.tsx'
import { IncrementsLane } from './lanes/increments-lane.tsx'
import type { LaneDrawingProps } from './lanes/lane-drawing.ts'
import { PointsLane } from './lanes/points-lane.tsx'
import { RangesLane } from './lanes/ranges-lane.tsx'
import { StepsLane } from './lanes/steps-lane.tsx'
import { StrataLane } from './lanes/strata-lane.tsx'
import { TextLane } from './lanes/text-lane.tsx'
import { WaterLane } from './lanes/water-lane.tsx'
import { ReversedMarks, StrataFaults } from './mark-frames.tsx'
import type { Description } from './place-descriptions.ts'

const DRAWINGS: Record<Exclude<LaneKind, 'notes'>, ComponentType<LaneDrawingProps>> = {
  strata: StrataLane,
  codes: CodesLane,
  bars: BarsLane,
  curves: CurvesLane,
  increments: IncrementsLane,
  ranges: RangesLane,
  steps: StepsLane,
  points: PointsLane,
  water: WaterLane,
  fills: FillsLane,
  bore: BoreLane,
}

interface Props {
  readonly log: Log
  readonly layout: ReturnType<typeof layoutLanes>
  readonly scale: DepthScale
  readonly glossary: Glossary
  readonly descriptions: ReadonlyMap<Column, readonly Description[]>
}

/** Contents of the `<svg>` of a log. */
export const LogDrawing = (props: Props) => (
  <>
    <DepthAxes {...props.layout} {...props.log} scale={props.scale} />
    <LogLanes {...props} />
  </>
)

/** The columns of a log, without its axes. */
export function LogLanes({ log, layout, scale, glossary, descriptions }: Props) {
  const patterns = useMemo(
    () =>
      new Map(
        log.lanes
          .filter(({ kind }) => kind === 'strata' || kind === 'fills')
          .map((lane) => [lane.id, lane.marks.map((mark) => patternOf(mark, glossary))]),
      ),
    [log, glossary],
  )
  const defs = useMemo(() => collectPatterns([...patterns.values()].flat()), [patterns])
  return (
    <PatternScope>
      <PatternDefs artwork={defs} />
      {layout.columns.map((column) => {
        const { lane, part, x } = column
        const edge = <path className="log-edge" d={`M${x} 0V${scale.height}`} />
        if (part === 'text' || lane.kind === 'notes')
          return (
            <g key={`${lane.id} text`}>
              {edge}
              <TextLane column={column} scale={scale} descriptions={descriptions.get(column) ?? []} />
            </g>
          )
        const Drawing = DRAWINGS[lane.kind]
        const fills = (patterns.get(lane.id) ?? []).map(({ id }) => id)
        return (
          <g key={lane.id}>
            {edge}
            <Drawing column={column} scale={scale} fills={fills} />
            <ReversedMarks column={column} scale={scale} />
            {lane.kind === 'strata' && <StrataFaults findings={log.findings} column={column} scale={scale} />}
          </g>
        )
      })}
    </PatternScope>
  )
}
