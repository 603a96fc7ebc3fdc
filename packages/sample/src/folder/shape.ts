import type { ShapeStyle } from './annotations.ts'

/** A line and a fill of one colour. Width in CSS pixels. */
export function shape(colour: string, width: number, fillOpacity: number): ShapeStyle {
  return {
    strokeColor: colour,
    strokeWidth: width,
    strokeOpacity: 0.9,
    strokeStyle: 'solid',
    fillColor: colour,
    fillOpacity,
  }
}

export function dashed(colour: string, width: number, fillOpacity: number): ShapeStyle {
  return { ...shape(colour, width, fillOpacity), strokeStyle: 'dashed' }
}

export function dotted(colour: string, width: number, fillOpacity: number): ShapeStyle {
  return { ...shape(colour, width, fillOpacity), strokeStyle: 'dotted' }
}

export function dashdot(colour: string, width: number, fillOpacity: number): ShapeStyle {
  return { ...shape(colour, width, fillOpacity), strokeStyle: 'dashdot' }
}
