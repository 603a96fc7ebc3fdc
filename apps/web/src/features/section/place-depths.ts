import { formatDepth } from '@groundsheet/readings'
import { textWidth } from '../../ui/text-width.ts'
import { overlaps, type TextBox } from './place-names.ts'
import type { PlacedStick } from './place-sticks.ts'
import type { SectionScale } from './section-scale.ts'

/** Font size and line height of a final depth; must match section.css. */
const FONT_SIZE_PX = 10
const LINE_HEIGHT_PX = 11
/** From the end of a hole to the baseline of its final depth. */
const BASELINE_PX = 12
const MAX_LINES_BELOW_HOLE = 3
/** Holes farther from a final depth than this cannot be covered by it. */
const MAX_REACH_PX = 120

/** Text of a final depth, px: `x` is its middle, `y` its baseline. */
export interface PlacedDepth {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly box: TextBox
}

/** Final depth of a hole, metres; null if it is not stated. */
export const endOf = ({ stick }: PlacedStick): number | null => {
  const { finalDepth } = stick.hole
  return finalDepth !== null && finalDepth > 0 ? finalDepth : null
}

/**
 * Places final depths below the ends of their holes, beside or below what is drawn there. Null: not stated,
 * or no room. `boxes`: of the figures and water marks of each hole, in the order of `sticks`, which is that
 * of their positions.
 */
export function placeDepths(
  sticks: readonly PlacedStick[],
  { y }: Pick<SectionScale, 'y'>,
  boxes: readonly (readonly TextBox[])[],
): (PlacedDepth | null)[] {
  const placed: (PlacedDepth | null)[] = []
  for (const [index, one] of sticks.entries()) {
    const end = endOf(one)
    const near = neighboursOf(index, sticks)
    const taken = near.flatMap((other) => {
      const [neighbour, depth] = [sticks[other], placed[other]]
      return [
        ...(neighbour && other !== index ? [columnOf(neighbour, y)] : []),
        ...(boxes[other] ?? []),
        ...(depth ? [depth.box] : []),
      ]
    })
    const options = end === null ? [] : optionsOf(one, end, y(one.stick.ground - end))
    placed.push(options.find(({ box }) => !taken.some((other) => overlaps(box, other))) ?? null)
  }
  return placed
}

/** Indexes of the holes near this one, with its own. */
function neighboursOf(index: number, sticks: readonly PlacedStick[]): number[] {
  const x = sticks[index]?.x ?? 0
  const isNear = (other: number) => Math.abs((sticks[other]?.x ?? Infinity) - x) < MAX_REACH_PX
  let [from, to] = [index, index]
  while (isNear(from - 1)) from -= 1
  while (isNear(to + 1)) to += 1
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

const columnOf = ({ stick, x, width }: PlacedStick, y: SectionScale['y']): TextBox => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y(stick.ground),
  bottom: y(stick.base),
})

/** Below the hole in the middle, or aligned with one of its sides; then one or more lines lower. */
function optionsOf({ x, width }: PlacedStick, depth: number, end: number): PlacedDepth[] {
  const text = formatDepth(depth)
  const half = textWidth(text, FONT_SIZE_PX) / 2
  const aligned = Math.max(0, half - width / 2)
  return Array.from(
    { length: MAX_LINES_BELOW_HOLE },
    (_, line) => end + BASELINE_PX + line * LINE_HEIGHT_PX,
  ).flatMap((y) =>
    [x, x - aligned, x + aligned].map((middle) => ({
      ...{ text, x: middle, y },
      box: { left: middle - half, right: middle + half, top: y - FONT_SIZE_PX + 2, bottom: y },
    })),
  )
}
