import { type Lane, type Mark } from '@groundsheet/logs'
import type { DepthScale } from '../depth-scale.ts'
import { BarMark } from '../lanes/bars-lane.tsx'
import { IncrementSteps } from '../lanes/increments-lane.tsx'
import { valueScale } from '../lanes/lane-drawing.ts'
import { ValueGrid } from '../lanes/value-grid.tsx'
import type { SheetColumn } from './sheet-columns.ts'
import { hasPlot, placeFigures } from './place-figures.ts'

/** Average width of a character of a figure. */
const CHARACTER_WIDTH_PX = 5
const INSET_PX = 3
interface Props {
  readonly column: SheetColumn
  readonly scale: DepthScale
}

const plotOf = ({ x, width, figuresWidth }: SheetColumn, lane: Lane) =>
  ({ lane, part: 'marks', x: x + figuresWidth, width: width - figuresWidth }) as const

/** Blows of a dynamic probe, or penetration per blow, as steps, with a figure for each increment. */
export const ProbeBlows = ({ column, scale }: Props) =>
  column.lanes.map((lane) => (
    <g key={lane.id}>
      <IncrementSteps column={plotOf(column, lane)} scale={scale} />
      <Figures marks={lane.marks} column={column} scale={scale} />
    </g>
  ))

/** Torque of a dynamic probe as bars, with a figure for each reading. */
export const ProbeTorque = ({ column, scale }: Props) =>
  column.lanes.map((lane) => {
    const plot = plotOf(column, lane)
    const at = valueScale(plot)
    return (
      <g key={lane.id}>
        {hasPlot(column) && <ValueGrid column={plot} scale={scale} />}
        {(hasPlot(column) ? lane.marks : []).map((mark) => (
          <BarMark
            key={mark.row.id}
            mark={mark}
            from={at(0)}
            end={at(mark.value ?? 0)}
            y={scale.y(mark.top)}
          />
        ))}
        <Figures marks={lane.marks} column={column} scale={scale} />
      </g>
    )
  })

/** Figures aligned right in their strip; a text wider than the strip is aligned left. */
function Figures({ marks, column: { x, figuresWidth: strip }, scale }: Props & { marks: readonly Mark[] }) {
  return placeFigures(marks, scale.y)?.map(({ mark, text, y }) => {
    const isWide = text.length * CHARACTER_WIDTH_PX > strip - 2 * INSET_PX
    return (
      <text
        key={mark.row.id}
        className="log-blows"
        x={isWide ? x + INSET_PX : x + strip - INSET_PX}
        y={y + 3}
        textAnchor={isWide ? undefined : 'end'}
      >
        {text}
      </text>
    )
  })
}
