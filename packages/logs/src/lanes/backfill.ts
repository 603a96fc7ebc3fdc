import type { LaneDefinition } from '../log.ts'
import { readRanges, readValue } from '../read-depth.ts'

/** Some AGS 3 files define GEOL_LEG in BKFL as the code of the backfill. */
const MATERIAL = ['BKFL_LEG', 'GEOL_LEG'] as const

/** Backfill by its material. Some AGS 3 files define a BKFL_BOT. */
export const backfill: LaneDefinition = {
  id: 'backfill',
  kind: 'fills',
  tables: ['BKFL'],
  read: (tables, report) =>
    readRanges(tables, ['BKFL'], [['BKFL_TOP'], ['BKFL_BASE', 'BKFL_BOT']], report, (row) => ({
      label: readValue(row, ['BKFL_DESC', ...MATERIAL]),
      series: `backfill ${readValue(row, MATERIAL)}`,
    })),
}
