import { sampleLabel } from '@groundsheet/readings'
import type { LaneDefinition } from '../log.ts'
import { placeOf, readRange, readValue, rowsOf, withoutZeroBase } from '../read-depth.ts'

const DEPTHS = [['SAMP_TOP'], ['SAMP_BASE']] as const

/** Samples by type and reference: `U4`. */
export const samples: LaneDefinition = {
  id: 'samples',
  kind: 'codes',
  tables: ['SAMP'],
  read: (tables, report) =>
    rowsOf(tables, ['SAMP']).flatMap((row) => {
      const range = readRange(row, withoutZeroBase(row, DEPTHS), report)
      if (!range) return []
      const type = readValue(row, ['SAMP_TYPE'])
      return [{ row, ...placeOf(range), label: sampleLabel(row.data), series: type }]
    }),
}
