import type { ShapeStyle } from '@groundsheet/contract'
import { STROKE_DASHES } from '../../ui/stroke-dashes.ts'

interface Props extends ShapeStyle {
  /** A line has no fill. */
  readonly line: boolean
}

const WIDTH_PX = 24
const HEIGHT_PX = 14
/** Maximum line width in a swatch. */
const MAX_LINE_WIDTH_PX = 3

/** Sample of a boundary or an outline, in its own colours and dashes. */
export function ShapeSwatch(props: Props) {
  const { strokeColor, strokeOpacity, strokeStyle, fillColor, fillOpacity, line } = props
  const width = Math.min(props.strokeWidth, MAX_LINE_WIDTH_PX)
  const dashes = STROKE_DASHES[strokeStyle]?.map((part) => part * width).join(' ')
  const edge = width / 2
  const path = line
    ? `M0 ${HEIGHT_PX / 2}H${WIDTH_PX}`
    : `M${edge} ${edge}H${WIDTH_PX - edge}V${HEIGHT_PX - edge}H${edge}Z`
  return (
    <svg className="shape-swatch" width={WIDTH_PX} height={HEIGHT_PX} aria-hidden="true">
      <path
        d={path}
        fill={line ? 'none' : fillColor}
        fillOpacity={fillOpacity}
        stroke={strokeColor}
        strokeOpacity={strokeOpacity}
        strokeWidth={width}
        strokeDasharray={dashes}
      />
    </svg>
  )
}
