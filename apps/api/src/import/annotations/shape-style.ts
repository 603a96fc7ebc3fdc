import type { ShapeStyle } from '@groundsheet/contract'

const DEFAULT: ShapeStyle = {
  strokeColor: '#1d4ed8',
  strokeWidth: 2,
  strokeOpacity: 1,
  strokeStyle: 'solid',
  fillColor: '#1d4ed8',
  fillOpacity: 0.1,
}

/** A shape style with what was not said filled in; a fill without a colour of its own takes that of the stroke. */
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
