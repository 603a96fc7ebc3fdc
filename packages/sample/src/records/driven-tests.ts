import { intervalAt } from '../ground/log-ground.ts'
import type { Interval } from '../ground/stratum.ts'
import { strengthAt } from '../ground/strength.ts'
import { type Hole, isBored } from '../holes/hole.ts'

/** What is driven from the bottom of the hole at a depth: a penetration test, or a tube in clay. */
export interface Drive {
  depth: number
  kind: 'SPT' | 'U'
  interval: Interval
  /** In the measure of the stratum. */
  strength: number
}

/** The usual round: every metre to 5 m, every 1.5 m below; in clay test and tube in turn. */
export function drivesOf(hole: Hole): Drive[] {
  return depthsOf(hole).map((depth, index) => {
    const interval = intervalAt(hole.log, depth)
    const strength = strengthAt(interval, depth, hole.easting, hole.northing)
    const soft = isCohesive(interval) && strength < 220
    const kind = hole.type !== 'WS' && hole.type !== 'RC' && soft && index % 2 === 1 ? 'U' : 'SPT'
    return { depth, kind, interval, strength }
  })
}

export function isCohesive({ stratum: { kind } }: Interval): boolean {
  return kind === 'clay' || kind === 'organic'
}

export function isGranular({ stratum: { kind } }: Interval): boolean {
  return kind === 'fill' || kind === 'sand' || kind === 'gravel'
}

function depthsOf(hole: Hole): number[] {
  if (!isBored(hole) && hole.type !== 'WS') return []
  const depths: number[] = []
  const first = hole.type === 'WS' ? 1 : 1.2
  for (let depth = first; depth <= hole.boredDepth; depth = depth < 2 ? 2 : depth + (depth < 5 ? 1 : 1.5))
    depths.push(depth)
  return depths
}
