import type { LaneDrawingProps } from './lane-drawing.ts'

/** A water strike is an open triangle, the level that water rose to a filled one. */
export function WaterLane({ column: { lane, x, width }, scale }: LaneDrawingProps) {
  return lane.marks.map(({ row, series = '', top, label, minor }) => {
    if (minor || !scale.isInView(top, top)) return null
    const y = scale.y(top)
    const middle = series === 'strike' ? x + 10 : x + 24
    return (
      <g key={row.id + series} className="log-water" data-series={series}>
        <path d={`M${middle - 5} ${y - 8}h10l-5 8z`} />
        <path d={`M${middle - 7} ${y}h14`} />
        {label !== '' && (
          <text className="log-figure" x={x + width - 5} y={y + 11} textAnchor="end">
            {label}
          </text>
        )}
      </g>
    )
  })
}
