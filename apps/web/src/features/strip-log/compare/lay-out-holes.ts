import { isPossibleLevel, type DepthWindow, type Lane, type Log } from '@groundsheet/logs'
import { layoutLanes } from '../lane-columns.ts'
import { limitsOf, type DepthLimits } from '../use-depth-window.ts'
import type { CommonAxis, ComparedHole } from './compared-hole.ts'

/** Stands for the descriptions, which are a column of the strata but may be left out. */
export const DESCRIPTIONS = 'description'

/** A hole in its place beside the others. */
export interface PlacedHole extends ComparedHole {
  /** Only the lanes that are shown, and those with a scale on the same one as their like. */
  readonly log: Log
  readonly layout: ReturnType<typeof layoutLanes>
  /** Px from the left of all holes. */
  readonly x: number
  readonly width: number
  /**
   * Metres from the common axis, which goes down, to depth in this hole; null: it has no place on it, since nobody
   * states its ground level.
   */
  readonly shift: number | null
}

export interface HoleSizes {
  /** Least width of a hole, px. */
  readonly minWidth: number
  /** Least width of descriptions, px. */
  readonly text: number
  /** Width of the lanes as a share of what they have where a hole has all the width. */
  readonly share: number
}

/** A hole has room for its name and its buttons. */
const ON_SCREEN: HoleSizes = { minWidth: 176, text: 112, share: 0.85 }
const MARGIN = 0.02

/**
 * On the axis of levels, what goes down is the negative level: a level is never below one that is higher. Null: the hole
 * has no level, or none that ground could have.
 */
const shiftOf = ({ groundLevel }: Pick<Log, 'groundLevel'>, axis: CommonAxis): number | null => {
  if (axis === 'depth') return 0
  return groundLevel !== null && isPossibleLevel(groundLevel) ? groundLevel : null
}

/** Holes side by side from the left; together as wide as what is available, if that is not too narrow for them. */
export function layOutHoles(
  holes: readonly ComparedHole[],
  axis: CommonAxis,
  shown: ReadonlySet<string>,
  available: number,
  { minWidth, text, share }: HoleSizes = ON_SCREEN,
): PlacedHole[] {
  const scales = commonScales(holes)
  const each = Math.floor(available / Math.max(1, holes.length))
  let x = 0
  return holes.map((compared) => {
    const lanes = compared.log.lanes
      .filter(({ id }) => shown.has(id))
      .map((lane) => ({ ...lane, ...scales.get(lane.id) }))
    const log = { ...compared.log, lanes }
    const layout = layoutLanes(log, each, {
      axes: false,
      text: shown.has(DESCRIPTIONS) ? text : 0,
      share,
      counted: true,
    })
    const width = Math.max(minWidth, layout.width)
    const placed = { ...compared, log, layout, x, width, shift: shiftOf(log, axis) }
    x += width
    return placed
  })
}

/** Ends of the scales of values that hold those of all holes, by lane. */
function commonScales(holes: readonly ComparedHole[]): ReadonlyMap<string, Pick<Lane, 'from' | 'most'>> {
  const scales = new Map<string, Pick<Lane, 'from' | 'most'>>()
  for (const lane of holes.flatMap(({ log }) => log.lanes)) {
    const { id, from, most } = lane
    const known = scales.get(id) ?? { from, most }
    scales.set(id, { from: Math.min(known.from, from), most: Math.max(known.most, most) })
  }
  return scales
}

/** Of all that have a place on the axis: from the highest thing to the deepest; on the common axis. */
export function commonLimits(holes: readonly Pick<ComparedHole, 'log'>[], axis: CommonAxis): DepthLimits {
  const limits = holes.flatMap(({ log }) => {
    const shift = shiftOf(log, axis)
    return shift === null ? [] : [{ shift, ...limitsOf(log) }]
  })
  const around = (ends: readonly DepthWindow[]): DepthWindow => {
    if (ends.length === 0) return { from: 0, to: 1 }
    const [from, to] = [Math.min(...ends.map((end) => end.from)), Math.max(...ends.map((end) => end.to))]
    // On the axis of levels holes begin at different heights, and the highest wants air above it.
    return axis === 'level' ? { from: from - (to - from) * MARGIN, to } : { from, to }
  }
  return {
    whole: around(limits.map(({ whole, shift }) => shiftWindow(whole, -shift))),
    fit: around(limits.map(({ fit, shift }) => shiftWindow(fit, -shift))),
  }
}

export const shiftWindow = ({ from, to }: DepthWindow, metres: number): DepthWindow => ({
  from: from + metres,
  to: to + metres,
})
