import type { TextBox } from './place-names.ts'
import type { PlacedStick } from './place-sticks.ts'
import type { SectionScale } from './section-scale.ts'

/** Free width that a mark of water needs, px. */
const WATER_ROOM = 12

export const isWaterDrawn = (before: number) => before > WATER_ROOM

/** What the water marks of a hole cover, px. */
export const waterBoxes = (
  { stick, x, width }: PlacedStick,
  { y }: SectionScale,
  before: number,
): TextBox[] =>
  isWaterDrawn(before)
    ? stick.water.map(({ top }) => {
        const [middle, foot] = [x - width / 2 - 5, y(stick.ground - top)]
        return { left: middle - 5, right: middle + 5, top: foot - 7, foot: foot + 2 }
      })
    : []
