import type { PlacedStick } from './place-sticks.ts'
import type { SectionScale } from './section-scale.ts'

/** Where the name of a hole is written, px: the middle of its last line's foot. */
export interface PlacedName {
  readonly placed: PlacedStick
  readonly x: number
  readonly y: number
  /** It stands so far above its hole that a line leads down to it. */
  readonly led: boolean
}

/** Px: of a name, of the line under it that says how far off the hole stands, and from a hole to its name. */
const LINE = 12
const ABOVE = 5
/** A letter is about this wide, px. */
const LETTER = 6.4

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly foot: number
}

/**
 * Names above their holes, raised where they would cover another, and left out where there is no room for them.
 * `linesOf`: the lines that are written for a hole. `first` is placed before all others.
 */
export function placeNames(
  sticks: readonly PlacedStick[],
  scale: SectionScale,
  linesOf: (placed: PlacedStick) => readonly string[],
  first: string | null,
): PlacedName[] {
  const taken: Box[] = []
  const { plot } = scale
  const order = [...sticks].sort((a, b) => rank(b, first) - rank(a, first))
  return order.flatMap((placed) => {
    const lines = linesOf(placed)
    const half = (Math.max(...lines.map(({ length }) => length)) * LETTER) / 2
    const height = lines.length * LINE
    const x = Math.max(plot.x + half, Math.min(placed.x, plot.x + plot.width - half))
    if (!isSeen(placed, scale)) return []
    // A hole whose ground is above what is seen has its name at the upper edge.
    const lowest = Math.max(
      plot.y + height,
      Math.min(scale.y(placed.stick.top), plot.y + plot.height) - ABOVE,
    )
    for (let y = lowest; y - height >= plot.y; y -= LINE / 2) {
      const box = { left: x - half, right: x + half, top: y - height, foot: y }
      if (taken.some((other) => overlap(box, other))) continue
      taken.push(box)
      return [{ placed, x, y, led: y < lowest }]
    }
    return []
  })
}

function isSeen({ x, stick }: PlacedStick, { plot, y }: SectionScale): boolean {
  const across = x >= plot.x && x <= plot.x + plot.width
  return across && y(stick.base) > plot.y && y(stick.top) < plot.y + plot.height
}

const rank = ({ stick }: PlacedStick, first: string | null) => (stick.hole.id === first ? 1 : 0)

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.foot && b.top < a.foot
