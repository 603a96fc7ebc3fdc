import type { LaneDefinition } from '../log.ts'
import { readSeries } from '../read-depth.ts'
import { inUnit } from './stress.ts'

const USUAL = { IVAN_IVAN: 'kPa', IVAN_IVAR: 'kPa' } as const

/** In-situ vane: undrained shear strength as found and remoulded, kPa. */
export const strength: LaneDefinition = {
  id: 'strength',
  kind: 'points',
  tables: ['IVAN'],
  least: 50,
  read(tables, report, unitOf) {
    const series = { peak: ['IVAN_IVAN'], remoulded: ['IVAN_IVAR'] }
    const marks = readSeries(tables, ['IVAN'], ['IVAN_DPTH'], series, report)
    return inUnit(marks, { headings: Object.keys(USUAL), usual: USUAL, unit: 'kPa' }, unitOf, report)
  },
}
