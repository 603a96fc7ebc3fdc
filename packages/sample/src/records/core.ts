import { intervalAt, roundDepth } from '../ground/log-ground.ts'
import { strengthAt } from '../ground/strength.ts'
import { type Hole, isCored } from '../holes/hole.ts'
import { createRandom } from '../random.ts'
import type { Entry } from './entry.ts'

const CORE_RUN_M = 1.5

/**
 * Core runs with total, solid and RQD recovery, and the fracture index of each; poorer at rockhead, better
 * below.
 */
export function* recordCore(hole: Hole): Generator<Entry> {
  if (!isCored(hole)) return
  for (let top = hole.boredDepth; top < hole.finalDepth; top = roundDepth(top + CORE_RUN_M)) {
    const base = Math.min(hole.finalDepth, roundDepth(top + CORE_RUN_M))
    const random = createRandom(hole.seed, hole.site.reference, hole.id, 'CORE', top)
    const interval = intervalAt(hole.log, (top + base) / 2)
    const quality = strengthAt(interval, (top + base) / 2, hole.easting, hole.northing) * random.near(1, 0.25)
    const rqd = Math.min(98, Math.round(quality))
    const total = random.whole(Math.max(80, rqd), 100)
    const solid = Math.round(rqd + (total - rqd) * random.between(0.2, 0.7))
    yield [
      'CORE',
      {
        LOCA_ID: hole.id,
        CORE_TOP: top,
        CORE_BASE: base,
        CORE_PREC: total,
        CORE_SREC: solid,
        CORE_RQD: rqd,
        CORE_DIAM: 102,
      },
    ]
    yield [
      'FRAC',
      { LOCA_ID: hole.id, FRAC_FROM: top, FRAC_TO: base, FRAC_SET: 'All', FRAC_FI: fractures(rqd) },
    ]
  }
}

/** Fractures per metre; `NI` where the core is too broken to count. */
function fractures(rqd: number): string {
  return rqd < 12 ? 'NI' : String(Math.max(1, Math.round((100 - rqd) / 6)))
}
