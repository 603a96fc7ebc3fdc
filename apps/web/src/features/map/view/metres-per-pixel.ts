import { EQUATOR_M } from '@groundsheet/sections'

/** CSS px around the equator at zoom 0, in MapLibre. */
const WORLD_PX = 512

/** Metres on the ground of a CSS px. `latitude`: degrees. */
export const metresPerPixel = (zoom: number, latitude: number): number =>
  (EQUATOR_M * Math.cos((latitude * Math.PI) / 180)) / (WORLD_PX * 2 ** zoom)
