import type { ShapeStyle } from '@groundsheet/contract'

const DEFAULT: ShapeStyle = {
  strokeColor: '#1d4ed8',
  strokeWidth: 2,
  strokeOpacity: 1,
  strokeStyle: 'solid',
  fillColor: '#1d4ed8',
  fillOpacity: 0.1,
}

/**
 * A shape style with defaults for missing members; the fill takes the colour of the stroke if it has none.
 */
export function completeShapeStyle(
  style: { [K in keyof ShapeStyle]?: ShapeStyle[K] | undefined } = {},
): ShapeStyle {
  const strokeColor = style.strokeColor ?? DEFAULT.strokeColor
  return {
    strokeColor,
    strokeWidth: style.strokeWidth ?? DEFAULT.strokeWidth,
    strokeOpacity: style.strokeOpacity ?? DEFAULT.strokeOpacity,
    strokeStyle: style.strokeStyle ?? DEFAULT.strokeStyle,
    fillColor: style.fillColor ?? strokeColor,
    fillOpacity: style.fillOpacity ?? DEFAULT.fillOpacity,
  }
}
