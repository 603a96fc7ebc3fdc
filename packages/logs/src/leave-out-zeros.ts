import type { TableRow } from '@groundsheet/contract'
import type { Finding } from './log.ts'

/** A value of a row; without a number if the row states text. */
interface Valued {
  readonly row: TableRow
  readonly value?: number
}

/**
 * No marks, and a finding, if every value is zero: the column was filled by a program without a measurement.
 */
export function leaveOutZeros<Value extends Valued>(
  marks: readonly Value[],
  heading: string,
  report: (finding: Finding) => void,
): readonly Value[] {
  const [first] = marks
  if (!first || marks.some(({ value }) => value !== 0)) return marks
  report({ kind: 'all-zero', table: first.row.table, top: null, base: null, row: null, text: heading })
  return []
}
