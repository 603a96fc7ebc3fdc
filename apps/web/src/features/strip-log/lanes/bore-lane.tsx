import type { Mark } from '@groundsheet/logs'
import type { LaneDrawingProps } from './lane-drawing.ts'

/** Air at both sides of the widest, px. */
const AIR = 4
/** A diameter is written where its part of the hole is at least as high as this, px. */
const ROOM = 14

/** The hole as wide as its diameter, narrowing as it goes down, and the casings that stood in it. */
export function BoreLane({ column: { lane, x, width }, scale }: LaneDrawingProps) {
  const middle = x + width / 2
  const half = ({ value }: Mark) => (Math.min(value ?? lane.most, lane.most) / lane.most) * (width / 2 - AIR)
  return lane.marks.map((mark, index) => {
    const { series, top, base, label, value } = mark
    if (!scale.sees(top, base)) return null
    const [y, end, reach] = [scale.y(top), scale.y(base), half(mark)]
    const [left, right] = [middle - reach, middle + reach]
    return series === 'casing' ? (
      <g key={index}>
        <path className="log-casing" d={`M${left} ${y}V${end}M${right} ${y}V${end}`} />
        <path className="log-shoe" d={`M${left - 3} ${end}h3v-5zM${right + 3} ${end}h-3v-5z`} />
      </g>
    ) : (
      <g key={index}>
        <rect
          className="log-hole"
          data-unknown={value === undefined || undefined}
          x={left}
          y={y}
          width={2 * reach}
          height={Math.max(1, end - y)}
        />
        {end - y >= ROOM && (
          <text className="log-figure" x={middle} y={end - 4} textAnchor="middle">
            {label}
          </text>
        )}
      </g>
    )
  })
}
