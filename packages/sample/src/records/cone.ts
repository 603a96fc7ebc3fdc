import { intervalAt } from '../ground/log-ground.ts'
import type { GroundKind } from '../ground/stratum.ts'
import { strengthAt } from '../ground/strength.ts'
import type { Hole } from '../holes/hole.ts'
import { createRandom } from '../random.ts'
import type { Entry } from './entry.ts'

const TEST = '1'

/**
 * How a cone feels each kind of ground: resistance in MPa per unit of strength, friction ratio, share of
 * water pressure held.
 */
const responses: Readonly<Record<GroundKind, { resistance: number; friction: number; pressure: number }>> = {
  surfacing: { resistance: 0, friction: 0.01, pressure: 0 },
  fill: { resistance: 0.4, friction: 0.018, pressure: 0.1 },
  organic: { resistance: 0.014, friction: 0.065, pressure: 0.35 },
  clay: { resistance: 0.015, friction: 0.038, pressure: 0.5 },
  sand: { resistance: 0.45, friction: 0.008, pressure: 0 },
  gravel: { resistance: 0.5, friction: 0.006, pressure: 0 },
  rock: { resistance: 0.9, friction: 0.02, pressure: 0 },
}

/**
 * A piezocone test, read every 0.1 m; MPa. Successive readings are correlated, since the cone responds to
 * ground a few diameters ahead.
 */
export function* recordCone(hole: Hole): Generator<Entry> {
  if (hole.type !== 'CPT') return
  yield [
    'SCPG',
    {
      LOCA_ID: hole.id,
      SCPG_TESN: TEST,
      SCPG_TYPE: 'PC',
      SCPG_CSA: 15,
      SCPG_RATE: 20,
      SCPG_FRIC: 'Y',
      SCPG_WAT: hole.waterDepth,
    },
  ]
  const random = createRandom(hole.seed, hole.site.reference, hole.id, 'SCPT')
  let [felt, roughness] = [0.5, 0]
  for (let step = 1; step / 10 <= hole.finalDepth; step++) {
    const depth = step / 10
    const { resistance, friction, pressure } = readCone(hole, depth)
    roughness = 0.7 * roughness + random.near(0, 0.12)
    felt += 0.55 * (Math.min(45, resistance) - felt)
    const cone = Math.max(0.05, felt * (1 + roughness))
    yield [
      'SCPT',
      {
        LOCA_ID: hole.id,
        SCPG_TESN: TEST,
        SCPT_DPTH: depth,
        SCPT_RES: cone,
        SCPT_FRES: cone * friction * random.near(1, 0.15),
        SCPT_PWP2: Math.max(0, 0.00981 * (depth - hole.waterDepth)) + pressure * cone,
      },
    ]
  }
}

function readCone(hole: Hole, depth: number) {
  const interval = intervalAt(hole.log, depth)
  const strength = strengthAt(interval, depth, hole.easting, hole.northing)
  const response = responses[interval.stratum.kind]
  return { ...response, resistance: response.resistance * strength + 0.018 * depth }
}
