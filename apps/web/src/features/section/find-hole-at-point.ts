import type { Mark } from '@groundsheet/logs'
import type { PlacedStick } from './place-sticks.ts'
import type { SectionScale } from './section-scale.ts'

export interface HoleAtPoint {
  readonly placed: PlacedStick
  /** The stratum at that level; null if there is none. */
  readonly stratum: Mark | null
}

/** Clicks within this distance of a stick select it. */
const HIT_MARGIN_PX = 9
/** Height of the name above a stick. */
const NAME_HEIGHT_PX = 30

/** The hole nearest to a position in the drawing, px; null if none is close enough. */
export function findHoleAtPoint(
  x: number,
  y: number,
  placed: readonly PlacedStick[],
  scale: SectionScale,
): HoleAtPoint | null {
  const candidates = placed
    .filter(({ x: middle, width, stick }) => {
      const inside = y > scale.y(stick.top) - NAME_HEIGHT_PX && y < scale.y(stick.base) + HIT_MARGIN_PX
      return inside && Math.abs(x - middle) <= width / 2 + HIT_MARGIN_PX
    })
    .sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))
  const [found] = candidates
  if (!found) return null
  const depth = found.stick.ground - scale.level(y)
  const stratum = found.stick.strata.findLast(({ top, base }) => top <= depth && depth <= base) ?? null
  return { placed: found, stratum }
}
