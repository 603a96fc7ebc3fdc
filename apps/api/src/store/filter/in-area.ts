import type { Box } from '../holes/cells.ts'
import { boxAround, roundedDistance } from '../holes/find-nearest.ts'
import type { HolesArea } from '../holes/holes-request.ts'
import type { HoleValues } from './hole-values.ts'

/** Whether the hole at an index lies in an area; null: every hole does. */
export function areaTest(values: HoleValues, area: HolesArea): ((hole: number) => boolean) | null {
  if (area === null) return null
  if ('box' in area) return (hole) => isInBox(area.box, values, hole)
  const box = boxAround(area.near, area.metres)
  return (hole) => isInBox(box, values, hole) && distanceOf(values, hole, area.near) <= area.metres
}

/** Metres, to the centimetre, from a position to the hole at an index. */
export const distanceOf = (
  { longitude, latitude }: HoleValues,
  hole: number,
  near: { readonly longitude: number; readonly latitude: number },
): number => roundedDistance(near, { longitude: longitude[hole] ?? NaN, latitude: latitude[hole] ?? NaN })

/** Where the holes of an area can be; null: anywhere. */
export const boxOfArea = (area: HolesArea): Box | null =>
  area === null ? null : 'box' in area ? area.box : boxAround(area.near, area.metres)

/** A hole that is not on the map has no position, and is in no box. */
function isInBox([west, south, east, north]: Box, values: HoleValues, hole: number): boolean {
  const longitude = values.longitude[hole] ?? NaN
  const latitude = values.latitude[hole] ?? NaN
  if (!(latitude >= south && latitude <= north)) return false
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
}
