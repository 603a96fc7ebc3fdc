import { NAME_LINE_HEIGHT_PX, type TextBox } from './place-names.ts'
import type { StickLayout } from './lay-out-sticks.ts'
import type { PlacedStick } from './place-sticks.ts'
import type { Box, SectionScale } from './section-scale.ts'

/** Gap between a turn line and text. */
const CLEARANCE_PX = 3
/** Shorter pieces are not drawn. */
const MIN_PIECE_LENGTH_PX = 2
/** Space of water marks beside a hole, of text above and below it, and of half of its final depth. */
const WATER_WIDTH_PX = 14
const TEXT_ABOVE_PX = 2 * NAME_LINE_HEIGHT_PX + 6
const TEXT_BELOW_PX = 16
const HALF_DEPTH_TEXT_PX = 24

/** Box of a hole with its name, test figures, water marks and final depth. */
export function holeBox(
  { stick, x, width }: PlacedStick,
  scale: SectionScale,
  taken: StickLayout['taken'],
): TextBox {
  return {
    left: x - Math.max(HALF_DEPTH_TEXT_PX, width / 2 + Math.max(WATER_WIDTH_PX, taken.left)),
    right: x + Math.max(HALF_DEPTH_TEXT_PX, width / 2 + taken.right),
    top: scale.y(Math.max(stick.top, stick.ground)) - TEXT_ABOVE_PX,
    bottom: scale.y(stick.base) + TEXT_BELOW_PX,
  }
}

/** Pieces of a vertical line through the plot that cross none of the boxes, from top to bottom, px. */
export function uncrossedPieces(
  x: number,
  { y, height }: Pick<Box, 'y' | 'height'>,
  boxes: readonly TextBox[],
): (readonly [from: number, to: number])[] {
  const crossedBoxes = boxes
    .filter(({ left, right }) => x > left - CLEARANCE_PX && x < right + CLEARANCE_PX)
    .toSorted((a, b) => a.top - b.top)
  const pieces: (readonly [number, number])[] = []
  let from = y
  for (const { top, bottom } of crossedBoxes) {
    pieces.push([from, Math.min(top - CLEARANCE_PX, y + height)])
    from = Math.max(from, bottom + CLEARANCE_PX)
  }
  pieces.push([from, y + height])
  return pieces.filter(([start, end]) => end - start >= MIN_PIECE_LENGTH_PX)
}
