import type { Hole } from '../../data/holes/hole.ts'
import { textWidth } from '../../ui/text-width.ts'
import type { PlacedStick } from './place-sticks.ts'
import type { SectionScale } from './section-scale.ts'

/** Position of a hole name, px: `x` in the middle, `y` at the bottom of its lines. */
export interface PlacedName {
  readonly placed: PlacedStick
  readonly x: number
  readonly y: number
  /** The name was raised, so a leader line joins it to its hole. */
  readonly hasLeader: boolean
}

export const NAME_LINE_HEIGHT_PX = 12
/** Gap between a hole and its name. */
const NAME_GAP_PX = 5
/** Fonts of a name, which is bold, and of the line under it; must match section.css. */
const LINE_FONTS = [
  { size: 11, weight: 600 },
  { size: 10, weight: 400 },
] as const
const NAME_PADDING_PX = 4

/** A rectangle, px. */
export interface TextBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * Places names above their holes and raises those that would overlap a name, a column or a figure. A name
 * without such a position may cover columns, else figures, but never another name. Names without any position
 * are omitted. `linesOf`: the lines of a name; `figures`: boxes of test figures.
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
    if (!isVisible(placed, scale)) return []
    const lines = linesOf(placed)
    const { x, y: lowest } = nameAbove(placed, scale, lines)
    const positions = positionsAbove(lowest, sizeOf(lines)[1], scale)
    const isFree = (y: number, taken: readonly TextBox[]) =>
      !taken.some((other) => overlaps(boxOf({ x, y }, lines), other))
    const free = positions.filter((y) => isFree(y, names))
    const y = free.find((y) => isFree(y, drawn)) ?? free.find((y) => isFree(y, figures)) ?? free[0]
    if (y === undefined) return []
    names.push(boxOf({ x, y }, lines))
    return [{ placed, x, y, hasLeader: y < lowest }]
  })
}

/** The holes in the plot without a name among the placed ones. */
export function findUnnamed(
  sticks: readonly PlacedStick[],
  scale: SectionScale,
  names: readonly PlacedName[],
): Hole[] {
  const named = new Set(names.map(({ placed }) => placed.stick.hole))
  return sticks.flatMap((placed) => {
    const { hole } = placed.stick
    return isVisible(placed, scale) && !named.has(hole) ? [hole] : []
  })
}

/** Possible bottoms of a name of this height, from the lowest up to the upper edge of the plot, px. */
const positionsAbove = (lowest: number, height: number, { plot }: SectionScale): number[] => {
  const step = NAME_LINE_HEIGHT_PX / 2
  const count = Math.floor((lowest - height - plot.y) / step) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => lowest - index * step)
}

const columnBox = ({ stick, x, width }: PlacedStick, { y }: SectionScale): TextBox => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y(stick.ground),
  bottom: y(stick.base),
})

/**
 * The name directly above its hole, or at the upper edge if its ground is above the plot; may cover other
 * text.
 */
export function nameAbove(placed: PlacedStick, scale: SectionScale, lines: readonly string[]): PlacedName {
  const { plot } = scale
  const [half, height] = sizeOf(lines)
  const x = Math.max(plot.x + half, Math.min(placed.x, plot.x + plot.width - half))
  const ground = Math.min(scale.y(placed.stick.top), plot.y + plot.height)
  return { placed, x, y: Math.max(plot.y + height, ground - NAME_GAP_PX), hasLeader: false }
}

/** The box covered by a name. */
export function boxOf({ x, y }: Pick<PlacedName, 'x' | 'y'>, lines: readonly string[]): TextBox {
  const [half, height] = sizeOf(lines)
  return { left: x - half, right: x + half, top: y - height, bottom: y }
}

/** Half the width, and the height, px. */
function sizeOf(lines: readonly string[]): [number, number] {
  const widths = lines.map((line, index) => {
    const { size, weight } = LINE_FONTS[index] ?? LINE_FONTS[1]
    return textWidth(line, size, weight)
  })
  return [(Math.max(...widths) + NAME_PADDING_PX) / 2, lines.length * NAME_LINE_HEIGHT_PX]
}

function isVisible({ x, stick }: PlacedStick, { plot, y }: SectionScale): boolean {
  const across = x >= plot.x && x <= plot.x + plot.width
  return across && y(stick.base) > plot.y && y(stick.top) < plot.y + plot.height
}

export const overlaps = (a: TextBox, b: TextBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
