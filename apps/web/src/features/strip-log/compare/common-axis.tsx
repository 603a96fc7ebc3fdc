import type { Tick } from './common-ticks.ts'

/** The axis to the left of the holes, fixed while they are scrolled. */
export function CommonAxisDrawing({ ticks, width, height }: Props) {
  return (
    <svg className="log-drawing compare-axis" aria-hidden="true" width={width} height={height}>
      {ticks.map(({ label, y }) => (
        <g key={label}>
          <path className="log-tick" d={`M${width - 5} ${y}h5`} />
          <text className="log-figure" x={width - 8} y={y + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
    </svg>
  )
}

interface Props {
  readonly ticks: readonly Tick[]
  readonly width: number
  readonly height: number
}
