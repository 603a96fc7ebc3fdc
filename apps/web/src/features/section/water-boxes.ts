import type { TextBox } from './place-names.ts'
import type { PlacedStick } from './place-sticks.ts'
import type { SectionScale } from './section-scale.ts'

/** Minimum gap for a water mark. */
const MIN_WATER_GAP_PX = 12

export const isWaterDrawn = (before: number) => before > MIN_WATER_GAP_PX

/** Boxes covered by the water marks of a hole, px. */
export const waterBoxes = (
  { stick, x, width }: PlacedStick,
  { y }: SectionScale,
  before: number,
): TextBox[] =>
  isWaterDrawn(before)
    ? stick.water.map(({ top }) => {
        const [middle, bottom] = [x - width / 2 - 5, y(stick.ground - top)]
        return { left: middle - 5, right: middle + 5, top: bottom - 7, bottom: bottom + 2 }
      })
    : []
