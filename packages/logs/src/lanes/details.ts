import type { LaneDefinition } from '../log.ts'
import { readRanges, readValue } from '../read-depth.ts'

export const details: LaneDefinition = {
  id: 'details',
  kind: 'notes',
  tables: ['DETL'],
  read: (tables, report) =>
    readRanges(
      tables,
      ['DETL'],
      [['DETL_TOP'], ['DETL_BASE']],
      report,
      (row) => ({
        label: readValue(row, ['DETL_DESC']),
      }),
      true,
    ).sort((a, b) => a.top - b.top || a.base - b.base),
}
