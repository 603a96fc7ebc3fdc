import type { Mark } from '@groundsheet/logs'
import type { PlacedStick } from './place-sticks.ts'
import type { SectionScale } from './section-scale.ts'

export interface FoundStick {
  readonly placed: PlacedStick
  /** The stratum at that level; null: none. */
  readonly stratum: Mark | null
}

/** Px around a stick that count as it. */
const REACH = 9
/** Its name is above it, px. */
const NAME = 30

/** The hole at a place of the drawing, px; the nearest of several. */
export function findStick(
  x: number,
  y: number,
  placed: readonly PlacedStick[],
  scale: SectionScale,
): FoundStick | null {
  const near = placed
    .filter(({ x: middle, width, stick }) => {
      const inside = y > scale.y(stick.top) - NAME && y < scale.y(stick.base) + REACH
      return inside && Math.abs(x - middle) <= width / 2 + REACH
    })
    .sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))
  const [found] = near
  if (!found) return null
  const depth = found.stick.ground - scale.level(y)
  const stratum = found.stick.strata.findLast(({ top, base }) => top <= depth && depth <= base) ?? null
  return { placed: found, stratum }
}
