import type { LaneDefinition } from '../log.ts'
import { readSeries } from '../read-depth.ts'

/** In-situ vane: undrained shear strength as found and remoulded, kN/m². */
export const strength: LaneDefinition = {
  id: 'strength',
  kind: 'points',
  tables: ['IVAN'],
  least: 50,
  read: (tables, report) =>
    readSeries(tables, ['IVAN'], ['IVAN_DPTH'], { peak: ['IVAN_IVAN'], remoulded: ['IVAN_IVAR'] }, report),
}
