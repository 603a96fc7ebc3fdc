import { at } from '../random.ts'
import type { GroundModel, Interval, Stratum } from './stratum.ts'

/**
 * Strata met by a vertical hole: contiguous from ground level to `depth`, boundaries to the nearest 0.05 m as
 * they are logged.
 */
export function logGround(model: GroundModel, easting: number, northing: number, depth: number): Interval[] {
  const log: Interval[] = []
  let top = 0
  for (const { stratum, base } of bases(model, easting, northing)) {
    const rounded = Math.min(roundDepth(base), depth)
    if (rounded > top) log.push({ stratum, top, base: rounded })
    top = Math.max(top, rounded)
    if (top >= depth) break
  }
  return joinEqual(log)
}

/** To the 0.05 m to which a logger measures. */
export function roundDepth(depth: number): number {
  return Math.round(depth * 20) / 20
}

/** Unlimited: rock continues below the last layer. */
function* bases(
  model: GroundModel,
  easting: number,
  northing: number,
): Generator<{ stratum: Stratum; base: number }, void, undefined> {
  let base = 0
  for (const { stratum, thickness } of model.layers) {
    const here = thickness(easting, northing)
    if (here < 0.1) continue
    base += here
    yield { stratum, base }
  }
  const rockhead = model.groundLevel(easting, northing) - base
  yield* rockBases(model, model.rock.datum(easting, northing) - rockhead, base)
}

/** `below` is how far the rockhead lies below the datum bed; the sequence repeats in both directions. */
function* rockBases({ rock: { beds } }: GroundModel, below: number, rockhead: number) {
  const period = beds.reduce((sum, { thickness }) => sum + thickness, 0)
  let remaining = below - Math.floor(below / period) * period
  let base = rockhead
  for (let index = 0; ; index = (index + 1) % beds.length) {
    const { stratum, thickness } = at(beds, index)
    const here = thickness - remaining
    remaining = Math.max(0, -here)
    if (here <= 0) continue
    base += here
    yield { stratum, base }
  }
}

/** Two intervals of one stratum that touch are one. */
function joinEqual(log: readonly Interval[]): Interval[] {
  const joined: Interval[] = []
  for (const interval of log) {
    const last = joined.at(-1)
    if (last?.stratum === interval.stratum) last.base = interval.base
    else joined.push({ ...interval })
  }
  return joined
}

/** The stratum at a depth; the last one at the bottom of the hole. */
export function intervalAt(log: readonly Interval[], depth: number): Interval {
  return log.find(({ top, base }) => depth >= top && depth < base) ?? at(log, log.length - 1)
}

/** Depth at which rock is met, metres; null where the hole ends above it. */
export function rockheadOf(log: readonly Interval[]): number | null {
  return log.find(({ stratum }) => stratum.kind === 'rock')?.top ?? null
}
