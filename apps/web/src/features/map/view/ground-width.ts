import { EQUATOR_M } from '@groundsheet/sections'
import type { ExpressionSpecification } from 'maplibre-gl'

/** CSS px around the equator at zoom 0. */
const WORLD_PX = 512

const MAX_ZOOM = 24

/** CSS px that metres on the ground take at zoom 0. */
export const widthAtZoomZero = (metres: number, latitude: number): number =>
  (metres * WORLD_PX) / (EQUATOR_M * Math.cos((latitude * Math.PI) / 180))

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
