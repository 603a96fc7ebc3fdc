import type { ExpressionSpecification } from 'maplibre-gl'
import { metresPerPixel } from './metres-per-pixel.ts'

const MAX_ZOOM = 24

/** CSS px that metres on the ground take at zoom 0. */
export const widthAtZoomZero = (metres: number, latitude: number): number =>
  metres / metresPerPixel(0, latitude)

/** The same metres at every zoom, from their width at zoom 0: each zoom doubles it. */
export const groundWidth = (width: ExpressionSpecification): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  0,
  width,
  MAX_ZOOM,
  ['*', width, 2 ** MAX_ZOOM],
]
