import { isPossibleLevel, type DepthWindow, type Lane, type Log } from '@groundsheet/logs'
import { layoutLanes } from '../lane-columns.ts'
import { limitsOf, type DepthLimits } from '../use-depth-window.ts'
import { DESCRIPTIONS, type ComparedColumn } from './compared-columns.ts'
import type { CommonAxis, ComparedHole } from './compared-hole.ts'

/** A hole with its position beside the others. */
export interface PlacedHole extends ComparedHole {
  /** Only the selected lanes, with the same scale as these lanes of other holes. */
  readonly log: Log
  readonly layout: ReturnType<typeof layoutLanes>
  /** From the left of all holes, px. */
  readonly x: number
  readonly width: number
  /**
   * Added to a value of the common axis, which increases downwards, gives the depth in this hole, metres.
   * Null if the hole has no position on the axis, because its ground level is not known.
   */
  readonly shift: number | null
}

export interface HoleSizes {
  /** Minimum width of a hole, px. */
  readonly minWidth: number
  /** Minimum width of descriptions, px. */
  readonly minTextWidth: number
  /** Factor applied to the lane widths of a single log. */
  readonly laneShare: number
}

/** The minimum width fits a name and its menu button; that of descriptions fits `Firm to stiff…CLAY`. */
const SCREEN_SIZES: HoleSizes = { minWidth: 176, minTextWidth: 136, laneShare: 0.85 }
/** Narrower holes are as wide as two of them beside each other can be, px. */
const MIN_NARROW_WIDTH_PX = 140

/** Sizes for a screen of this width, px. */
export const screenSizes = (available: number): HoleSizes =>
  available >= 2 * SCREEN_SIZES.minWidth
    ? SCREEN_SIZES
    : { ...SCREEN_SIZES, minWidth: Math.max(MIN_NARROW_WIDTH_PX, Math.floor(available / 2)) }

const TOP_MARGIN_SHARE = 0.02

/**
 * Shift of a hole from the common axis, metres. The level axis is the negative level, so that it increases
 * downwards. Null if the hole has no ground level or an impossible one.
 */
const shiftOf = ({ groundLevel }: Pick<Log, 'groundLevel'>, axis: CommonAxis): number | null => {
  if (axis === 'depth') return 0
  return groundLevel !== null && isPossibleLevel(groundLevel) ? groundLevel : null
}

/** Holes side by side from the left; they fill the available width, or more if that is too narrow. */
export function layOutHoles(
  holes: readonly ComparedHole[],
  axis: CommonAxis,
  shown: ReadonlySet<ComparedColumn>,
  available: number,
  { minWidth, minTextWidth, laneShare }: HoleSizes = SCREEN_SIZES,
): PlacedHole[] {
  const scales = commonScales(holes)
  const widthEach = Math.floor(available / Math.max(1, holes.length))
  let x = 0
  return holes.map((compared) => {
    const lanes = compared.log.lanes
      .filter(({ id }) => shown.has(id))
      .map((lane) => ({ ...lane, ...scales.get(lane.id) }))
    const log = { ...compared.log, lanes }
    const layout = layoutLanes(log, widthEach, {
      hasAxes: false,
      minTextWidth: shown.has(DESCRIPTIONS) ? minTextWidth : 0,
      laneShare,
      countSamples: true,
    })
    const width = Math.max(minWidth, layout.width)
    const placed = { ...compared, log, layout, x, width, shift: shiftOf(log, axis) }
    x += width
    return placed
  })
}

/** For each lane, one value scale that contains those of all holes. */
function commonScales(holes: readonly ComparedHole[]): ReadonlyMap<string, Pick<Lane, 'from' | 'scaleMax'>> {
  const scales = new Map<string, Pick<Lane, 'from' | 'scaleMax'>>()
  for (const lane of holes.flatMap(({ log }) => log.lanes)) {
    const { id, from, scaleMax } = lane
    const known = scales.get(id) ?? { from, scaleMax }
    scales.set(id, { from: Math.min(known.from, from), scaleMax: Math.max(known.scaleMax, scaleMax) })
  }
  return scales
}

/** Range of all holes with a position on the common axis. */
export function commonLimits(holes: readonly Pick<ComparedHole, 'log'>[], axis: CommonAxis): DepthLimits {
  const limits = holes.flatMap(({ log }) => {
    const shift = shiftOf(log, axis)
    return shift === null ? [] : [{ shift, ...limitsOf(log) }]
  })
  const enclosing = (ends: readonly DepthWindow[]): DepthWindow => {
    if (ends.length === 0) return { from: 0, to: 1 }
    const [from, to] = [Math.min(...ends.map((end) => end.from)), Math.max(...ends.map((end) => end.to))]
    // By level, the highest hole starts at the top of the range and needs a margin above it.
    return axis === 'level' ? { from: from - (to - from) * TOP_MARGIN_SHARE, to } : { from, to }
  }
  return {
    whole: enclosing(limits.map(({ whole, shift }) => shiftWindow(whole, -shift))),
    fit: enclosing(limits.map(({ fit, shift }) => shiftWindow(fit, -shift))),
  }
}

export const shiftWindow = ({ from, to }: DepthWindow, metres: number): DepthWindow => ({
  from: from + metres,
  to: to + metres,
})
