import { MAX_REPORT_COLUMN_CHARACTERS } from './write-sheet.ts'
import { writeWorkbook } from './write-xlsx.ts'

/** A sheet of a report. */
export interface ReportSheet {
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const NUMBERS: ReadonlySet<string> = new Set(['Findings', 'Places'])

/**
 * A report as a workbook with filters. Counts are numbers, all else is text. Columns are as wide as their
 * texts, and long texts wrap. `created`: ISO 8601, in UTC.
 */
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
    reportWidths: headings.map((heading, place) => widthOf(heading, rows, place)),
  }))
  return writeWorkbook(tables, created)
}

/** Characters, with room for the button of the filter. */
function widthOf(heading: string, rows: readonly (readonly string[])[], place: number): number {
  const longest = rows.reduce((most, row) => Math.max(most, row[place]?.length ?? 0), heading.length + 3)
  return Math.min(longest + 2, MAX_REPORT_COLUMN_CHARACTERS)
}
