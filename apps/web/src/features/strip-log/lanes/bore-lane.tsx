import type { Mark } from '@groundsheet/logs'
import { TextOnLines } from '../../../ui/text-on-lines.tsx'
import type { LaneDrawingProps } from './lane-drawing.ts'

/** Gap at both sides of the largest diameter. */
const SIDE_GAP_PX = 4
/** Minimum drawn height of a part of the hole for writing its diameter. */
const MIN_LABEL_HEIGHT_PX = 14

/** The diameters of the hole and its casings, to one horizontal scale. */
export function BoreLane({ column: { lane, x, width }, scale }: LaneDrawingProps) {
  const middle = x + width / 2
  const halfWidthOf = ({ value }: Mark) =>
    (Math.min(value ?? lane.scaleMax, lane.scaleMax) / lane.scaleMax) * (width / 2 - SIDE_GAP_PX)
  return lane.marks.map((mark, index) => {
    const { series, top, base, label, value } = mark
    if (!scale.isInView(top, base)) return null
    const [y, end, halfWidth] = [scale.y(top), scale.y(base), halfWidthOf(mark)]
    const [left, right] = [middle - halfWidth, middle + halfWidth]
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
          width={2 * halfWidth}
          height={Math.max(1, end - y)}
        />
        {end - y >= MIN_LABEL_HEIGHT_PX && (
          <TextOnLines className="log-figure" x={middle} y={end - 4} textAnchor="middle">
            {label}
          </TextOnLines>
        )}
      </g>
    )
  })
}
