import { describe } from '../ground/describe-stratum.ts'
import { type Hole, isLogged } from '../holes/hole.ts'
import type { Entry } from './entry.ts'

/** One row for each stratum the logger saw; `GEOL_STAT` numbers them from the top. */
export function* recordStrata(hole: Hole): Generator<Entry> {
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
