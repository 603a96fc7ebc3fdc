import type { Point } from '@groundsheet/sections'

const CHARACTER_PX = 7.6
const LINE_PX = 13
const GAP_PX = 8
/** Half the size of the mark of a hole, with its edge. */
const MARK_PX = 5
/** Of the corner at the top right that the arrow needs, pixels. */
const NORTH_ARROW_PX = { width: 50, height: 56 }

export type Side = 'left' | 'right'

/**
 * Where to write the names of points without covering other names or points. Names without room are left out.
 */
export function placeNames(
  points: readonly (Point & { readonly text: string })[],
  width: number,
): ReadonlyMap<number, Side> {
  const marks = points.map(({ x, y }) => box(x - MARK_PX, y, 2 * MARK_PX, 2 * MARK_PX))
  const taken = [
    ...marks,
    { left: width - NORTH_ARROW_PX.width, right: width, top: 0, bottom: NORTH_ARROW_PX.height },
  ]
  const placed = new Map<number, Side>()
  for (const [index, { x, y, text }] of points.entries()) {
    const length = text.length * CHARACTER_PX
    const sides: readonly (readonly [Side, Box])[] = [
      ['right', box(x + GAP_PX, y, length, LINE_PX)],
      ['left', box(x - GAP_PX - length, y, length, LINE_PX)],
    ]
    const free = sides.find(
      ([, name]) => name.left >= 0 && name.right <= width && !taken.some((other) => overlap(name, other)),
    )
    if (free === undefined) continue
    placed.set(index, free[0])
    taken.push(free[1])
  }
  return placed
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** `y` is that of its middle. */
const box = (left: number, y: number, width: number, height: number): Box => ({
  left,
  right: left + width,
  top: y - height / 2,
  bottom: y + height / 2,
})

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
