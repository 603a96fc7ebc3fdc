import type { Mark } from '@groundsheet/logs'
import type { TextBox } from './place-names.ts'
import type { PlacedStick } from './place-sticks.ts'
import type { SectionScale } from './section-scale.ts'

/** Space of one column of water marks. */
const COLUMN_WIDTH_PX = 11
/** Gap between the last column of marks and what is drawn beside it. */
const END_GAP_PX = 1
const MAX_COLUMNS = 2
/** Marks of one column whose levels are closer than this would cover each other. */
const MARK_HEIGHT_PX = 9

export interface PlacedWater {
  readonly mark: Mark
  /** Middle of the mark, px from the middle of its hole. */
  readonly x: number
}

/** Water marks of a hole. */
export interface WaterLayout {
  readonly placed: readonly PlacedWater[]
  /** Space used to the left and to the right of the column, px. */
  readonly left: number
  readonly right: number
  /** Number of marks without room. */
  readonly hidden: number
}

type Side = 'left' | 'right'
interface Slot {
  readonly side: Side
  readonly column: number
}

/**
 * Places the water marks of each hole to its left, or to its right if there is no room. Marks that would
 * cover each other, like a strike and a rise to the same depth, are side by side. `gaps`: before, between and
 * after the columns.
 */
export function placeWater(
  sticks: readonly PlacedStick[],
  { y }: Pick<SectionScale, 'y'>,
  gaps: readonly number[],
): WaterLayout[] {
  const layouts: WaterLayout[] = []
  for (const [index, placed] of sticks.entries()) {
    const next = sticks[index + 1]
    const reserved = next && next.stick.water.length > 0 ? widthOf(1) : 0
    const slots = [
      ...slotsOf('left', (gaps[index] ?? 0) - (layouts.at(-1)?.right ?? 0)),
      ...slotsOf('right', (gaps[index + 1] ?? 0) - reserved),
    ]
    layouts.push(placeWaterOf(placed, y, slots))
  }
  return layouts
}

const widthOf = (columns: number) => (columns === 0 ? 0 : columns * COLUMN_WIDTH_PX + END_GAP_PX)

const slotsOf = (side: Side, room: number): Slot[] =>
  Array.from({ length: MAX_COLUMNS }, (_, column) => ({ side, column })).filter(
    ({ column }) => widthOf(column + 1) < room,
  )

function placeWaterOf(
  { stick, width }: PlacedStick,
  y: SectionScale['y'],
  slots: readonly Slot[],
): WaterLayout {
  const sorted = stick.water.toSorted((a, b) => a.top - b.top)
  const used = new Map<Slot, number[]>()
  const placed = sorted.flatMap((mark): PlacedWater[] => {
    const level = y(stick.ground - mark.top)
    const isFree = (slot: Slot) =>
      (used.get(slot) ?? []).every((other) => Math.abs(other - level) >= MARK_HEIGHT_PX)
    const slot = slots.find(isFree)
    if (!slot) return []
    used.set(slot, [...(used.get(slot) ?? []), level])
    const distance = width / 2 + (slot.column + 0.5) * COLUMN_WIDTH_PX - 0.5
    return [{ mark, x: slot.side === 'left' ? -distance : distance }]
  })
  const columnsOf = (side: Side) => [...used.keys()].filter((slot) => slot.side === side).length
  return {
    placed,
    left: widthOf(columnsOf('left')),
    right: widthOf(columnsOf('right')),
    hidden: sorted.length - placed.length,
  }
}

/** Boxes covered by the water marks of a hole, px. */
export const waterBoxes = (
  { stick, x }: PlacedStick,
  { y }: Pick<SectionScale, 'y'>,
  { placed }: Pick<WaterLayout, 'placed'>,
): TextBox[] =>
  placed.map((one) => {
    const [middle, bottom] = [x + one.x, y(stick.ground - one.mark.top)]
    return { left: middle - 5, right: middle + 5, top: bottom - 7, bottom: bottom + 2 }
  })
