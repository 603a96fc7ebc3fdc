import type { TableRow } from '@groundsheet/contract'
import { lengthReadingsText } from '@groundsheet/readings'
import type { Finding, StatedLengths } from './log.ts'

/** A finding of lengths in another unit than that of AGS. */
export const lengthFinding = (table: string, row: TableRow | null, lengths: StatedLengths): Finding => ({
  kind: 'length-unit',
  table,
  top: null,
  base: null,
  row,
  text: lengthReadingsText(lengths.headings, lengths.stated, lengths.reading),
  lengths,
})

/** One finding for all headings, also of several tables, with the same unit that are read alike. */
export function uniteLengthFindings(findings: readonly Finding[]): Finding[] {
  const alike = Map.groupBy(findings, ({ lengths }) => lengths && keyOf(lengths))
  return findings.flatMap((finding) => {
    const { lengths, table, row } = finding
    if (lengths === undefined) return [finding]
    const group = alike.get(keyOf(lengths)) ?? []
    if (group[0] !== finding) return []
    const headings = group.flatMap((one) => one.lengths?.headings ?? [])
    return [lengthFinding(table, row, { ...lengths, headings: [...new Set(headings)] })]
  })
}

const keyOf = ({ stated, reading }: StatedLengths): string => `${stated.trim()} ${JSON.stringify(reading)}`
