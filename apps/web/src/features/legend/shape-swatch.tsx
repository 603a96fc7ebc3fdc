import type { ShapeStyle } from '@groundsheet/contract'
import { STROKE_DASHES } from '../../ui/stroke-dashes.ts'

interface Props extends ShapeStyle {
  /** A line has no inside. */
  readonly line: boolean
}

const WIDTH = 24
const HEIGHT = 14
/** A swatch has room for so much of a line's width, CSS px. */
const WIDEST = 3

/** A piece of a boundary or an outline, in its own colours and dashes. */
export function ShapeSwatch(props: Props) {
  const { strokeColor, strokeOpacity, strokeStyle, fillColor, fillOpacity, line } = props
  const width = Math.min(props.strokeWidth, WIDEST)
  const dashes = STROKE_DASHES[strokeStyle]?.map((part) => part * width).join(' ')
  const edge = width / 2
  const path = line
    ? `M0 ${HEIGHT / 2}H${WIDTH}`
    : `M${edge} ${edge}H${WIDTH - edge}V${HEIGHT - edge}H${edge}Z`
  return (
    <svg className="shape-swatch" width={WIDTH} height={HEIGHT} aria-hidden="true">
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
