import { writeWorkbook } from './write-xlsx.ts'

/** A sheet of a report. */
export interface ReportSheet {
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const NUMBERS: ReadonlySet<string> = new Set(['Findings', 'Places'])

/** A report as a workbook. Counts are numbers, all else is text. `created`: ISO 8601, in UTC. */
export function writeReportWorkbook(
  sheets: readonly ReportSheet[],
  created: string,
): AsyncGenerator<Uint8Array> {
  const tables = sheets.map(({ name, headings, rows }) => ({
    group: name,
    name,
    headings: headings.map((heading) => {
      return { heading, name: null, unit: '', type: NUMBERS.has(heading) ? '0DP' : 'X' }
    }),
    rows: () => rows,
  }))
  return writeWorkbook(tables, created)
}
