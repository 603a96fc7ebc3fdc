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
/** Widths of a letter of a name, which is bold, and of the line under it, px. */
const LETTERS = [7.6, 5.8] as const
const AIR = 4

/** Px. */
export interface TextBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly foot: number
}

/**
 * Names above their holes, raised where they would cover another, and left out where there is no room for them.
 * `linesOf`: the lines that are written for a hole.
 */
export function placeNames(
  sticks: readonly PlacedStick[],
  scale: SectionScale,
  linesOf: (placed: PlacedStick) => readonly string[],
): PlacedName[] {
  const taken: TextBox[] = []
  return sticks.flatMap((placed) => {
    if (!isSeen(placed, scale)) return []
    const lines = linesOf(placed)
    const [, height] = sizeOf(lines)
    const { x, y: lowest } = nameOver(placed, scale, lines)
    for (let y = lowest; y - height >= scale.plot.y; y -= NAME_LINE / 2) {
      const box = boxOf({ x, y }, lines)
      if (taken.some((other) => overlap(box, other))) continue
      taken.push(box)
      return [{ placed, x, y, led: y < lowest }]
    }
    return []
  })
}

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
  const widths = lines.map(({ length }, index) => length * (LETTERS[index] ?? LETTERS[1]))
  return [(Math.max(...widths) + AIR) / 2, lines.length * NAME_LINE]
}

function isSeen({ x, stick }: PlacedStick, { plot, y }: SectionScale): boolean {
  const across = x >= plot.x && x <= plot.x + plot.width
  return across && y(stick.base) > plot.y && y(stick.top) < plot.y + plot.height
}

const overlap = (a: TextBox, b: TextBox) =>
  a.left < b.right && b.left < a.right && a.top < b.foot && b.top < a.foot
