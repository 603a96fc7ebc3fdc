import { placeLabels, type Lane, type Mark } from '@groundsheet/logs'
import type { DepthScale } from '../depth-scale.ts'
import { BarMark } from '../lanes/bars-lane.tsx'
import { IncrementSteps } from '../lanes/increments-lane.tsx'
import { valueScale } from '../lanes/lane-drawing.ts'
import { ValueGrid } from '../lanes/value-grid.tsx'
import type { SheetColumn } from './sheet-columns.ts'

/** Px from one figure to the next; digits of 8 px type are 5.8 px high, and 100 mm are 7.6 px at 1:50. */
const FIGURE_PITCH = 7
/** A figure farther than this from the middle of its increment is read as that of another, px. */
const MAX_DISPLACEMENT = 7
/** Average width of a character of a figure, px. */
const CHARACTER = 5
const INSET = 3
/** Width of a plot with a scale, px. */
const MIN_PLOT = 45

/** A figure of a dynamic probe: blows or torque. */
interface PlacedFigure {
  readonly mark: Mark
  readonly text: string
  /** Px of the middle of the text. */
  readonly y: number
}

/** The figures of a lane beside their depths, none over another; null where there is no room for all. */
export function placeFigures(marks: readonly Mark[], y: (depth: number) => number): PlacedFigure[] | null {
  const figures = marks
    .flatMap((mark) => {
      const text = mark.label.replace(' mm', '')
      return text === '' ? [] : [{ mark, text, y: y((mark.top + mark.base) / 2) }]
    })
    .sort((a, b) => a.y - b.y)
  const starts = placeLabels(
    figures.map((figure) => ({ at: figure.y, size: FIGURE_PITCH })),
    -Infinity,
    Infinity,
  )
  const placed = figures.map((figure, index) => ({
    ...figure,
    moved: (starts[index] ?? figure.y) - figure.y,
  }))
  return placed.every(({ moved }) => Math.abs(moved) <= MAX_DISPLACEMENT)
    ? placed.map(({ moved, ...figure }) => ({ ...figure, y: figure.y + moved }))
    : null
}

/** Columns of which some figures have no room on paper. `perMetre`: px. */
export const columnsWithoutFigures = (columns: readonly SheetColumn[], perMetre: number): SheetColumn[] =>
  columns.filter(
    ({ figures, lanes }) =>
      figures > 0 && lanes.some(({ marks }) => placeFigures(marks, (depth) => depth * perMetre) === null),
  )

interface Props {
  readonly column: SheetColumn
  readonly scale: DepthScale
}

/** Beside its figures, a narrow column has no room for a scale; the figures say all. */
export const hasPlot = ({ width, figures }: SheetColumn): boolean => width - figures >= MIN_PLOT

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
