import { placeLabels } from '@groundsheet/logs'
import type { DepthScale } from './depth-scale.ts'
import { joinNames, type MarkName } from './name-marks.ts'

/** Height of a name, px. */
export const NAME_HEIGHT_PX = 11
/** A name farther from its depths would be read at another depth. */
export const MAX_NAME_SHIFT_PX = 2 * NAME_HEIGHT_PX

/** A name and where it stands. */
export interface PlacedName {
  readonly name: MarkName
  /** Middle of the depths of its marks, px. */
  readonly depthY: number
  /** Middle of the name, px. */
  readonly y: number
}

/**
 * Places names beside their depths without overlap. Where a name would be moved by more than
 * `MAX_NAME_SHIFT_PX`, or there are more names than room, the nearest neighbours are joined to a count.
 */
export function placeNames(names: readonly MarkName[], scale: DepthScale): PlacedName[] {
  let joined = [...names]
  let placed = placeAll(joined, scale)
  for (let at = findJoin(placed, scale); at !== undefined; at = findJoin(placed, scale)) {
    const [upper, lower] = [joined[at], joined[at + 1]]
    if (!upper || !lower) break
    joined = [...joined.slice(0, at), joinNames(upper, lower), ...joined.slice(at + 2)]
    placed = placeAll(joined, scale)
  }
  return placed
}

function placeAll(names: readonly MarkName[], scale: DepthScale): PlacedName[] {
  const depths = names.map((name) => middleOf(name, scale))
  const starts = placeLabels(
    depths.map((y) => ({ at: y - NAME_HEIGHT_PX / 2, size: NAME_HEIGHT_PX })),
    0,
    scale.height,
  )
  return names.map((name, index) => ({
    name,
    depthY: depths[index] ?? 0,
    y: (starts[index] ?? 0) + NAME_HEIGHT_PX / 2,
  }))
}

/** Middle of the tops of the marks, px; marks from above the drawing count at its upper edge. */
function middleOf({ top, marks }: MarkName, { y, height }: DepthScale): number {
  const inside = (depth: number) => Math.max(0, Math.min(height, y(depth)))
  return (inside(top) + inside(marks.at(-1)?.top ?? top)) / 2
}

/** Index of the upper of two names to join; undefined if all have room beside their depths. */
function findJoin(placed: readonly PlacedName[], { height }: DepthScale): number | undefined {
  if (placed.length * NAME_HEIGHT_PX > height) return nearestPair(placed, 0, placed.length - 1)
  const shifts = placed.map(({ y, depthY }) => Math.abs(y - depthY))
  const worst = shifts.reduce((most, shift, index) => (shift > (shifts[most] ?? 0) ? index : most), 0)
  if ((shifts[worst] ?? 0) <= MAX_NAME_SHIFT_PX) return undefined
  const isTouching = (index: number) =>
    (placed[index + 1]?.y ?? Infinity) - (placed[index]?.y ?? -Infinity) < NAME_HEIGHT_PX + 0.01
  let [first, last] = [worst, worst]
  while (isTouching(first - 1)) first -= 1
  while (isTouching(last)) last += 1
  return nearestPair(placed, first, last)
}

/** Index of the upper of two neighbours from `first` to `last` whose depths are nearest. */
function nearestPair(placed: readonly PlacedName[], first: number, last: number): number | undefined {
  let nearest: { readonly at: number; readonly gap: number } | undefined
  for (let at = first; at < last; at += 1) {
    const gap = (placed[at + 1]?.depthY ?? 0) - (placed[at]?.depthY ?? 0)
    if (!nearest || gap < nearest.gap) nearest = { at, gap }
  }
  return nearest?.at
}
