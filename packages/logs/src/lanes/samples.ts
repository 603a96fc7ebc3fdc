import { sampleLabel } from '@groundsheet/readings'
import type { LaneDefinition } from '../log.ts'
import { readDepth, readRange, readValue, rowsOf } from '../read-depth.ts'

const DEPTHS = [['SAMP_TOP'], ['SAMP_BASE']] as const

/** Samples by type and reference: `U4`. Some programs write a base of 0.00 for none. */
export const samples: LaneDefinition = {
  id: 'samples',
  kind: 'codes',
  tables: ['SAMP'],
  read: (tables, report) =>
    rowsOf(tables, ['SAMP']).flatMap((row) => {
      const baseless = readDepth(row, ['SAMP_BASE']) === 0
      const range = readRange(row, baseless ? [DEPTHS[0], []] : DEPTHS, report)
      if (!range) return []
      const type = readValue(row, ['SAMP_TYPE'])
      return [{ row, top: range.top, base: range.base, label: sampleLabel(row.data), series: type }]
    }),
}
