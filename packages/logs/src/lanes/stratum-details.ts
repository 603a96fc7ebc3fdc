import type { LaneDefinition } from '../log.ts'
import { placeOf, readRange, readValue, rowsOf, withoutZeroBase } from '../read-depth.ts'

const DEPTHS = [['DETL_TOP'], ['DETL_BASE']] as const

/** Details within strata; one without a base is at a point. */
export const details: LaneDefinition = {
  id: 'details',
  kind: 'notes',
  tables: ['DETL'],
  read: (tables, report) =>
    rowsOf(tables, ['DETL'])
      .flatMap((row) => {
        const range = readRange(row, withoutZeroBase(row, DEPTHS), report)
        return range ? [{ row, ...placeOf(range), label: readValue(row, ['DETL_DESC']) }] : []
      })
      .sort((a, b) => a.top - b.top || a.base - b.base),
}
