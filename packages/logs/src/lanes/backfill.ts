import type { LaneDefinition } from '../log.ts'
import { readRanges, readValue } from '../read-depth.ts'

export const backfill: LaneDefinition = {
  id: 'backfill',
  kind: 'fills',
  tables: ['BKFL'],
  read: (tables, report) =>
    readRanges(tables, ['BKFL'], [['BKFL_TOP'], ['BKFL_BASE']], report, (row) => ({
      label: readValue(row, ['BKFL_DESC', 'BKFL_LEG']),
      series: `backfill ${readValue(row, ['BKFL_LEG'])}`,
    })),
}
