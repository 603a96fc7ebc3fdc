import type { PlotDefinition } from '@groundsheet/plots'
import { axisTitles } from './axis-titles.ts'
import type { HeightAxis } from './place-points.ts'
import type { PlotFrame } from './plot-frame.ts'
import { kindOf } from './kinds/plot-kinds.ts'

/** Of a tick label below the frame. */
const TICK_BASELINE_PX = 14

interface Props {
  readonly frame: PlotFrame
  readonly plot: PlotDefinition
  readonly title: string
  readonly axis: HeightAxis
  /** Datum of the levels; null: not known, or it differs between holes. */
  readonly datum: string | null
}

/** Grid lines and axis labels: values above or below the frame, heights to the left. */
export function PlotAxes({ frame, plot, title, axis, datum }: Props) {
  const { left, top, right, bottom, footHeight, valueTicks, heightTicks, x, y } = frame
  const isBelow = footHeight !== null
  const { values, heights } = axisTitles(plot, title, axis, datum)
  return (
    <g className="plot-axes">
      {valueTicks.map((value) => (
        <g key={value}>
          <path d={`M${pixelCentre(x(value))} ${top}V${bottom}`} />
          <text x={x(value)} y={isBelow ? bottom + TICK_BASELINE_PX : top - 6} textAnchor="middle">
            {frame.values.kind === 'linear' ? withMinusSign(value) : kindOf(plot).formatTick(value)}
          </text>
        </g>
      ))}
      {heightTicks.map((height) => (
        <g key={height}>
          <path d={`M${left} ${pixelCentre(y(height))}H${right}`} />
          <text x={left - 6} y={y(height)} dy="0.35em" textAnchor="end">
            {withMinusSign(height)}
          </text>
        </g>
      ))}
      <path
        className="plot-frame"
        d={
          isBelow
            ? `M${left + 0.5} ${top}V${bottom + 0.5}H${right}`
            : `M${left + 0.5} ${bottom}V${top + 0.5}H${right}`
        }
      />
      <text className="plot-title" x={right} y={isBelow ? bottom + footHeight - 4 : 12} textAnchor="end">
        {values}
      </text>
      <text className="plot-title" x={4} y={12}>
        {heights}
      </text>
    </g>
  )
}

/** Uses a minus symbol, which is as wide as a plus. */
const withMinusSign = (value: number) => String(value).replace('-', '−')
const pixelCentre = (at: number) => Math.round(at) + 0.5
