import { NAME_LINE, type TextBox } from './place-names.ts'
import type { BesideStick } from './place-beside-stick.ts'
import type { PlacedStick } from './place-sticks.ts'
import type { Box, SectionScale } from './section-scale.ts'

/** Px kept free between a turn line and what is written. */
const CLEAR = 3
/** A piece that is shorter is not drawn, px. */
const MIN_LENGTH = 2
/** Px: marks of water beside a hole, what is written above and below it, and half of its final depth. */
const WATER = 14
const ABOVE = 2 * NAME_LINE + 6
const BELOW = 16
const HALF_DEPTH = 24

/** A hole with everything that is written at it: names, figures of tests, water and final depth. */
export function holeBox(
  { stick, x, width }: PlacedStick,
  scale: SectionScale,
  taken: BesideStick['taken'],
): TextBox {
  return {
    left: x - Math.max(HALF_DEPTH, width / 2 + Math.max(WATER, taken.left)),
    right: x + Math.max(HALF_DEPTH, width / 2 + taken.right),
    top: scale.y(Math.max(stick.top, stick.ground)) - ABOVE,
    foot: scale.y(stick.base) + BELOW,
  }
}

/** The pieces of a vertical line across the plot that run through none of the boxes, from above to below, px. */
export function clearPieces(
  x: number,
  { y, height }: Pick<Box, 'y' | 'height'>,
  boxes: readonly TextBox[],
): (readonly [from: number, to: number])[] {
  const inTheWay = boxes
    .filter(({ left, right }) => x > left - CLEAR && x < right + CLEAR)
    .toSorted((a, b) => a.top - b.top)
  const pieces: (readonly [number, number])[] = []
  let from = y
  for (const { top, foot } of inTheWay) {
    pieces.push([from, Math.min(top - CLEAR, y + height)])
    from = Math.max(from, foot + CLEAR)
  }
  pieces.push([from, y + height])
  return pieces.filter(([start, end]) => end - start >= MIN_LENGTH)
}
