import type { Hole } from '../holes/hole.ts'
import { recordBackfill } from './backfill.ts'
import { recordCone } from './cone.ts'
import { recordConstruction } from './construction.ts'
import { recordCore } from './core.ts'
import type { Entry } from './entry.ts'
import { recordLaboratory } from './laboratory.ts'
import { recordLocation } from './location.ts'
import { recordMonitoring } from './monitoring.ts'
import { recordPenetration } from './penetration.ts'
import { recordSamples } from './sampling.ts'
import { recordStrata } from './strata.ts'
import { recordVane } from './vane.ts'
import { recordWater } from './water.ts'

const recorders = [
  recordLocation,
  recordConstruction,
  recordStrata,
  recordSamples,
  recordPenetration,
  recordVane,
  recordCone,
  recordWater,
  recordCore,
  recordBackfill,
  recordMonitoring,
  recordLaboratory,
]

/** Everything that is written down about one hole. */
export function* recordHole(hole: Hole): Generator<Entry> {
  for (const record of recorders) yield* record(hole)
}
