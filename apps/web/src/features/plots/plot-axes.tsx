import type { PlotDefinition } from '@groundsheet/plots'
import { axisTitles } from './axis-titles.ts'
import type { HeightAxis } from './place-points.ts'
import type { PlotFrame } from './plot-frame.ts'
import { traitsOf } from './plot-kinds.ts'

interface Props {
  readonly frame: PlotFrame
  readonly plot: PlotDefinition
  readonly title: string
  readonly axis: HeightAxis
  /** Of the levels; null: not known, or they differ. */
  readonly datum: string | null
}

/** Lines of the scales and what is written at them: values above, heights to the left. */
export function PlotAxes({ frame, plot, title, axis, datum }: Props) {
  const { left, top, right, bottom, valueTicks, heightTicks, x, y } = frame
  const { values, heights } = axisTitles(plot, title, axis, datum)
  return (
    <g className="plot-axes">
      {valueTicks.map((value) => (
        <g key={value}>
          <path d={`M${crisp(x(value))} ${top}V${bottom}`} />
          <text x={x(value)} y={top - 6} textAnchor="middle">
            {frame.values.kind === 'linear' ? signed(value) : traitsOf(plot).formatTick(value)}
          </text>
        </g>
      ))}
      {heightTicks.map((height) => (
        <g key={height}>
          <path d={`M${left} ${crisp(y(height))}H${right}`} />
          <text x={left - 6} y={y(height)} dy="0.35em" textAnchor="end">
            {signed(height)}
          </text>
        </g>
      ))}
      <path className="plot-frame" d={`M${left + 0.5} ${bottom}V${top + 0.5}H${right}`} />
      <text className="plot-title" x={right} y={12} textAnchor="end">
        {values}
      </text>
      <text className="plot-title" x={4} y={12}>
        {heights}
      </text>
    </g>
  )
}

/** With a minus, which is as wide as a plus. */
const signed = (value: number) => String(value).replace('-', '−')
const crisp = (at: number) => Math.round(at) + 0.5
