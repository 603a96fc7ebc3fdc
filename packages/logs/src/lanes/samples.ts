import {
  formatDecimals,
  isPossibleSampleLength,
  MAX_SAMPLE_LENGTH_M,
  sampleLabel,
} from '@groundsheet/readings'
import type { Finding, LaneDefinition, Mark } from '../log.ts'
import { placeOf, readRange, readValue, rowsOf, withoutZeroBase } from '../read-depth.ts'
import { laneWords } from './lane-words.ts'

const DEPTHS = [['SAMP_TOP'], ['SAMP_BASE']] as const

/** Samples by type and reference: `U4`. One of an impossible length is a mark at its top. */
export const samples: LaneDefinition = {
  id: 'samples',
  kind: 'codes',
  tables: ['SAMP'],
  read: (tables, report) =>
    rowsOf(tables, ['SAMP']).flatMap((row): Mark[] => {
      const range = readRange(row, withoutZeroBase(row, DEPTHS), report)
      if (!range) return []
      const { top, base } = range
      const type = readValue(row, ['SAMP_TYPE'])
      const mark = { row, ...placeOf(range), label: sampleLabel(row.data), series: type }
      if (isPossibleSampleLength(type, base - top)) return [mark]
      report(tooLong(mark))
      return [{ ...mark, base: top, statedBase: base }]
    }),
}

const tooLong = ({ row, top, base, label, series = '' }: Mark): Finding => ({
  ...{ kind: 'impossible', table: row.table, top, base, row },
  text: laneWords.sampleTooLong(
    { name: label, type: series, length: formatDecimals(base - top, 2) },
    MAX_SAMPLE_LENGTH_M,
  ),
})
