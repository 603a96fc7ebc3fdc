import { logGround, rockheadOf, roundDepth } from '../ground/log-ground.ts'
import { createRandom } from '../random.ts'
import type { PlannedHole, Site } from '../sites/site.ts'
import { addDays, workingDay } from './calendar.ts'
import { type Hole, isCored } from './hole.ts'
import { planInstallation } from './installation.ts'

/** Metres a crew makes in a day. */
const progress = { CP: 9, RC: 12, 'CP+RC': 9, TP: 20, WS: 20, CPT: 60, HA: 20 } as const

/** Every hole of a site, in the order of its plan; crews begin `site.crews` of them on each working day. */
export function makeHoles(site: Site, seed: number): Hole[] {
  return site.plan.map((planned, index) => makeHole(site, seed, planned, index))
}

function makeHole(site: Site, seed: number, planned: PlannedHole, index: number): Hole {
  const { ground } = site
  const { easting, northing } = planned
  const { finalDepth, boredDepth } = stopDepths(site, planned)
  const log = logGround(ground, easting, northing, finalDepth)
  const groundLevel = ground.groundLevel(easting, northing)
  const started = workingDay(site.contractStartDate, Math.floor(index / site.crews))
  return {
    ...planned,
    site,
    seed,
    groundLevel,
    waterDepth: Math.max(0.3, groundLevel - ground.waterLevel(easting, northing)),
    finalDepth,
    boredDepth,
    log,
    started,
    ended: addDays(started, Math.floor(finalDepth / progress[planned.type])),
    installation: planInstallation(seed, planned, log, finalDepth),
  }
}

/**
 * Cored holes go the planned depth into rock; the others stop at the planned depth or shortly below rockhead,
 * where the tools refuse. What is left of the plan is varied a little, since no two holes end at the same
 * depth.
 */
function stopDepths({ ground }: Site, planned: PlannedHole): { finalDepth: number; boredDepth: number } {
  const { easting, northing, depth, id, type } = planned
  const random = createRandom(id, type, 'depth')
  const rockhead = rockheadOf(logGround(ground, easting, northing, 45)) ?? 45
  if (isCored(planned)) {
    const boredDepth = roundDepth(rockhead + random.between(0.2, 0.8))
    return { boredDepth, finalDepth: roundDepth(boredDepth + 1.5 * Math.round(depth / 1.5)) }
  }
  const wanted = roundDepth(depth * random.near(1, 0.12))
  const refused = roundDepth(rockhead + random.between(0.15, type === 'CP' ? 0.9 : 0.3))
  const finalDepth = Math.min(wanted, refused)
  return { finalDepth, boredDepth: finalDepth }
}
