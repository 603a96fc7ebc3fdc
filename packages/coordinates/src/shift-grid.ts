import type { ShiftNodes } from './data-files.ts'
import type { Wgs84 } from './wgs84.ts'

/** The shift of a grid, bilinear between its four nearest nodes, as NTv2 defines it; null beyond the grid. */
export function shiftByGrid(nodes: ShiftNodes, { longitude, latitude }: Wgs84): Wgs84 | null {
  const column = (longitude - nodes.west) / nodes.stepEast
  const row = (nodes.north - latitude) / nodes.stepSouth
  const inside = column >= 0 && row >= 0 && column < nodes.columns - 1 && row < nodes.rows - 1
  if (!inside) return null
  const [west, top] = [Math.floor(column), Math.floor(row)]
  const [east, south] = [column - west, row - top]
  const between = (direction: 'north' | 'east'): number => {
    const at = (right: number, down: number) => nodes.shift(direction, west + right, top + down)
    const upper = at(0, 0) * (1 - east) + at(1, 0) * east
    const lower = at(0, 1) * (1 - east) + at(1, 1) * east
    return (upper * (1 - south) + lower * south) / 3600
  }
  return { longitude: longitude + between('east'), latitude: latitude + between('north') }
}

/** Far below a millimetre. */
const CONVERGED_DEGREES = 1e-11
const MAX_ROUNDS = 10

/** The place that the grid shifts to this one, by iteration as NTv2 defines it; null beyond the grid. */
export function unshiftByGrid(nodes: ShiftNodes, place: Wgs84): Wgs84 | null {
  let guess = place
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const shifted = shiftByGrid(nodes, guess)
    if (shifted === null) return null
    const [east, north] = [place.longitude - shifted.longitude, place.latitude - shifted.latitude]
    if (Math.max(Math.abs(east), Math.abs(north)) < CONVERGED_DEGREES) return guess
    guess = { longitude: guess.longitude + east, latitude: guess.latitude + north }
  }
  return null
}
