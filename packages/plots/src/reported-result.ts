import type { TableRow } from '@groundsheet/contract'
import { readReportedResult, ownValue } from '@groundsheet/readings'
import type { Source } from './plot.ts'
import { plotWords } from './plot-words.ts'

/** Headings of one result: the value, its text, its unit and its qualifiers. */
interface ResultHeadings {
  readonly text: string
  readonly unit: string
  readonly qualifiers: readonly string[]
}

/** By the heading of the value. */
const RESULTS: Readonly<Record<string, ResultHeadings>> = {
  ERES_RVAL: { text: 'ERES_RTXT', unit: 'ERES_RUNI', qualifiers: ['ERES_IQLF', 'ERES_LQLF'] },
  GCHM_RESL: { text: 'GCHM_RTXT', unit: 'GCHM_UNIT', qualifiers: [] },
}

/** Reads results of laboratories by all their headings; undefined for any other heading. */
export function reportedResultReader(heading: string): NonNullable<Source['reported']> | undefined {
  const headings = ownValue(RESULTS, heading)
  return (
    headings &&
    (({ data }) =>
      readReportedResult({
        value: data[heading] ?? '',
        text: data[headings.text] ?? '',
        unit: data[headings.unit] ?? '',
        qualifiers: headings.qualifiers.map((one) => data[one] ?? ''),
      }))
  )
}

/** What a row states of a contradicted result, and what is shown: `ERES_RVAL 30, ERES_RTXT <0.025 g/l`. */
export function contradictionText({ data }: TableRow, heading: string, shown: string): string {
  const statements = [heading, RESULTS[heading]?.text ?? '', RESULTS[heading]?.unit ?? '']
    .filter((one) => (data[one]?.trim() ?? '') !== '')
    .map((one) => `${one} ${data[one]?.trim() ?? ''}`)
  return plotWords.shown(statements.join(', '), shown)
}
