import { joinIncrements, type Mark } from '@groundsheet/logs'
import type { DepthScale } from '../depth-scale.ts'
import { stepsPath } from '../../../ui/steps-path.ts'
import { TextOnLines } from '../../../ui/text-on-lines.tsx'
import { BoundArrow } from './bound-arrow.tsx'
import { valueScale, type LaneDrawingProps } from './lane-drawing.ts'
import { ValueGrid } from './value-grid.tsx'

/** Minimum height of an increment for writing its value. */
const MIN_FIGURE_HEIGHT_PX = 10
const DIGIT_WIDTH_PX = 7

/** Blows of each increment as a stepped profile, with values where they fit. */
export function IncrementsLane({ column, scale }: LaneDrawingProps) {
  const at = valueScale(column)
  const visible = column.lane.marks.filter(({ top, base }) => scale.isInView(top, base))
  return (
    <>
      <IncrementSteps column={column} scale={scale} />
      {visible.map((mark) => (
        <IncrementFigure key={mark.row.id} mark={mark} at={at} scale={scale} end={column.x + column.width} />
      ))}
    </>
  )
}

/** A stepped profile for each run, interrupted at missing counts, with an arrow at a bound. */
export function IncrementSteps({ column, scale }: Pick<LaneDrawingProps, 'column' | 'scale'>) {
  const at = valueScale(column)
  const visible = column.lane.marks.filter(({ top, base }) => scale.isInView(top, base))
  return (
    <>
      <ValueGrid column={column} scale={scale} />
      {joinIncrements(visible).map((run, index) => (
        <g key={index}>
          <path className="log-increments" d={stepsPath(run, at, scale.y, true)} />
          <path className="log-curve" d={stepsPath(run, at, scale.y, false)} />
        </g>
      ))}
      {visible
        .filter(({ bound }) => bound !== undefined)
        .map(({ row, top, base, value = 0, bound }) => (
          <BoundArrow key={row.id} bound={bound} x={at(value)} y={scale.y((top + base) / 2)} half={4} />
        ))}
    </>
  )
}

interface FigureProps {
  readonly mark: Mark
  readonly at: (value: number) => number
  readonly scale: DepthScale
  /** Right edge of the column, px. */
  readonly end: number
}

/** The value of an increment, or its text, if it fits. */
function IncrementFigure({ mark: { top, base, value = 0, bound, label }, at, scale, end }: FigureProps) {
  const [y, height] = [scale.y((top + base) / 2), scale.y(base) - scale.y(top)]
  const text = label.replace(' mm', '')
  const [x, width] = [at(value), text.length * DIGIT_WIDTH_PX]
  const isLeft = x + 3 + width > end
  if (text === '' || (height < MIN_FIGURE_HEIGHT_PX && bound !== 'lower')) return null
  return (
    <TextOnLines
      className="log-figure"
      x={isLeft ? x - 3 : x + (bound === 'lower' ? 7 : 3)}
      y={y + 3.5}
      textAnchor={isLeft ? 'end' : undefined}
    >
      {text}
    </TextOnLines>
  )
}
