import type { Finding, Mark } from './log.ts'

/** No marks, and a finding, where every value is zero: a column that a program filled without a measurement. */
export function leaveOutZeros(
  marks: readonly Mark[],
  heading: string,
  report: (finding: Finding) => void,
): readonly Mark[] {
  const [first] = marks
  if (!first || marks.some(({ value }) => value !== 0)) return marks
  report({ kind: 'all-zero', table: first.row.table, top: null, base: null, row: null, text: heading })
  return []
}
