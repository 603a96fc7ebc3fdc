import { textWidth } from '../../ui/text-width.ts'
import type { PlacedStick } from './place-sticks.ts'
import type { SectionScale } from './section-scale.ts'

/** Where the name of a hole is written, px: the foot of its lines, and their middle. */
export interface PlacedName {
  readonly placed: PlacedStick
  readonly x: number
  readonly y: number
  /** It stands so far above its hole that a line leads down to it. */
  readonly led: boolean
}

/** Px: of a line, and from a hole to its name. */
export const NAME_LINE = 12
const ABOVE = 5
/** Sizes of the letters of a name, which is bold, and of the line under it, as the style sheet has them. */
const LETTERS = [
  { size: 11, weight: 600 },
  { size: 10, weight: 400 },
] as const
const AIR = 4

/** Px. */
export interface TextBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly foot: number
}

/**
 * Names above their holes, raised where they would cover another, a column or a figure, and left out where there is no
 * room for them. Where these take all the room, names are written over them. `linesOf`: the lines that are written for a
 * hole; `figures`: what is written beside holes.
 */
export function placeNames(
  sticks: readonly PlacedStick[],
  scale: SectionScale,
  linesOf: (placed: PlacedStick) => readonly string[],
  figures: readonly TextBox[] = [],
): PlacedName[] {
  const names: TextBox[] = []
  const drawn = [...sticks.map((placed) => columnBox(placed, scale)), ...figures]
  return sticks.flatMap((placed) => {
    if (!isSeen(placed, scale)) return []
    const lines = linesOf(placed)
    const { x, y: lowest } = nameOver(placed, scale, lines)
    const spots = spotsAbove(lowest, sizeOf(lines)[1], scale)
    const isFree = (y: number, taken: readonly TextBox[]) =>
      !taken.some((other) => overlaps(boxOf({ x, y }, lines), other))
    const free = spots.values().filter((y) => isFree(y, names))
    const y = firstClear(free, (y) => isFree(y, drawn))
    if (y === undefined) return []
    names.push(boxOf({ x, y }, lines))
    return [{ placed, x, y, led: y < lowest }]
  })
}

/** The first spot that is clear, else the first of all. */
function firstClear(spots: Iterable<number>, isClear: (y: number) => boolean): number | undefined {
  let first: number | undefined
  for (const y of spots) {
    if (isClear(y)) return y
    first ??= y
  }
  return first
}

/** Feet of a name of a height, from the lowest to the upper edge of the plot, px. */
const spotsAbove = (lowest: number, height: number, { plot }: SectionScale): number[] => {
  const step = NAME_LINE / 2
  const count = Math.floor((lowest - height - plot.y) / step) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => lowest - index * step)
}

const columnBox = ({ stick, x, width }: PlacedStick, { y }: SectionScale): TextBox => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y(stick.ground),
  foot: y(stick.base),
})

/** The name of a hole right above it, whatever is there; at the upper edge where its ground is above what is seen. */
export function nameOver(placed: PlacedStick, scale: SectionScale, lines: readonly string[]): PlacedName {
  const { plot } = scale
  const [half, height] = sizeOf(lines)
  const x = Math.max(plot.x + half, Math.min(placed.x, plot.x + plot.width - half))
  const ground = Math.min(scale.y(placed.stick.top), plot.y + plot.height)
  return { placed, x, y: Math.max(plot.y + height, ground - ABOVE), led: false }
}

/** What a name covers. */
export function boxOf({ x, y }: Pick<PlacedName, 'x' | 'y'>, lines: readonly string[]): TextBox {
  const [half, height] = sizeOf(lines)
  return { left: x - half, right: x + half, top: y - height, foot: y }
}

/** Half the width, and the height. */
function sizeOf(lines: readonly string[]): [number, number] {
  const widths = lines.map((line, index) => {
    const { size, weight } = LETTERS[index] ?? LETTERS[1]
    return textWidth(line, size, weight)
  })
  return [(Math.max(...widths) + AIR) / 2, lines.length * NAME_LINE]
}

function isSeen({ x, stick }: PlacedStick, { plot, y }: SectionScale): boolean {
  const across = x >= plot.x && x <= plot.x + plot.width
  return across && y(stick.base) > plot.y && y(stick.top) < plot.y + plot.height
}

export const overlaps = (a: TextBox, b: TextBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.foot && b.top < a.foot
