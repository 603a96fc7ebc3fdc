import { describe } from '../ground/describe-stratum.ts'
import { isLogged, type Hole } from '../holes/hole.ts'
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

/** One row for each stratum the logger saw; `GEOL_STAT` numbers them from the top. */
function* recordStrata(hole: Hole): Generator<Entry> {
  if (!isLogged(hole)) return
  for (const [index, interval] of hole.log.entries())
    yield [
      'GEOL',
      {
        LOCA_ID: hole.id,
        GEOL_TOP: interval.top,
        GEOL_BASE: interval.base,
        GEOL_DESC: describe(interval, hole.easting, hole.northing),
        GEOL_LEG: interval.stratum.legend,
        GEOL_GEOL: interval.stratum.code,
        GEOL_STAT: String(index + 1),
      },
    ]
}
