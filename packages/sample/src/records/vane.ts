import { intervalAt } from '../ground/log-ground.ts'
import { strengthAt } from '../ground/strength.ts'
import type { Hole } from '../holes/hole.ts'
import { createRandom } from '../random.ts'
import { isCohesive } from './driven-tests.ts'
import type { Entry } from './entry.ts'

const MAX_STRENGTH_KPA = 110

/** Hand vane tests in the soft clay of pits and window samples; kPa. */
export function* recordVane(hole: Hole): Generator<Entry> {
  if (hole.type !== 'TP' && hole.type !== 'WS') return
  let number = 0
  for (let depth = 0.8; depth < Math.min(hole.finalDepth, 4); depth = Math.round(depth * 10 + 7) / 10) {
    const interval = intervalAt(hole.log, depth)
    const random = createRandom(hole.seed, hole.site.reference, hole.id, 'IVAN', depth)
    const strength = Math.round(
      strengthAt(interval, depth, hole.easting, hole.northing) * random.near(1, 0.15),
    )
    if (!isCohesive(interval) || strength > MAX_STRENGTH_KPA || strength < 4) continue
    number += 1
    yield [
      'IVAN',
      {
        LOCA_ID: hole.id,
        IVAN_DPTH: depth,
        IVAN_TESN: String(number),
        IVAN_TYPE: 'HV',
        IVAN_IVAN: String(strength),
        IVAN_IVAR: String(Math.round(strength * random.between(0.25, 0.45))),
        IVAN_DATE: hole.started,
      },
    ]
  }
}
