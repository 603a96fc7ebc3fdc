import { type Lane, type Mark } from '@groundsheet/logs'
import type { DepthScale } from '../depth-scale.ts'
import { BarMark } from '../lanes/bars-lane.tsx'
import { IncrementSteps } from '../lanes/increments-lane.tsx'
import { valueScale } from '../lanes/lane-drawing.ts'
import { ValueGrid } from '../lanes/value-grid.tsx'
import type { SheetColumn } from './sheet-columns.ts'
import { hasPlot, placeFigures } from './place-figures.ts'

/** Average width of a character of a figure, px. */
const CHARACTER = 5
const INSET = 3
interface Props {
  readonly column: SheetColumn
  readonly scale: DepthScale
}

const plotOf = ({ x, width, figures }: SheetColumn, lane: Lane) =>
  ({ lane, part: 'marks', x: x + figures, width: width - figures }) as const

/** Blows of a dynamic probe: a figure for each increment beside the steps. */
export const ProbeBlows = ({ column, scale }: Props) =>
  column.lanes.map((lane) => (
    <g key={lane.id}>
      <IncrementSteps column={plotOf(column, lane)} scale={scale} />
      <Figures marks={lane.marks} column={column} scale={scale} />
    </g>
  ))

/** Torque of a dynamic probe: a figure for each reading beside the bars. */
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

/** Figures at the right of their strip; a text that is wider than the strip begins at its left. */
function Figures({ marks, column: { x, figures: strip }, scale }: Props & { marks: readonly Mark[] }) {
  return placeFigures(marks, scale.y)?.map(({ mark, text, y }) => {
    const isWide = text.length * CHARACTER > strip - 2 * INSET
    return (
      <text
        key={mark.row.id}
        className="log-blows"
        x={isWide ? x + INSET : x + strip - INSET}
        y={y + 3}
        textAnchor={isWide ? undefined : 'end'}
      >
        {text}
      </text>
    )
  })
}
