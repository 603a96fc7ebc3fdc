import { orderAlong, sitePlane } from '@groundsheet/sections'
import type { Hole } from '../../data/holes/hole.ts'

/** Sorted along their best-fit line; holes without a position are last. */
export function orderHoles(holes: readonly Hole[]): Hole[] {
  const placed = holes.flatMap((hole) => (hole.position ? [{ hole, place: hole.position }] : []))
  const [first] = placed
  if (!first) return [...holes]
  const plane = sitePlane(first.place)
  const order = orderAlong(placed.map(({ place }) => plane.toPlane(place)))
  return [
    ...order.flatMap((index) => placed[index]?.hole ?? []),
    ...holes.filter(({ position }) => !position),
  ]
}
